import { useQueryClient } from '@tanstack/react-query'
import { addDays, formatIstDate } from '@upchar/kernel/dates'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { SOURCE_LONGEST } from './draft.ts'
import { percent } from './words.ts'
import type { Heading } from './words.ts'

const FIELDS = ['reason'] as const

type Props = { heading: Heading; from: string; onClose: () => void }

function useWithdraw({ heading: { hsn, tag, seen }, from, onClose }: Props) {
  const form = useForm({ id: 'withdraw', fields: FIELDS, initial: { reason: '' } })
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['staffGetGstHeading', 'staffListGstRates'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const withdraw = useCall('staffWithdrawGstRate', {
    onSuccess: () => {
      showAlert(1, `The rate of ${formatIstDate(from)} is withdrawn.`)
      onClose()
      return refresh()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile', 'rate_begun')) void refresh()
    },
  })
  return {
    form,
    ...useSend(form, {
      read: () => form.values.reason.trim(),
      check: (reason) =>
        reason.length < 3
          ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
          : [],
      send: (reason) =>
        sendBy(
          withdraw,
          { params: { hsn }, body: { tag, valid_from: from, reason, seen } },
          {
            text: (problem) =>
              isRefusal(problem, 'changed_meanwhile')
                ? 'Someone else has changed the rates of this HSN. Close this to see them.'
                : problem.message,
          },
        ),
    }),
  }
}

/** Withdraws a planned rate with a reason, after saying which one goes on. */
export function WithdrawDialog(props: Props) {
  const { heading, from, onClose } = props
  const { form, busy, onSubmit } = useWithdraw(props)
  const before = heading.rates.filter(
    ({ valid_to: to, state }) => state !== 'withdrawn' && to === addDays(from, -1),
  )
  return (
    <ReasonDialog
      title={`Withdraw the rate of ${formatIstDate(from)}?`}
      action="Withdraw the rate"
      message={form.message}
      reason={form.text('reason')}
      longest={SOURCE_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        It will not begin.{' '}
        {before.length === 0
          ? 'This HSN then has no rate of its own on that day: a shorter one decides, and without one its goods can’t be sold.'
          : `The rate before it goes on: ${before.map(({ rate }) => percent(rate)).join(' and ')}.`}
      </p>
    </ReasonDialog>
  )
}
