import { EditNotices as Notices, SaveBar as Bar } from '../../kit/edit-status.tsx'
import type { Editor } from './use-editor.ts'

export function EditNotices({ editor }: { editor: Editor }) {
  const { family, changes } = editor
  return (
    <Notices
      {...editor}
      who={family.changed_by?.name}
      what="these attributes"
      kept={changes.length > 0 ? 'What you changed is still here.' : ''}
    />
  )
}

export const SaveBar = ({ editor }: { editor: Editor }) => <Bar {...editor} />
