import type { CodRule } from '@upchar/reference/cod-rules'

/** No person may take ₹2 lakh or more in cash from another in a day: Income-tax Act s.269ST. */
const lawsLimitPaise = 20_000_000

/** Whom cash is taken from. A person is known by phone and account, a household by its address. */
export type CashBuyer = {
  phone: string
  customerId: string | null
  guestId: string | null
  pincode: string
  house: string
  street: string
}

/** An order of the day that is paid in cash. */
export type CashOrder = CashBuyer & { totalPaise: number }

/** House and street as one word, so that spaces, commas and capitals make no other address. */
export const addressKey = ({
  pincode,
  house,
  street,
}: Pick<CashBuyer, 'pincode' | 'house' | 'street'>): string =>
  `${pincode} ${`${house}${street}`.toLowerCase().replace(/[^a-z0-9]/g, '')}`

const same: readonly ((one: CashBuyer, other: CashBuyer) => boolean)[] = [
  (one, other) => one.phone === other.phone,
  (one, other) => one.customerId !== null && one.customerId === other.customerId,
  (one, other) => one.guestId !== null && one.guestId === other.guestId,
  (one, other) => addressKey(one) === addressKey(other),
]

/**
 * Whether one more order would take more cash from one phone, account or address in a day than the rule and the law
 * allow (CHECKOUT-14). `today`: the day's cash orders that may be the buyer's.
 */
export function isOverCashCap(
  rule: Pick<CodRule, 'maxDayPaise' | 'maxDayOrders'>,
  buyer: CashBuyer,
  totalPaise: number,
  today: readonly CashOrder[],
): boolean {
  return same.some((matches) => {
    const theirs = today.filter((order) => matches(buyer, order))
    const sum = theirs.reduce((all, order) => all + order.totalPaise, totalPaise)
    return (
      sum >= lawsLimitPaise ||
      (rule.maxDayPaise !== null && sum > rule.maxDayPaise) ||
      (rule.maxDayOrders !== null && theirs.length >= rule.maxDayOrders)
    )
  })
}
