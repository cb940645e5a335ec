import { cx } from '@upchar/ui/cx'
import { rupeeText } from '@upchar/ui/price'
import type { ReactNode } from 'react'
import { plural } from '@upchar/kernel/text'
import { FormSection } from '@upchar/ui/form-section'
import type { PaymentOption } from './guest-form.ts'
import type { Cod } from './use-cod.ts'
import type { CreditOffer } from './use-credit.ts'
import type { Later } from './use-later.ts'

function Option({
  value,
  chosen,
  disabled = false,
  title,
  children,
  onChoose,
}: {
  value: PaymentOption
  chosen: boolean
  disabled?: boolean
  title: string
  children: ReactNode
  onChoose: (value: PaymentOption) => void
}) {
  return (
    <label
      className={cx(
        'grid min-h-14 cursor-pointer grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-0.5 rounded-md border p-3',
        chosen ? 'border-action bg-selected' : 'border-control-border',
        disabled && 'cursor-not-allowed bg-page',
      )}
    >
      <input
        type="radio"
        name="payment"
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="mt-1 size-4 accent-action"
        aria-describedby={`pay-${value}`}
      />
      <span className={cx('font-semibold', disabled && 'text-text-muted')}>{title}</span>
      <span id={`pay-${value}`} className="col-start-2 text-body-sm text-text-muted">
        {children}
      </span>
    </label>
  )
}

/** The API's plain answer, which needs no repeating. */
const available = 'Cash on delivery is available.'

/** Promises cash on delivery only if the API allows it for the delivery address. */
function codWords(cod: Cod): string {
  if (cod.state === 'no') return cod.message
  if (cod.state !== 'yes')
    return 'Pay the courier in cash or by UPI, if the courier accepts it at your pincode.'
  const fee =
    cod.fee > 0
      ? `A fee of ${rupeeText(cod.fee)} is added for collecting the cash.`
      : 'No extra fee.'
  return `Pay the courier in cash or by UPI. ${fee}${cod.hint === available ? '' : ` ${cod.hint}`}`
}

/**
 * Online, cash, credit line, bank transfer or link (CHECKOUT-05, CHECKOUT-06, CHECKOUT-08, CHECKOUT-15). An unavailable option stays
 * visible with its reason; what the shop doesn't take at all isn't shown.
 */
export function PaymentChoice({
  option,
  cod,
  credit,
  later,
  onChoose,
  children,
}: {
  option: PaymentOption
  cod: Cod
  /** Null: the customer has no credit line. */
  credit: CreditOffer | null
  later: Later | null
  onChoose: (value: PaymentOption) => void
  /** What the chosen way needs. */
  children: ReactNode
}) {
  return (
    <FormSection title="Payment">
      <div className="flex flex-col gap-3">
        <Option value={1} chosen={option === 1} title="Pay online" onChoose={onChoose}>
          UPI, card or net banking, on the page of our payment partner.
        </Option>
        <Option
          value={2}
          chosen={option === 2}
          disabled={cod.state === 'no'}
          title="Cash on delivery"
          onChoose={onChoose}
        >
          {codWords(cod)}
        </Option>
        {credit ? (
          <Option
            value={3}
            chosen={option === 3}
            disabled={!credit.possible}
            title={credit.possible ? `Credit line of ${credit.lender_name}` : 'Credit line'}
            onChoose={onChoose}
          >
            {credit.text}
          </Option>
        ) : null}
        {later?.transfer ? (
          <Option value={4} chosen={option === 4} title="Bank transfer" onChoose={onChoose}>
            NEFT, RTGS or IMPS within {plural(later.days, 'day')}. We hold the goods and mail you
            the account, the reference and the last day.
          </Option>
        ) : null}
        {later?.link ? (
          <Option value={5} chosen={option === 5} title="Payment link" onChoose={onChoose}>
            For whoever pays in your organisation: we mail you a link that can be paid within{' '}
            {plural(later.days, 'day')} and hold the goods.
          </Option>
        ) : null}
        {children}
      </div>
    </FormSection>
  )
}
