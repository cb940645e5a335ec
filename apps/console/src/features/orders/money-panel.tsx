import { paymentMethodWords } from '@upchar/kernel/payment-methods'
import { pointsText } from '@upchar/kernel/reward-points'
import { stateByCode } from '@upchar/kernel/states'
import { Panel } from '@upchar/ui/dense/panel'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { PaymentMark } from './marks.tsx'
import { Documents } from './part-panel.tsx'
import type { Order } from './use-parcel-change.ts'

function Amount({
  name,
  value,
  strong = false,
}: {
  name: string
  value: number
  strong?: boolean
}) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : ''}`}>
      <dt className={strong ? undefined : 'text-text-muted'}>{name}</dt>
      <dd className="tabular">{rupees(value)}</dd>
    </div>
  )
}

const offerWords = (offer: Order['payments'][number]['offer']): string | null =>
  offer && `offer ${[offer.title, offer.issuer, offer.offer_id].filter(Boolean).join(', ')}`

/** The amounts as on the invoices, what was paid, and what went back. */
export function MoneyPanel({ order }: { order: Order }) {
  const { amounts, payments, refunds } = order
  const cancelled = Math.round((amounts.total - amounts.total_now - amounts.returned) * 100) / 100
  return (
    <Panel title="Money" note={<PaymentMark payment={order.payment} />}>
      <dl className="flex flex-col gap-1 text-body-sm">
        <Amount name="Goods, GST included" value={amounts.subtotal} />
        {amounts.discount > 0 ? (
          <Amount name={`Voucher ${amounts.voucher ?? ''}`} value={-amounts.discount} />
        ) : null}
        {amounts.referral_discount > 0 ? (
          <Amount name="Referral" value={-amounts.referral_discount} />
        ) : null}
        {amounts.reward_points?.used ? (
          <Amount name="Reward points" value={-amounts.reward_points.used} />
        ) : null}
        <Amount name="Delivery" value={amounts.shipping} />
        {amounts.platform_fee > 0 ? (
          <Amount name="Platform fee" value={amounts.platform_fee} />
        ) : null}
        {amounts.data_logger_charges > 0 ? (
          <Amount name="Temperature logger" value={amounts.data_logger_charges} />
        ) : null}
        {amounts.cod_fee > 0 ? (
          <Amount name="Cash on delivery fee" value={amounts.cod_fee} />
        ) : null}
        <Amount name="Total" value={amounts.total} strong />
        <Amount name="GST in it" value={amounts.total_tax} />
        {amounts.total_now === amounts.total ? null : (
          <>
            {cancelled > 0 ? <Amount name="Cancelled" value={-cancelled} /> : null}
            {amounts.returned > 0 ? <Amount name="Returned" value={-amounts.returned} /> : null}
            <Amount name="Left" value={amounts.total_now} strong />
          </>
        )}
        {amounts.wallet > 0 ? <Amount name="Paid from wallet" value={amounts.wallet} /> : null}
      </dl>
      {amounts.reward_points?.earns ? (
        <p className="mt-2 text-body-sm text-text-muted">
          {amounts.reward_points.earned ? 'Earned' : 'Earns once delivered'}:{' '}
          {pointsText(Math.round(amounts.reward_points.earns * 100))}
        </p>
      ) : null}
      <p className="mt-2 text-body-sm text-text-muted">
        Place of supply: {stateByCode(order.place_of_supply)?.name ?? order.place_of_supply}
      </p>
      {order.fee_documents.length > 0 ? (
        <Documents orderId={order.id} documents={order.fee_documents} />
      ) : null}
      {order.credit_notes.length > 0 ? (
        <Documents
          orderId={order.id}
          documents={order.credit_notes.map(({ total, invoice, ...note }) => ({
            ...note,
            title: `Credit note of ${rupees(total)} for ${invoice}:`,
          }))}
        />
      ) : null}
      {payments.length + refunds.length > 0 ? (
        <ul className="mt-3 flex flex-col gap-2 border-t border-border pt-3 text-body-sm">
          {payments.map(
            ({ id, method, amount, state, at, error, reference, offer, of_order: ofOrder }) => (
              <Movement
                key={id}
                name={`${ofOrder ? 'Payment' : 'Second payment'} by ${paymentMethodWords(method)}, ${state}`}
                amount={amount}
                at={at}
              >
                {[id, error, reference && `bank reference ${reference}`, offerWords(offer)]
                  .filter(Boolean)
                  .join(' · ')}
              </Movement>
            ),
          )}
          {refunds.map(({ id, payment_id: paymentId, reason, reference, ...refund }) => (
            <Movement
              key={id}
              name={refund.to_wallet ? 'Refund to the wallet' : `Refund, ${refund.state}`}
              amount={-refund.amount}
              at={refund.at}
            >
              {[reason, paymentId, reference && `bank reference ${reference}`]
                .filter(Boolean)
                .join(' · ')}
            </Movement>
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

const Movement = ({
  name,
  amount,
  at,
  children,
}: {
  name: string
  amount: number
  at: string
  children: string
}) => (
  <li>
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="font-medium">{name}</span>
      <span className="tabular">{rupees(amount)}</span>
    </p>
    <p className="text-caption [overflow-wrap:anywhere] text-text-hint">
      {children} · <When at={at} exact />
    </p>
  </li>
)
