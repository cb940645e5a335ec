import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST, reasonProblem } from './draft.ts'
import { heldWords } from './words.ts'
import type { Voucher } from './words.ts'

const FIELDS = ['reason'] as const
const FOR_GOOD = 'It can’t be resumed, and its code can’t be used for another voucher.'

function useEndVoucher({ id, code }: Voucher, onClose: () => void) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListVouchers'] })
  const end = useCall('staffEndVoucher', {
    onSuccess: () => {
      showAlert(1, `${code} has ended.`)
      onClose()
      return refresh()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile', 'voucher_missing')) void refresh()
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) => {
      const message = reasonProblem(typed)
      return message ? [{ field: 'reason', message }] : []
    },
    send: (typed) =>
      sendBy(
        end,
        { params: { id }, body: { reason: typed.trim() } },
        {
          text: (problem) =>
            isRefusal(problem, 'changed_meanwhile')
              ? 'Someone else has ended it. Close this to see the details.'
              : problem.message,
        },
      ),
  })
  return { form, busy, onSubmit }
}

/** Ends a voucher with a reason, after explaining the effect on buyers who have it. */
export function EndDialog({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { code, state, held } = voucher
  const { form, busy, onSubmit } = useEndVoucher(voucher, onClose)
  return (
    <ReasonDialog
      title={`End ${code}?`}
      action="End the voucher"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Consequences state={state} held={held} />
    </ReasonDialog>
  )
}

/** The effect on buyers who have the voucher. */
function Consequences({ state, held }: Pick<Voucher, 'state' | 'held'>) {
  if (state === 'planned') return <p>It will not start. {FOR_GOOD}</p>
  return (
    <div>
      <p>It ends at once, everywhere. {FOR_GOOD}</p>
      <ul className="mt-2 list-disc pl-5 text-text-muted">
        <li>
          It is removed from carts and checkouts: buyers are notified and see the new total before
          they pay.
        </li>
        <li>
          {held > 0
            ? `${heldWords(held)} ${held === 1 ? 'keeps' : 'keep'} it: the amount being paid stays as agreed.`
            : 'No payments with it are in progress.'}
        </li>
        <li>Orders that were placed with it stay as they are.</li>
      </ul>
    </div>
  )
}
