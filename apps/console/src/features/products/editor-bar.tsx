import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { WAITING_REASON_WORDS } from '@upchar/kernel/waiting-goods'
import { EditNotices } from '../../kit/edit-status.tsx'
import type { Editor } from './use-editor.ts'

/** Why it isn't on sale, and who else has changed it meanwhile. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { base, changes, overtaken } = editor
  return (
    <>
      {base?.state === 'waiting' ? (
        <Notice tone="warning">
          It isn’t on sale yet.{' '}
          {base.waiting_for.map((reason) => WAITING_REASON_WORDS[reason].todo).join(' ')}
        </Notice>
      ) : null}
      {base?.state === 'refused' ? (
        <Notice tone="danger">Refused: {base.refused_because}</Notice>
      ) : null}
      <EditNotices
        overtaken={overtaken}
        who="A colleague or a file"
        what="this product"
        kept={changes.length > 0 ? 'What you changed is still here.' : ''}
        message={undefined}
        rebase={editor.rebase}
      />
    </>
  )
}

/** What has changed, with the buttons that save it, on sale or off it. */
export function EditorBar({ editor }: { editor: Editor }) {
  const { base, changes, overtaken, busy } = editor
  const isOnSale = base?.state === 'on_sale'
  const nothing = changes.length === 0
  const off = (
    <Button
      type="submit"
      look="outline"
      name="publish"
      value="no"
      disabled={overtaken || (nothing && base?.state === 'draft')}
      busy={busy}
    >
      {isOnSale ? 'Take off sale' : 'Save as draft'}
    </Button>
  )
  const on = (
    <Button
      type="submit"
      name="publish"
      value="yes"
      disabled={overtaken || (isOnSale && nothing)}
      busy={busy}
    >
      {isOnSale ? 'Save' : 'Put on sale'}
    </Button>
  )
  // Enter in a field presses the first button that submits: it must not put goods on sale or take them off.
  const [first, second] = isOnSale ? [on, off] : [off, on]
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 bg-page py-3">
      <p className="mr-auto min-w-0 text-body-sm text-text-muted" aria-live="polite">
        {nothing ? 'No changes' : `Changed: ${changes.join(', ')}`}
      </p>
      <Button look="outline" disabled={nothing} onClick={editor.undo}>
        Undo
      </Button>
      {first}
      {second}
    </div>
  )
}
