import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'

const FIELDS = ['conclusion'] as const
const LONGEST = 1000

/** Closes a recall that is done, with its report. */
export function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm({ id: 'close', fields: FIELDS, initial: { conclusion: '' } })
  const close = useCall('staffCloseRecall', {
    onSuccess: () => {
      showAlert(1, 'The recall is closed')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffGetRecall'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.conclusion.trim(),
    check: (typed) =>
      typed.length < 10
        ? [
            {
              field: 'conclusion',
              message: 'Say what was done, and why no more goods are expected',
            },
          ]
        : [],
    send: (conclusion) => sendBy(close, { params: { id }, body: { conclusion } }),
  })
  return (
    <ReasonDialog
      title={`Close recall ${id}?`}
      action="Close it"
      label="Conclusion"
      hint="It stands in the report for the authority"
      message={form.message}
      reason={form.text('conclusion')}
      longest={LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        The report is kept as it is now and can’t be changed. Buyers get no more reminders. The
        goods stay off sale. Somebody else than who began the recall closes it, where there is
        somebody.
      </p>
    </ReasonDialog>
  )
}
