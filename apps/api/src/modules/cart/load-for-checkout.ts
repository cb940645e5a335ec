import type { UsedLicences } from '@upchar/kernel/licence-used'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { DeliveryPlan, Place } from '../availability/index.ts'
import type { Quote, QuoteLine } from '../pricing/index.ts'
import type { AppliedVoucher } from '../vouchers/index.ts'
import { destinationOf } from './destination.ts'
import { licencesUsed } from './licences-used.ts'
import type { CartRow, PricedLine } from './model.ts'
import { settleRows } from './gift-lines.ts'
import { priceRows, type Paying, type PricedReferral, type SortedRows } from './price-rows.ts'
import { isPrivate, isProfessional, pointsHeld } from './points-held.ts'
import { referralOn, stopsCheckout, type BuyerForm, type CartCode } from '../referrals/index.ts'
import { hasLogger, mayEngrave, notEngravedText, referralIn, usesPoints } from './rules.ts'
import { selectArticles, selectLines } from './store/read.ts'
import { finishPurchase } from './store/write.ts'
import { voucherIn, voucherOn } from './voucher-on.ts'

/** A reason why the cart can't be bought; `sku` names the line. */
export type CheckoutProblem = { sku: string; title: string; message: string }

export type CheckoutCart = {
  place: Place
  /** Warehouses that deliver there, for `holdStock`. */
  plan: DeliveryPlan
  /** A line's `priceBefore` is set when its price changed since the buyer saw it. */
  lines: PricedLine[]
  quote: Quote
  /** The requested voucher, whether it gives a discount or not. */
  voucher: AppliedVoucher | null
  /** The cart's referral, if it applies or stops the checkout (CART-13). */
  referral: PricedReferral | null
  /** Empty when everything can be bought. */
  problems: CheckoutProblem[]
  /** The customer's licences by offer; null where none is needed. */
  licences: UsedLicences | null
  /** The purchase that the cart is (CHECKOUT-13); null for items named by SKU. */
  purchaseId: string | null
  /** The buyer is a professional: points only lower the price for the organisation that buys (UCPMP 2024). */
  professional: boolean
  /** A gift needs the name of the organisation that buys: the buyer is no private person as far as we know (UCPMP 2024). */
  giftForOrganisation: boolean
}

type Wanted = Pick<Paying, 'payment' | 'recipientStateCode' | 'placeOfSupply' | 'sez'> & {
  pincode: string
  /** The voucher's code; undefined: the cart's own, or none for items named by SKU. */
  voucherCode?: string | null
  /** The temperature logger; undefined: the cart's own choice, or none for items named by SKU (CART-16). */
  dataLogger?: boolean
  /** Reward points; undefined: the cart's own choice, or none for items named by SKU (CART-14). */
  usePoints?: boolean
  /** The referral; undefined: the cart's own, or none for items named by SKU (CART-13). */
  referral?: CartCode | null
  /** The parts of the form that tell who buys. */
  buyer?: BuyerForm
  /** The lines as the buyer was shown them: goods that expire earlier are no more what was agreed. */
  shown?: readonly Pick<QuoteLine, 'sku' | 'shelfLife'>[]
  /** Hash of the buyer's phone, whose earlier uses of the voucher count beside the shopper's. */
  phoneHash?: string
}
/** An item named by SKU. */
type WantedItem = {
  sku: string
  quantity: number
  engravingName?: string | null
  shelfLife?: Pick<ShelfLifePromise, 'months'> | undefined
  promotion?: QuoteLine['promotion']
}

/**
 * The shopper's cart, priced like the cart page. Undefined: the pincode is not in the directory.
 * Lines that may not be bought appear among the problems, not the lines; they stay in the cart
 * until it is read.
 */
export const loadCartForCheckout = (
  context: Context,
  handle: Handle,
  shopper: Shopper,
  wanted: Wanted,
): Promise<CheckoutCart | undefined> => load(context, handle, shopper, undefined, wanted)

/**
 * The same for items named by SKU, bought from a product page or several products at once. Unknown
 * SKUs are problems.
 */
export const loadItemsForCheckout = (
  context: Context,
  handle: Handle,
  shopper: Shopper,
  items: readonly WantedItem[],
  wanted: Wanted,
): Promise<CheckoutCart | undefined> => load(context, handle, shopper, items, wanted)

async function load(
  context: Context,
  handle: Handle,
  shopper: Shopper,
  items: readonly WantedItem[] | undefined,
  wanted: Wanted,
): Promise<CheckoutCart | undefined> {
  const destination = await destinationOf(context, handle, shopper, wanted.pincode)
  if (destination === undefined) return undefined
  const quantities = new Map<string, number>()
  for (const { sku, quantity } of items ?? [])
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  const found =
    items === undefined
      ? await selectLines(handle, shopper, destination)
      : await selectArticles(handle, shopper, [...quantities.keys()], destination)
  const engravings = new Map(items?.map(({ sku, engravingName }) => [sku, engravingName]))
  const gifts = new Set(
    items?.filter(({ promotion }) => promotion?.kind === 'gift').map(({ sku }) => sku),
  )
  const lives = new Map(items?.map(({ sku, shelfLife }) => [sku, shelfLife]))
  // One above the maximum is refused just as well, and keeps the price within safe integers.
  const rows =
    items === undefined
      ? found
      : found.map((row) => ({
          ...row,
          quantity: Math.min(quantities.get(row.sku) ?? 0, Math.max(row.maxOq, row.moq) + 1),
          engravingName: engravings.get(row.sku) || null,
          shelfLifeMonths: lives.get(row.sku)?.months || null,
          gift: gifts.has(row.sku),
        }))
  const sorted = settleRows(
    wanted.shown === undefined ? rows : asShown(rows, wanted.shown),
    destination,
  )
  const { kept, barred } = sorted
  const own = items === undefined ? voucherIn(rows) : { voucherCode: null, autoVoucher: null }
  const code = wanted.voucherCode === undefined ? own.voucherCode : wanted.voucherCode
  const counted = await voucherOn(handle, shopper, code, destination.at, wanted.phoneHash)
  const automatic = own.autoVoucher === 'on' && code === own.voucherCode
  const usePoints = wanted.usePoints ?? (items === undefined && usesPoints(rows))
  const heldPaise = usePoints ? await pointsHeld(handle, shopper, destination) : 0
  const given = items === undefined ? referralIn(rows) : null
  const referred = await referralOn(
    handle,
    shopper,
    wanted.referral === undefined ? given : wanted.referral,
    { terms: destination.referral, at: destination.at, form: wanted.buyer },
  )
  const { lines, quote, voucher, referral } = priceRows(
    { kept: kept.filter((row) => !barred.has(row.offerId)), barred },
    destination,
    {
      ...wanted,
      dataLogger: wanted.dataLogger ?? (items === undefined && hasLogger(rows)),
      points: { heldPaise, use: usePoints },
      voucher: counted === null ? null : { counted, automatic },
      referral: referred,
      signedIn: shopper.kind === 'customer',
    },
  )
  return {
    place: destination.place,
    plan: destination.plan,
    lines,
    quote,
    voucher: neverAskedFor(voucher) ? null : voucher,
    referral: referral?.refused && !stopsCheckout(referral) ? null : referral,
    licences: await licencesUsed(context, handle, shopper, destination, kept),
    professional: isProfessional(destination.buyer),
    giftForOrganisation:
      !isPrivate(destination.buyer) &&
      lines.some(({ quote: line }) => line.promotion?.kind === 'gift'),
    purchaseId: items === undefined ? (rows[0]?.purchaseId ?? null) : null,
    problems: [
      ...unknownSkus([...quantities.keys()], rows),
      ...refusedRows(sorted),
      ...engravingProblems(rows),
      ...lineProblems(lines),
    ],
  }
}

/** Rows that take only goods with the expiry that the buyer was shown. */
function asShown(rows: readonly CartRow[], shown: Wanted['shown'] & object): CartRow[] {
  const dates = new Map(shown.map(({ sku, shelfLife }) => [sku, shelfLife?.expiresFrom]))
  return rows.map((row) => ({ ...row, expiresFrom: dates.get(row.sku) }))
}

/**
 * A voucher that the shop put on doesn't stop the buyer where it gives nothing: the cart says so and
 * charges the same. One that is used up by the phone number of the form does, as the cart promised it.
 */
const neverAskedFor = (voucher: AppliedVoucher | null): boolean =>
  voucher?.automatic === true && voucher.refused !== null && voucher.refused.code !== 'voucher_used'

function unknownSkus(wanted: readonly string[], rows: readonly CartRow[]): CheckoutProblem[] {
  const known = new Set(rows.map((row) => row.sku))
  return wanted
    .filter((sku) => !known.has(sku))
    .map((sku) => ({ sku, title: sku, message: 'This product is no longer sold.' }))
}

const refusedRows = ({ kept, barred, gone }: SortedRows): CheckoutProblem[] => [
  ...gone.map(({ sku, title, reason }) => ({ sku, title, message: reason })),
  ...kept.flatMap(({ sku, title, offerId }) => {
    const buying = barred.get(offerId)
    return buying === undefined
      ? []
      : [{ sku, title, message: buying.message ?? 'This product is not available online.' }]
  }),
]

const engravingProblems = (rows: readonly CartRow[]): CheckoutProblem[] =>
  rows
    .filter((row) => !mayEngrave(row, row.engravingName ?? undefined))
    .map(({ sku, title }) => ({ sku, title, message: notEngravedText }))

const lineProblems = (lines: readonly PricedLine[]): CheckoutProblem[] =>
  lines.flatMap(({ row: { sku, title }, problem }) =>
    problem === null ? [] : [{ sku, title, message: problem }],
  )

/**
 * The cart has become an order: removes the bought lines, and the voucher if it is still the one
 * used. What is left, or added from now on, is another purchase.
 */
export const clearCartLines = (
  handle: Handle,
  shopper: Shopper,
  bought: { purchaseId: string; skus: readonly string[]; voucherCode: string | null },
): Promise<void> => finishPurchase(handle, shopper, bought)
