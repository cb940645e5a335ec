import { sumPaise } from '@upchar/kernel/money'
import { paysCash } from '../../checkout/index.ts'
import type { CancelledOrder } from '../store/cancels.ts'
import type { Tender } from './tenders.ts'

/** A packed parcel of a cash order: the amount on its label is fixed. */
export type CollectingParcel = { id: string; cashPaise: number; isCollected: boolean }

/** Where the money of an order stands, in paise. */
export type OrderMoney = {
  /** Its total without what was cancelled and came back. */
  leftPaise: number
  /** What of that the wallet pays. */
  walletPaise: number
  /** Without parcels that nothing is collected for any more. */
  parcels: CollectingParcel[]
  /** The payments of an order that isn't paid in cash, with what is left of each; a transfer may come in parts (CHECKOUT-15). */
  payments: readonly { id: string; paise: number }[]
  /** What of the collected cash went back by bank. */
  cashBackPaise: number
}

/** What is undone: goods that have arrived, or goods that haven't, with all the packed parcels that will never arrive. */
export type Undone = { arrived: true } | { arrived: false; parcels: readonly string[] }

type Paid = Pick<CancelledOrder, 'paymentOption'>

const collectedPaise = ({ parcels, cashBackPaise }: OrderMoney): number =>
  sumPaise(parcels.filter((p) => p.isCollected).map((p) => p.cashPaise)) - cashBackPaise

/**
 * What an order is paid with, the last tender giving back first (RET-04). The wallet stays as long as possible. A label that another
 * parcel of the order bears keeps its amount: what it collects gives nothing back.
 */
export function tendersOf({ paymentOption }: Paid, money: OrderMoney, undone: Undone): Tender[] {
  const { leftPaise, walletPaise, parcels } = money
  const restPaise = leftPaise - walletPaise
  const wallet: Tender = { kind: 'wallet', paise: walletPaise }
  if (restPaise === 0) return [wallet]
  if (!paysCash(paymentOption)) {
    if (sumPaise(money.payments.map(({ paise }) => paise)) !== restPaise)
      throw new Error('the payments of an order are not what is left of it')
    return [
      wallet,
      ...money.payments.map(({ id, paise }) => ({ kind: 'online' as const, paymentId: id, paise })),
    ]
  }
  const collected = collectedPaise(money)
  const labelled = parcels.filter(
    ({ id, isCollected }) => !isCollected && (undone.arrived || !undone.parcels.includes(id)),
  )
  const labelledPaise = sumPaise(labelled.map(({ cashPaise }) => cashPaise))
  const due: Tender = { kind: 'due', paise: Math.max(0, restPaise - collected - labelledPaise) }
  const cash: Tender = { kind: 'cash', paise: collected }
  return undone.arrived ? [due, wallet, cash] : [cash, wallet, due]
}

/** The cash that is still to be paid at the door, or null where an order is paid another way. */
export const cashDue = (
  { paymentOption }: Pick<Paid, 'paymentOption'>,
  money: OrderMoney,
): number | null =>
  paysCash(paymentOption)
    ? Math.max(0, money.leftPaise - money.walletPaise - collectedPaise(money))
    : null

/**
 * What a parcel of a cash order collects when it is packed: what is invoiced by then, this parcel included, without what other
 * parcels collect and the wallet pays. It is printed on the label, so nothing changes it later.
 */
export const cashToCollect = (invoicedPaise: number, money: OrderMoney): number =>
  Math.max(
    0,
    invoicedPaise -
      money.walletPaise -
      sumPaise(money.parcels.map(({ cashPaise }) => cashPaise)) +
      money.cashBackPaise,
  )
