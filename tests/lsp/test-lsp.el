;; SPDX-License-Identifier: GPL-3.0-or-later
;; A session of `leaf lsp' with an editor that was not made here: Emacs, with Eglot as it comes, opens a story, types, asks and renames.
;; LEAF names the program.  Prints TAP; without Eglot it says so, and that is all.
;;   emacs --batch -q -l test-lsp.el

(require 'cl-lib)
(package-initialize)
(unless (require 'eglot nil t)
  (princ "1..0 # SKIP Eglot is not there\n")
  (kill-emacs 0))

(define-derived-mode inform-7-mode text-mode "Inform 7")
(add-to-list 'auto-mode-alist '("\\.\\(ni\\|i7x\\|i7\\)\\'" . inform-7-mode))
(add-to-list 'eglot-server-programs `(inform-7-mode . (,(getenv "LEAF") "lsp")))
(setq eglot-sync-connect 30 eglot-send-changes-idle-time 0.05 eglot-confirm-server-initiated-edits nil
      make-backup-files nil create-lockfiles nil inhibit-message t
      jrpc-default-request-timeout 60) ; it is 10 s, too few under sanitizers beside other work

(defvar count 0)
(defvar failed 0)
(defun ok (truth name &optional more)
  (setq count (1+ count))
  (unless truth (setq failed (1+ failed)))
  (princ (format "%sok %d - %s\n" (if truth "" "not ") count name))
  (unless truth
    (when more (princ (format "# %S\n" more)))
    (message "not ok: %s %S" name more)))

(defun wait-for (test)
  "Lets the server speak until TEST is so, 60 s at most."
  (let ((end (+ (float-time) 60)) (truth nil))
    (while (and (not (setq truth (funcall test))) (< (float-time) end))
      (accept-process-output nil 0.05))
    truth))

(defun at (words &optional nth)
  (goto-char (point-min))
  (dotimes (_ (or nth 1)) (search-forward words))
  (goto-char (match-beginning 0)))

(defun ask (method &rest more)
  (eglot--signal-textDocument/didChange)
  (jsonrpc-request (eglot-current-server) method (append (eglot--TextDocumentPositionParams) more)))

(defvar told nil "What Flymake was told last, of each file.")
(advice-add 'eglot-handle-notification :after
            (lambda (_server method &rest args)
              (when (eq method 'textDocument/publishDiagnostics)
                (setf (alist-get (plist-get args :uri) told nil nil #'equal) (append (plist-get args :diagnostics) nil)))))
(defun problems () (cdr (assoc (eglot--path-to-uri buffer-file-name) told)))

(defconst story "\"The Wharf\" by A Tester

Part 1 - Places

The Wharf is a room. The coil of rope is in the Wharf. The tea crate is a container in the Wharf.

Part 2 - Rules

Instead of taking the coil of rope (this is the heavy rope rule):
	let the weight be 7;
	say \"Ü𝄞 é [The coil of rope] weighs [weight].\"

Instead of taking something: say \"Leave it.\"

Chapter 3 - More (see \"woods.i7\")
")
(defconst woods "Chapter 3 - More

The Woods are north of the Wharf. The oak is in the Woods.
")

(defvar folder (make-temp-file "looseleaf-eglot" t))
(setenv "XDG_CACHE_HOME" (expand-file-name "cache" folder))
(make-directory (expand-file-name "Wharf.inform/Source" folder) t)
(make-directory (expand-file-name "Wharf.materials/Source" folder) t)
(defvar story-file (expand-file-name "Wharf.inform/Source/story.ni" folder))
(defvar woods-file (expand-file-name "Wharf.materials/Source/woods.i7" folder))
(setq coding-system-for-write 'utf-8)
(write-region story nil story-file)
(write-region woods nil woods-file)

(defun session ()
  (set-language-environment "UTF-8")
  (cl-letf (((symbol-function 'project-current) (lambda (&rest _) (cons 'transient folder))))
    (find-file story-file)
    (apply #'eglot--connect (eglot--guess-contact))
    (ok (wait-for (lambda () (assoc (eglot--path-to-uri story-file) told))) "problems are told")
    (ok (null (problems)) "of which there are none" (problems))

    ;; Typing: what stands behind characters of two units and combining marks keeps its place.
    (at "weighs [weight]") (insert "𝄞é̂ ")
    (at "[weight]") (forward-char 3)
    (let ((hover (ask :textDocument/hover)))
      (ok (string-match-p "weight" (format "%S" hover)) "hover behind characters of two units" hover))
    (at "Leave it.") (insert "[the cooil of rope] ")
    (eglot--signal-textDocument/didChange)
    (ok (wait-for #'problems) "a problem is told while one types" told)
    (let* ((row (car (problems))) (start (plist-get (plist-get row :range) :start)))
      (ok (equal (plist-get start :line) 12) "on its line" row)
      (at "cooil") (let ((fixes (jsonrpc-request (eglot-current-server) :textDocument/codeAction
                        (list :textDocument (eglot--TextDocumentIdentifier) :range (plist-get row :range)
                              :context (list :diagnostics (vector row))))))
        (ok (> (length fixes) 0) "with a fix" fixes)
        (when (> (length fixes) 0)
          (eglot--apply-workspace-edit (plist-get (elt fixes 0) :edit)))
        (eglot--signal-textDocument/didChange)
        (ok (string-match-p (regexp-quote "[the coil of rope]") (buffer-string)) "that mends it" (buffer-string))))
    (ok (wait-for (lambda () (null (problems)))) "and then it is well again" (problems))

    ;; Fast typing, and a request that is called off.
    (goto-char (point-max))
    (dolist (c (string-to-list "\n\nInstead of dropping the coil of rope: say \"Hm.\"")) (insert c) (eglot--signal-textDocument/didChange))
    (let ((n 0))
      (dotimes (_ 5)
        (let ((id (car (jsonrpc-async-request (eglot-current-server) :textDocument/documentSymbol
                                              (list :textDocument (eglot--TextDocumentIdentifier))
                                              :success-fn (lambda (_) (setq n (1+ n))) :error-fn (lambda (_) (setq n (1+ n)))))))
          (jsonrpc-notify (eglot-current-server) :$/cancelRequest (list :id id))))
      (ok (wait-for (lambda () (= n 5))) "each request that is called off is answered all the same" n))
    (ok (wait-for (lambda () (null (problems)))) "what is typed letter by letter is whole in the end" (problems))

    ;; Completion, signature, symbols, colours.
    (goto-char (point-max)) (insert "\n\nInstead of tak")
    (let* ((list (ask :textDocument/completion)) (items (append (if (vectorp list) list (plist-get list :items)) nil)))
      (ok (cl-some (lambda (item) (equal (plist-get item :label) "taking (thing)")) items) "actions are completed" (seq-take items 5)))
    (delete-region (- (point) 3) (point)) (insert "taking the tea crate:\n\tmove the tea crate to ")
    (let ((help (ask :textDocument/signatureHelp)))
      (ok (string-match-p "move" (format "%S" help)) "a phrase's signature while one types" help))
    (insert "the Woods.")
    (let ((symbols (jsonrpc-request (eglot-current-server) :workspace/symbol '(:query "heavy"))))
      (ok (string-match-p "heavy rope rule" (format "%S" symbols)) "symbols of all that is open" symbols))
    (eglot--signal-textDocument/didChange)
    (let ((tokens (plist-get (jsonrpc-request (eglot-current-server) :textDocument/semanticTokens/full
                                              (list :textDocument (eglot--TextDocumentIdentifier))) :data)))
      (ok (and (> (length tokens) 20) (zerop (% (length tokens) 5))) "colours" tokens))

    ;; Several files: definition in a part, rename through both, one of them unsaved, one closed.
    (at "the Woods.") (forward-char 5)
    (let ((there (ask :textDocument/definition)))
      (ok (string-match-p "woods\\.i7" (format "%S" there)) "a definition in another file" there))
    (find-file woods-file)
    (ok (wait-for (lambda () (assoc (eglot--path-to-uri woods-file) told))) "a part is told of, too" told)
    (at "oak") (insert "old ") (eglot--signal-textDocument/didChange)
    (at "Wharf") (forward-char 2)
    (eglot-rename "Quay")
    (ok (string-match-p "north of the Quay" (buffer-string)) "renamed in the part" (buffer-string))
    (with-current-buffer (find-file-noselect story-file)
      (ok (string-match-p "The Quay is a room" (buffer-string)) "and in the story" (buffer-string)))
    (goto-char (point-max)) (insert "\nThe oak is in the flurb of nothing at all that is.\n")
    (eglot--signal-textDocument/didChange)
    (ok (wait-for #'problems) "a problem in the part" told)
    (set-buffer-modified-p nil) (kill-buffer)
    (with-current-buffer (find-file-noselect story-file)
      (ok (wait-for (lambda () (null (problems)))) "a part that is closed unsaved is what the disk says" told)
      (let ((symbols (jsonrpc-request (eglot-current-server) :workspace/symbol '(:query "places"))))
        (ok (string-match-p "Part 1 - Places" (format "%S" symbols)) "as the story's symbols show" symbols)))

    ;; A huge file.
    (with-current-buffer (find-file-noselect story-file)
      (goto-char (point-max))
      (dotimes (i 4000) (insert (format "\n\nThe pile %d is in the Quay. The description of the pile %d is \"Much.\"" i i)))
      (eglot--signal-textDocument/didChange)
      (goto-char (point-max)) (forward-line -1) (forward-char 6)
      (ok (ask :textDocument/hover) "a huge story is asked about")
      (set-buffer-modified-p nil))
    (eglot-shutdown (eglot-current-server))))

(condition-case why (session) (error (ok nil "the session goes to its end" why)))
(princ (format "1..%d\n" count))
(delete-directory folder t)
(kill-emacs (if (> failed 0) 1 0))
