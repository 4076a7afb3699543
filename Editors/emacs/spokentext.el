;;; spokentext.el --- String files as users see and hear them -*- lexical-binding: t; -*-

;;; Commentary:
;; `spokentext lsp' in Eglot, which Emacs has had since version 29 (GNU ELPA has it for 26 to 28).
;; Put the folder on the `load-path' and (require 'spokentext) into your init file; then open a string file and call
;; `eglot', or have it called: (add-hook 'spokentext-mode-hook #'eglot-ensure)

;;; Code:

(require 'eglot)

(defgroup spokentext nil "String files as users see and hear them." :group 'tools)

(defcustom spokentext-command "spokentext"
  "The command, or the path of it."
  :type 'string :group 'spokentext)

(defcustom spokentext-numbers "digits"
  "How inlay hints say numbers: digits or words."
  :type '(choice (const "digits") (const "words")) :group 'spokentext)

;;;###autoload
(define-derived-mode spokentext-mode prog-mode "Strings"
  "Major mode for string files; what it knows of them comes from the server."
  (setq-local comment-start "/* " comment-end " */"))

;;;###autoload
(dolist (pattern '("\\.strings\\'" "\\.stringsdict\\'" "\\.xcstrings\\'" "\\.pot?\\'" "\\.xliff\\'" "\\.xlf\\'" "\\.arb\\'"
                   "\\.res[xw]\\'" "/values[^/]*/[^/]+\\.xml\\'"))
  (add-to-list 'auto-mode-alist (cons pattern 'spokentext-mode)))

(defun spokentext--contact (&rest _)
  "How Eglot starts the server."
  (list spokentext-command "lsp" :initializationOptions (list :numbers spokentext-numbers)))

(add-to-list 'eglot-server-programs (cons 'spokentext-mode #'spokentext--contact))

(provide 'spokentext)
;;; spokentext.el ends here
