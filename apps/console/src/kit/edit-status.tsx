import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'

type Notices = {
  /** Whether somebody else has saved since; `rebase` takes their version up. */
  overtaken: boolean
  who: string | undefined
  /** What they changed, and what becomes of the own changes. */
  what: string
  kept: string
  message: string | undefined
  rebase: () => void
}

/** Why saving failed, or who else has changed what is edited. */
export function EditNotices({ overtaken, who, what, kept, message, rebase }: Notices) {
  return (
    <>
      {overtaken ? (
        <Notice
          tone="warning"
          live
          action={
            <Button look="outline" onClick={rebase}>
              Use the new version
            </Button>
          }
        >
          {who ?? 'Someone else'} has changed {what} in the meantime. {kept}
        </Notice>
      ) : null}
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
    </>
  )
}

type Bar = { changes: readonly string[]; overtaken: boolean; busy: boolean; undo: () => void }

/** What has changed, with the buttons that save or undo it. */
export function SaveBar({ changes, overtaken, busy, undo }: Bar) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 bg-page py-3">
      <p className="mr-auto min-w-0 text-body-sm text-text-muted" aria-live="polite">
        {changes.length === 0 ? 'No changes' : `Changed: ${changes.join(', ')}`}
      </p>
      <Button look="outline" disabled={changes.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button type="submit" disabled={changes.length === 0 || overtaken} busy={busy}>
        Save
      </Button>
    </div>
  )
}
