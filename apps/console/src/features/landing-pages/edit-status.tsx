import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Confirm } from '../../kit/confirm.tsx'
import { NAMES } from './draft.ts'
import type { Editor } from './use-editor.ts'

/** Why saving failed, or who else changed the page. */
export function EditNotices({ editor }: { editor: Editor }) {
  const { page, form, changes, overtaken, rebase } = editor
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
          {page.changed_by?.name ?? 'Someone else'} has changed this page in the meantime.{' '}
          {changes.length > 0 ? 'Your own changes are stored.' : ''}
        </Notice>
      ) : null}
      {form.message ? (
        <Notice tone="danger" live>
          {form.message}
        </Notice>
      ) : null}
    </>
  )
}

/** The changed fields, with the buttons that save or undo them. */
export function SaveBar({ editor }: { editor: Editor }) {
  const { changes, overtaken, busy, undo } = editor
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-lg:sticky max-lg:bottom-0 max-lg:bg-page max-lg:py-3">
      <p className="mr-auto text-body-sm text-text-muted" aria-live="polite">
        {changes.length === 0
          ? 'No changes'
          : `Changed: ${changes.map((key) => NAMES[key].toLowerCase()).join(', ')}`}
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

/** Opening or closing a department affects every buyer, so it is confirmed. */
export function ConfirmSwitch({ editor }: { editor: Editor }) {
  const { page, draft, busy, confirm, cancel } = editor
  return (
    <Confirm
      title={`Switch ${page.name} ${draft.enabled ? 'on' : 'off'}?`}
      action={draft.enabled ? 'Switch on' : 'Switch off'}
      danger={!draft.enabled}
      busy={busy}
      onConfirm={confirm}
      onClose={cancel}
    >
      <p>
        {draft.enabled
          ? 'Everyone who may buy from this department can do so again.'
          : 'Nothing from this department can be bought until it is switched on again. Visitors can browse and enquire.'}
      </p>
    </Confirm>
  )
}
