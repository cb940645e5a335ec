import { CopyIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'

/** Copies a value: reviewers look numbers up in public registers. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showAlert(1, `${what} copied`),
      () => showAlert(2, 'The browser blocked copying'),
    )
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => void copy()}
      className="inline-grid size-7 shrink-0 place-items-center rounded-sm text-text-hint hover:bg-panel hover:text-text"
    >
      <CopyIcon size={14} aria-hidden="true" />
    </button>
  )
}
