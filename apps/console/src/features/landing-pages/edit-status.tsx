import { Confirm } from '../../kit/confirm.tsx'
import { EditNotices as Notices, SaveBar as Bar } from '../../kit/edit-status.tsx'
import { NAMES } from './draft.ts'
import type { Editor } from './use-editor.ts'

export function EditNotices({ editor }: { editor: Editor }) {
  const { page, form, changes, overtaken, rebase } = editor
  return (
    <Notices
      overtaken={overtaken}
      who={page.changed_by?.name}
      what="this page"
      kept={changes.length > 0 ? 'Your own changes are stored.' : ''}
      message={form.message}
      rebase={rebase}
    />
  )
}

export const SaveBar = ({ editor }: { editor: Editor }) => (
  <Bar {...editor} changes={editor.changes.map((key) => NAMES[key].toLowerCase())} />
)

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
