import { useQueryClient } from '@tanstack/react-query'
import { addDays, formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
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
  const reason = form.text('reason')
  const before = heading.rates.filter(
    ({ valid_to: to, state }) => state !== 'withdrawn' && to === addDays(from, -1),
  )
  return (
    <Dialog
      title={`Withdraw the rate of ${formatIstDate(from)}?`}
      onClose={onClose}
      focusFirst={() => document.getElementById(reason.id)}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-body-sm">
        {form.message ? (
          <Notice tone="danger" live>
            {form.message}
          </Notice>
        ) : null}
        <p>
          It will not begin.{' '}
          {before.length === 0
            ? 'This HSN then has no rate of its own on that day: a shorter one decides, and without one its goods can’t be sold.'
            : `The rate before it goes on: ${before.map(({ rate }) => percent(rate)).join(' and ')}.`}
        </p>
        <TextArea
          {...reason}
          label="Why"
          hint="It stays on record in the audit log"
          rows={2}
          maxLength={SOURCE_LONGEST}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            Withdraw the rate
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
