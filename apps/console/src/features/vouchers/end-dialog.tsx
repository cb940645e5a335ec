import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
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
  const reason = form.text('reason')
  return (
    <Dialog
      title={`End ${code}?`}
      onClose={onClose}
      focusFirst={() => document.getElementById(reason.id)}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-body-sm">
        {form.message ? (
          <Notice tone="danger" live>
            {form.message}
          </Notice>
        ) : null}
        <Consequences state={state} held={held} />
        <TextArea
          {...reason}
          label="Why"
          hint="It stays on record in the audit log"
          rows={2}
          maxLength={REASON_LONGEST}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            End the voucher
          </Button>
        </div>
      </form>
    </Dialog>
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
