import { SEZ_KINDS, taxNumberName } from '@upchar/kernel/special-supply'
import { Money, rupeeText } from '@upchar/ui/price'
import { pointsText } from '@upchar/kernel/reward-points'
import { href } from '../../shell/urls/hrefs.ts'
import { AmountLine, DiscountLine, placeName, PointsLine, ReferralLine } from '../cart/index.ts'
import { InvoiceLink } from './parcel.tsx'
import { restOf, takenOff } from './order-words.ts'
import type { Order } from './order-words.ts'

export function OrderFacts({ order }: { order: Order }) {
  const { delivery_to: to, billed_to: billed } = order
  return (
    <div className="flex flex-col gap-4">
      <DeliveryFacts to={to} />
      {billed ? <BillingFacts billed={billed} /> : null}
      <PaymentFacts order={order} />
    </div>
  )
}

function DeliveryFacts({ to }: { to: Order['delivery_to'] }) {
  return (
    <section
      aria-labelledby="to"
      className="rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="to" className="mb-2 text-h3 font-semibold">
        Delivery to
      </h2>
      <address className="not-italic">
        <strong className="font-semibold">{to.name}</strong>
        <span className="block">{to.address}</span>
        <span className="block">
          {to.city} <span className="tabular">{to.pincode}</span>, {to.state}
        </span>
        <span className="tabular mt-1 block text-text-muted">{to.phone}</span>
        <span className="block text-text-muted">{to.email}</span>
      </address>
      {to.instructions ? (
        <p className="mt-3 [overflow-wrap:anywhere]">
          <span className="font-semibold">For the courier:</span> {to.instructions}
        </p>
      ) : null}
    </section>
  )
}

function BillingFacts({ billed }: { billed: NonNullable<Order['billed_to']> }) {
  return (
    <section
      aria-labelledby="billed"
      className="rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="billed" className="mb-2 text-h3 font-semibold">
        Billed to
      </h2>
      <address className="not-italic">
        <strong className="font-semibold">{billed.business_name || billed.name}</strong>
        {billed.business_name ? <span className="block">{billed.name}</span> : null}
        <span className="block">{billed.address}</span>
        <span className="block">
          {billed.city} <span className="tabular">{billed.pincode}</span>, {billed.state}
        </span>
        {billed.gstin ? (
          <span className="tabular block">
            {taxNumberName(billed.gstin)} {billed.gstin}
          </span>
        ) : null}
        {billed.sez === null ? null : <span className="block">{SEZ_KINDS[billed.sez]}</span>}
        {billed.po_number ? (
          <span className="block [overflow-wrap:anywhere]">Purchase order {billed.po_number}</span>
        ) : null}
      </address>
    </section>
  )
}

/** What the order earns or earned in reward points (CART-14). */
function PointsNote({ points }: { points: Order['reward_points'] }) {
  if (points === null || points.earns === 0) return null
  const earns = pointsText(Math.round(points.earns * 100))
  return (
    <p className="mt-3 text-text-muted">
      {points.earned
        ? `This order earned ${earns}.`
        : `This order earns ${earns} once all of it is delivered.`}{' '}
      <a href={href.accountView('points')} className="underline">
        Your reward points
      </a>
    </p>
  )
}

function PaymentFacts({ order }: { order: Order }) {
  return (
    <section
      aria-labelledby="paid"
      className="rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="paid" className="mb-2 text-h3 font-semibold">
        Payment
      </h2>
      <dl className="flex flex-col gap-2">
        <AmountLine name="Subtotal, GST included">
          <Money rupees={order.subtotal} paise="always" />
        </AmountLine>
        <DiscountLine discount={order.discount} voucher={order.voucher} />
        <ReferralLine discount={order.referral_discount} />
        {order.reward_points?.used ? <PointsLine points={order.reward_points.used} /> : null}
        <AmountLine name="Delivery">
          {order.shipping === 0 ? (
            <span className="font-semibold text-success">Free</span>
          ) : (
            <Money rupees={order.shipping} paise="always" />
          )}
        </AmountLine>
        {order.platform_fee > 0 ? (
          <AmountLine name="Platform fee">
            <Money rupees={order.platform_fee} paise="always" />
          </AmountLine>
        ) : null}
        {order.data_logger_charges > 0 ? (
          <AmountLine name="Temperature logger">
            <Money rupees={order.data_logger_charges} paise="always" />
          </AmountLine>
        ) : null}
        {order.cod_fee > 0 ? (
          <AmountLine name="Cash on delivery fee">
            <Money rupees={order.cod_fee} paise="always" />
          </AmountLine>
        ) : null}
        {takenOff(order).map(({ name, rupees }) => (
          <AmountLine key={name} name={name}>
            <Money rupees={-rupees} paise="always" />
          </AmountLine>
        ))}
        <AmountLine
          name={order.payment.state === 'paid' ? 'Paid' : order.wallet > 0 ? 'Total' : 'To pay'}
          strong
        >
          <Money rupees={order.total_now} paise="always" />
        </AmountLine>
        {Math.min(order.wallet, order.total_now) > 0 ? (
          <AmountLine name="Paid from wallet">
            <Money rupees={Math.min(order.wallet, order.total_now)} paise="always" />
          </AmountLine>
        ) : null}
        {order.wallet > 0 && restOf(order) > 0 ? (
          <AmountLine name={order.payment.label}>
            <Money rupees={restOf(order)} paise="always" />
          </AmountLine>
        ) : null}
        {/* Of what was ordered: after a cancel or a return, invoices and credit notes have it. */}
        {order.total_now === order.total ? (
          <AmountLine name="Includes GST">
            <Money rupees={order.total_tax} paise="always" />
          </AmountLine>
        ) : null}
      </dl>
      <PointsNote points={order.reward_points} />
      <p className="mt-3 text-text-muted">
        {order.payment.label} · place of supply {placeName(order.place_of_supply)}
      </p>
      {order.fee_invoice ? (
        <InvoiceLink invoice={order.fee_invoice} of="Invoice for the fee" />
      ) : null}
      {order.credit_notes.map((note) => (
        <InvoiceLink
          key={note.id}
          invoice={note}
          of={`Credit note of ${rupeeText(note.total, 'always')} for ${note.invoice}:`}
        />
      ))}
    </section>
  )
}
