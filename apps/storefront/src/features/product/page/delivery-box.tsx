import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import { cx } from '@upchar/ui/cx'
import { AlertIcon, PinIcon, TruckIcon } from '@upchar/ui/icons'
import { pushModal } from '../../../shell/modals/modals.ts'
import type { BuyingStep } from './buying-step.ts'
import { stockWords } from '../../cart/index.ts'
import type { Stock } from '../../cart/index.ts'

const tones = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' }

export type DeliveryBoxProps = {
  pincode: string
  city: string
  stock: Stock | undefined
  /** Products sold on enquiry or not at all have no delivery promise. */
  step: BuyingStep['kind']
  /** Whether the variant can be paid in cash at this pincode. */
  codOffered: boolean
  /** Of an order, in rupees. */
  charge: Answer<'getProduct'>['shipping']
  /** Where the form returns to without scripts. */
  returnTo: string
}

/** What the delivery of an order costs (CART-17). */
function deliveryCharge({ charge, free_from: free }: DeliveryBoxProps['charge']): string {
  if (charge === 0 || free === 0) return 'Free delivery'
  const words = `Delivery ${rupeeText(charge)} an order`
  return free === null ? words : `${words}, free from ${rupeeText(free)}`
}

/** Destination, date and cost of delivery, beside the button rather than in a tab (guide 31). */
export function DeliveryBox({
  pincode,
  city,
  stock,
  step,
  codOffered,
  charge,
  returnTo,
}: DeliveryBoxProps) {
  const place = city ? `${pincode} ${city}` : pincode
  const words = stock ? stockWords(stock, place) : null
  const gone = stock?.state === 'out_of_stock'
  return (
    <section
      aria-label="Delivery"
      className="flex flex-col gap-2 rounded-md border border-border bg-surface p-3 text-body-sm"
    >
      <Destination pincode={pincode} city={city} />
      <PincodeForm pincode={pincode} returnTo={returnTo} />
      <div aria-live="polite" className="flex flex-col gap-1">
        {step === 'enquire' ? (
          <p className="text-text-muted">We confirm price and delivery date in our quotation.</p>
        ) : step === 'blocked' ? null : words === null ? (
          <p className="text-text-muted">
            Stock and delivery date can’t be shown right now. You will see them in the cart.
          </p>
        ) : (
          <>
            <p className={cx('flex items-center gap-2 font-semibold', tones[words.tone])}>
              {words.tone === 'danger' ? (
                <AlertIcon size={18} className="shrink-0" aria-hidden="true" />
              ) : (
                <TruckIcon size={18} className="shrink-0" aria-hidden="true" />
              )}
              {gone ? 'No delivery date while it is out of stock' : (words.promise ?? words.words)}
            </p>
            {words.promise ? (
              <p className="pl-6.5 text-text-muted">
                <span
                  className={words.tone === 'warning' ? 'font-semibold text-warning' : undefined}
                >
                  {words.words}
                </span>{' '}
                · {deliveryCharge(charge)}
                {stock?.delivery ? ` · Ships from ${stock.delivery.ships_from}` : ''}
              </p>
            ) : null}
            {words.dispatch ? <p className="pl-6.5 text-text-muted">{words.dispatch}</p> : null}
            {words.promise && stock?.shelf_life ? (
              <p className="pl-6.5 text-text-muted">
                Earliest expiry {formatIstDate(stock.shelf_life.expires_on)}
              </p>
            ) : null}
            {words.promise && codOffered && step === 'add' ? (
              <p className="pl-6.5 text-text-muted">
                Cash on delivery is available for most orders. You can choose it at checkout.
              </p>
            ) : null}
          </>
        )}
      </div>
    </section>
  )
}

function Destination({ pincode, city }: { pincode: string; city: string }) {
  return (
    <div className="flex items-center gap-2">
      <PinIcon size={18} className="shrink-0 text-text-muted" aria-hidden="true" />
      <p className="min-w-0 grow">
        Deliver to <strong className="tabular font-semibold">{pincode}</strong> {city}
      </p>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold text-link underline noscript:hidden"
        onClick={() => pushModal('pincode', {})}
      >
        Change<span className="sr-only"> delivery pincode</span>
      </button>
    </div>
  )
}

/** Posts the pincode to the server without scripts. */
function PincodeForm({ pincode, returnTo }: { pincode: string; returnTo: string }) {
  return (
    <form method="post" action="/pincode" className="hidden items-end gap-2 noscript:flex">
      <label className="flex min-w-0 grow flex-col gap-1">
        Pincode
        <input type="hidden" name="return_to" value={returnTo} />
        <input
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={pincode}
          maxLength={7}
          className="min-h-control w-full rounded-md border border-control-border px-3 text-body"
        />
      </label>
      <Button type="submit" look="outline">
        Change
      </Button>
    </form>
  )
}
