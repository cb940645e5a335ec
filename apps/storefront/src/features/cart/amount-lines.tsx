import { Money } from '@upchar/ui/price'
import type { ReactNode } from 'react'
import type { Cart } from './cart-store.ts'

/** A labelled amount. */
export function AmountLine({
  name,
  strong = false,
  children,
}: {
  name: ReactNode
  strong?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={
        strong
          ? 'flex items-baseline justify-between gap-4 border-t border-border pt-3 text-h3 font-bold'
          : 'flex items-baseline justify-between gap-4'
      }
    >
      <dt>{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  )
}

/** The products' total and delivery. `subtotal`: the label of the first line. */
export function CartAmounts({ cart, subtotal }: { cart: Cart; subtotal: string }) {
  return (
    <>
      <AmountLine name={subtotal}>
        <Money rupees={cart.subtotal} paise="always" />
      </AmountLine>
      <DiscountLine discount={cart.discount} voucher={cart.voucher} />
      <ReferralLine discount={cart.referral?.discount ?? 0} />
      {cart.reward_points?.used ? <PointsLine points={cart.reward_points.points} /> : null}
      {cart.is_data_logger_added ? (
        <AmountLine name="Temperature logger">
          <ChargeAmount
            charged={cart.data_logger_charges}
            list={cart.slashed_data_logger_charges}
          />
        </AmountLine>
      ) : null}
      <AmountLine name="Delivery">
        <ChargeAmount charged={cart.shipping_total} list={cart.slashed_shipping_total} />
      </AmountLine>
      <PlatformFee cart={cart} />
    </>
  )
}

/** The discount of the voucher (CART-09); nothing without one. */
export function DiscountLine({ discount, voucher }: { discount: number; voucher: string | null }) {
  if (discount === 0) return null
  return (
    <AmountLine
      name={
        voucher === null ? (
          'Discount'
        ) : (
          <span className="[overflow-wrap:anywhere]">Voucher {voucher}</span>
        )
      }
    >
      <span className="whitespace-nowrap text-success">
        −<Money rupees={discount} paise="always" />
      </span>
    </AmountLine>
  )
}

/** What the referral of a first order takes off (CART-13); nothing without one. */
export const ReferralLine = ({ discount }: { discount: number }) =>
  discount === 0 ? null : (
    <AmountLine name="Referral">
      <span className="whitespace-nowrap text-success">
        −<Money rupees={discount} paise="always" />
      </span>
    </AmountLine>
  )

/** What reward points take off (CART-14). */
export const PointsLine = ({ points }: { points: number }) => (
  <AmountLine name="Reward points">
    <span className="whitespace-nowrap text-success">
      −<Money rupees={points} paise="always" />
    </span>
  </AmountLine>
)

/** Shown with its waiver (CART-24); nothing where there is none. */
function PlatformFee({ cart }: { cart: Cart }) {
  const list = cart.platform_fee + cart.total_savings_config.platform_fee_waiver
  if (list === 0) return null
  return (
    <AmountLine name="Platform fee">
      <ChargeAmount charged={cart.platform_fee} list={list} />
    </AmountLine>
  )
}

/** A charge; one waived for the cart's value is struck through (CART-17, CART-27). */
function ChargeAmount({ charged, list }: { charged: number; list: number }) {
  return (
    <>
      {list > charged ? (
        <s className="mr-2 text-text-hint">
          <span className="sr-only">instead of </span>
          <Money rupees={list} paise="always" />
        </s>
      ) : null}
      {charged === 0 ? (
        <span className="font-semibold text-success">Free</span>
      ) : (
        <Money rupees={charged} paise="always" />
      )}
    </>
  )
}
