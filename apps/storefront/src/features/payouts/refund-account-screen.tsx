import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { payoutTo } from '@upchar/kernel/return-reasons'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { rupeeText } from '@upchar/ui/price'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../shell/api/api.ts'

type Payout = Answer<'getPayout'>['payout']
export type OpenPayout = { payout: Payout; linkKey: string }

/** Where a refund by bank transfer shall go; correctable until it is paid (RET-04). */
export function RefundAccountScreen({ payout, linkKey }: OpenPayout) {
  const { amount, order_number: order, came_back: cameBack, ends_in: end, state } = payout
  return (
    <div className="page-width max-w-xl pb-section">
      <h1 className="mt-6 mb-4 text-h1 font-bold">Your refund of {rupeeText(amount, 'always')}</h1>
      {order === '' ? null : <p className="text-text-muted">Order {order}</p>}
      {state !== 'paid' && cameBack !== null ? (
        <p className="mt-3 [overflow-wrap:anywhere]">
          We sent it by bank transfer. On {formatIstDate(cameBack.on)} the bank returned it to us.
          Its reason: {cameBack.reason}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-4">
        {state === 'needed' ? null : (
          <p className="rounded-md bg-success-bg p-4 text-success">{DONE[state]}</p>
        )}
        {state === 'paid' ? null : (
          <>
            {end === '' ? null : (
              <p>
                It goes to the account or UPI ID that ends in <strong>{end}</strong>. Is that wrong?
                Until we have paid, you can correct it here.
              </p>
            )}
            <AccountForm id={payout.id} linkKey={linkKey} />
          </>
        )}
      </div>
    </div>
  )
}

const DONE = {
  given: 'We have your account, and send the money within 7 days. We email you when it is paid.',
  paid: 'It is paid. Your bank shows it within a day.',
} as const
const WRONG = 'Enter a UPI ID, or an account number and IFSC, such as 50100234567890 HDFC0000123'

function AccountForm({ id, linkKey }: { id: string; linkKey: string }) {
  const form = useSubmission({
    id: 'account',
    fields: ['pay_to'],
    read: (data) => textOf(data, 'pay_to').trim(),
    check: (text) => (payoutTo(text) === null ? [{ field: 'pay_to', message: WRONG }] : []),
    send: async (text) =>
      formResult(
        await api('givePayoutAccount', { params: { id }, body: { key: linkKey, pay_to: text } }),
      ),
  })
  if (form.answer)
    return <output className="block rounded-md bg-success-bg p-4 text-success">{DONE.given}</output>
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      aria-label="Another account"
      className="flex flex-col gap-4 noscript:hidden"
    >
      <FormProblems form={form} />
      <TextInput
        label="Where shall we send the money?"
        hint="A UPI ID, or an account number and IFSC. We never ask for a PIN or a code."
        autoComplete="off"
        maxLength={120}
        {...form.field('pay_to')}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        Send the money there
      </Button>
    </form>
  )
}
