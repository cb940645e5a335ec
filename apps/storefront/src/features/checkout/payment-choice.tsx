import { rupeeText } from '@upchar/ui/price'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { FormSection } from '@upchar/ui/form-section'
import type { PaymentOption } from './guest-form.ts'
import { Option } from './payment-option.tsx'
import type { Cod } from './use-cod.ts'
import type { CreditOffer } from './use-credit.ts'
import type { Later } from './use-later.ts'

// Only where the shop has set them up.
const UpiOption = lazy(() =>
  import('./further-ways.tsx').then((module) => ({ default: module.UpiOption })),
)
const BankOffers = lazy(() =>
  import('./bank-offers.tsx').then((module) => ({ default: module.BankOffers })),
)
const LaterOptions = lazy(() =>
  import('./further-ways.tsx').then((module) => ({ default: module.LaterOptions })),
)

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
 * Online, UPI, cash, credit line, bank transfer or link (CHECKOUT-05, CHECKOUT-06, CHECKOUT-08, CHECKOUT-15). An unavailable option stays
 * visible with its reason; what the shop doesn't take at all isn't shown.
 */
export function PaymentChoice({
  option,
  cod,
  credit,
  later,
  due,
  onChoose,
  children,
}: {
  option: PaymentOption
  cod: Cod
  /** Null: the customer has no credit line. */
  credit: CreditOffer | null
  later: Later | null
  /** What is to pay, in rupees. */
  due: number
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
        {option === 1 && later && later.bank_offers.length > 0 ? (
          <Suspense>
            <BankOffers offers={later.bank_offers} due={due} />
          </Suspense>
        ) : null}
        {later ? (
          <Suspense>
            <UpiOption {...{ option, later, due, onChoose }} />
          </Suspense>
        ) : null}
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
        {later ? (
          <Suspense>
            <LaterOptions {...{ option, later, onChoose }} />
          </Suspense>
        ) : null}
        {children}
      </div>
    </FormSection>
  )
}
