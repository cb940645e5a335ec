import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Confirm } from '../../kit/confirm.tsx'
import { isRefusal } from '../../shell/api/ask.ts'
import { NAMES } from './draft.ts'
import type { Editor } from './use-editor.ts'

/** What went wrong, or who else changed the page meanwhile. */
export function EditNotices({ editor }: { editor: Editor }) {
  const { page, changes, overtaken, save, takeOver } = editor
  return (
    <>
      {overtaken ? (
        <Notice
          tone="warning"
          live
          action={
            <Button look="outline" onClick={takeOver}>
              Go on with the new one
            </Button>
          }
        >
          {page.changed_by?.name ?? 'Somebody else'} changed this page meanwhile.{' '}
          {changes.length > 0 ? 'Your own changes are kept when you go on.' : ''}
        </Notice>
      ) : null}
      {save.error && !isRefusal(save.error, 'changed_meanwhile') ? (
        <Notice tone="danger" live>
          {save.error.message}
        </Notice>
      ) : null}
    </>
  )
}

/** What was changed, with the buttons that save it or put it back. */
export function SaveBar({ editor }: { editor: Editor }) {
  const { changes, overtaken, save, undo } = editor
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-lg:sticky max-lg:bottom-0 max-lg:bg-page max-lg:py-3">
      <p className="mr-auto text-body-sm text-text-muted" aria-live="polite">
        {changes.length === 0
          ? 'Nothing changed'
          : `Changed: ${changes.map((key) => NAMES[key].toLowerCase()).join(', ')}`}
      </p>
      <Button look="outline" disabled={changes.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button type="submit" disabled={changes.length === 0 || overtaken} busy={save.isPending}>
        Save
      </Button>
    </div>
  )
}

/** Buying is switched on or off for everybody: asked again first. */
export function ConfirmSwitch({ editor }: { editor: Editor }) {
  const { page, draft, save, send, setAsking } = editor
  return (
    <Confirm
      title={`Switch ${page.name} ${draft.enabled ? 'on' : 'off'}?`}
      action={draft.enabled ? 'Switch on' : 'Switch off'}
      danger={!draft.enabled}
      busy={save.isPending}
      onConfirm={send}
      onClose={() => setAsking(false)}
    >
      <p>
        {draft.enabled
          ? 'Everything of this department can be bought again by who may buy it.'
          : 'Nothing of this department can be bought until it is switched on again. Visitors can look around and enquire.'}
      </p>
    </Confirm>
  )
}
