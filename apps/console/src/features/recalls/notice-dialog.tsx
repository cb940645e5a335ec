import { useQueryClient } from '@tanstack/react-query'
import type { RecallNoticeMark } from '@upchar/kernel/recalls'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Notice } from './words.ts'

const NOTE = ['note'] as const
const LONGEST = 300
const WORDS: Readonly<
  Record<
    RecallNoticeMark,
    { title: (buyer: string) => string; action: string; label: string; text: string; done: string }
  >
> = {
  told: {
    title: (buyer) => `Did you tell ${buyer}?`,
    action: 'Note that they know',
    label: 'How, and whom',
    text: 'By phone or in person, say. They count as acknowledged, noted by you, and get no more reminders.',
    done: 'Noted: the buyer knows',
  },
  lost: {
    title: (buyer) => `Did the mail to ${buyer} come back?`,
    action: 'Note that it came back',
    label: 'How you know',
    text: 'They count as not reached and get no more reminders. Call them.',
    done: 'Noted: the mail didn’t arrive',
  },
  none: {
    title: (buyer) => `Take back what was noted of ${buyer}?`,
    action: 'Take it back',
    label: 'Why',
    text: 'They count as before, and reminders go on.',
    done: 'The note is taken back',
  },
}

/** Staff note of a buyer of a recall what the shop can’t know, or take such a note back. */
export function NoticeDialog(props: {
  id: number
  notice: Notice
  mark: RecallNoticeMark
  onClose: () => void
}) {
  const { id, notice, mark, onClose } = props
  const words = WORDS[mark]
  const client = useQueryClient()
  const form = useForm({ id: 'notice', fields: NOTE, initial: { note: '' } })
  const change = useCall('staffMarkRecallNotice', {
    onSuccess: () => {
      showAlert(1, words.done)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListRecallNotices'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.note.trim(),
    check: (typed) => (typed.length < 3 ? [{ field: 'note', message: 'Say how you know' }] : []),
    send: (note) => sendBy(change, { params: { id, notice: notice.id }, body: { mark, note } }),
  })
  return (
    <ReasonDialog
      title={words.title(notice.buyer)}
      action={words.action}
      harmless
      label={words.label}
      message={form.message}
      reason={form.text('note')}
      longest={LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ReasonDialog>
  )
}
