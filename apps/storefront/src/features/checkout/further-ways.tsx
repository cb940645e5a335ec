import { plural } from '@upchar/kernel/text'
import { rupeeText } from '@upchar/ui/price'
import type { PaymentOption } from './guest-form.ts'
import { Option } from './payment-option.tsx'
import type { Later } from './use-later.ts'

type Props = {
  option: PaymentOption
  later: Later
  onChoose: (value: PaymentOption) => void
}

/** CHECKOUT-06: UPI on the shop's own page, up to what banks pay by it at a time; `due` is what is to pay, in rupees. */
export function UpiOption({
  option,
  later: { upi_limit: limit },
  due,
  onChoose,
}: Props & { due: number }) {
  return limit > 0 ? (
    <Option value={6} chosen={option === 6} disabled={due > limit} title="UPI" onChoose={onChoose}>
      {due > limit
        ? `UPI pays up to ${rupeeText(limit)} at a time.`
        : 'Your UPI app opens on your phone, or scans the code that we show next.'}
    </Option>
  ) : null
}

/** CHECKOUT-15: what is paid within days. */
export function LaterOptions({ option, later, onChoose }: Props) {
  return (
    <>
      {later.transfer ? (
        <Option value={4} chosen={option === 4} title="Bank transfer" onChoose={onChoose}>
          NEFT, RTGS or IMPS within {plural(later.days, 'day')}. We hold the goods and mail you the
          account, the reference and the last day.
        </Option>
      ) : null}
      {later.link ? (
        <Option value={5} chosen={option === 5} title="Payment link" onChoose={onChoose}>
          For whoever pays in your organisation: we mail you a link that can be paid within{' '}
          {plural(later.days, 'day')} and hold the goods.
        </Option>
      ) : null}
    </>
  )
}
