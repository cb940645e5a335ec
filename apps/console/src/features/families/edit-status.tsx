import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import type { Editor } from './use-editor.ts'

/** Why saving failed, or who else has changed the attributes. */
export function EditNotices({ editor }: { editor: Editor }) {
  const { family, changes, overtaken, message, rebase } = editor
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
          {family.changed_by?.name ?? 'Someone else'} has changed these attributes in the meantime.{' '}
          {changes.length > 0 ? 'What you changed is still here.' : ''}
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

/** What has changed, with the buttons that save or undo it. */
export function SaveBar({ editor }: { editor: Editor }) {
  const { changes, overtaken, busy, undo } = editor
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
