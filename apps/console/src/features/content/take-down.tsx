import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { useCall } from '../../shell/api/ask.ts'
import type { Content } from './draft.ts'
import type { Editor } from './use-text.ts'

/** Hides a text from buyers. */
export function TakeDown({
  editor,
  content,
  onClose,
}: {
  editor: Editor
  content: Content
  onClose: () => void
}) {
  const call = useCall('staffTakeDownContent', {
    onSuccess: ({ content: left }) => {
      editor.settle(left)
      showAlert(1, 'It is taken down.')
      onClose()
    },
  })
  return (
    <Confirm
      title={`Take down “${content.item.name}”?`}
      action="Take it down"
      danger
      busy={call.isPending}
      problem={call.error?.message}
      onConfirm={() => call.mutate({ params: editor.params, body: { revision: content.revision } })}
      onClose={onClose}
    >
      <p>
        Buyers don’t see it from now on. Its history stays, and a version that is scheduled still
        begins.
      </p>
    </Confirm>
  )
}
