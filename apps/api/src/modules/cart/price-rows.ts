import type { GstTerms } from '@upchar/kernel/gst-rates'
import type { SezSupply } from '@upchar/kernel/special-supply'
import { mostPoints, priceCart, withoutTax, type Quote, type QuoteInput } from '../pricing/index.ts'
import {
  appliedVoucher,
  judgeVoucher,
  type AppliedVoucher,
  type Basket,
  type CountedVoucher,
} from '../vouchers/index.ts'
import { maySeePrice, type Buying } from '../catalogue/index.ts'
import type { StockAtPlace } from '../availability/index.ts'
import type { Destination } from './destination.ts'
import { judgeReferral, type CartReferral, type ReferralRefusal } from '../referrals/index.ts'
import type { CartRow, GoneLine, PricedLine, SettledRow } from './model.ts'
import type { Rights } from './rights.ts'
import { parcelStocks } from './parcel-stock.ts'
import { whyNotAsWanted, linePrice, buyingRefusal, type LinePrice } from './rules.ts'

/** A cart with its prices for one place. */
export type PricedCart = {
  destination: Destination
  lines: PricedLine[]
  quote: Quote
  /** The cart's voucher, whether it gives a discount or not. */
  voucher: AppliedVoucher | null
  /** What points take off, or could, in paise; null where there are none to use (CART-14). */
  pointsOffer: { used: boolean; paise: number } | null
  /** The cart's referral, whether it applies or not (CART-13). */
  referral: PricedReferral | null
}

/** A referral on a cart; `refused` says why it takes nothing off. */
export type PricedReferral = CartReferral & { refused: ReferralRefusal | null }

/** A voucher, and whether the shop put it on (CART-25). */
export type CartVoucher = { counted: CountedVoucher; automatic: boolean }

/** Payment, buyer and voucher. */
export type Paying = Pick<QuoteInput, 'payment' | 'recipientStateCode'> & {
  /** The buyer has added the temperature logger (CART-16). */
  dataLogger: boolean
  /** Reward points that the buyer has, and whether they are used (CART-14). */
  points: { heldPaise: number; use: boolean }
  /** GST state code, if not that of the delivery address. */
  placeOfSupply?: string | undefined
  /** The buyer is a confirmed unit or developer of a special economic zone; the sellers that supply it without tax. */
  sez?: { lutSellers: readonly number[] } | undefined
  voucher: CartVoucher | null
  /** The cart's referral (CART-13). */
  referral: CartReferral | null
  signedIn: boolean
}

/** Rows as input for voucher rules. */
export const basketOf = (rows: readonly SettledRow[], at: Date): Basket =>
  basketIn(rows.map((row) => ({ row, charged: { price: linePrice(row, at) } })))

const basketIn = (
  priced: readonly { row: CartRow; charged: { price: Pick<LinePrice, 'pricePaise'> } }[],
): Basket =>
  priced.map(({ row, charged }) => ({
    offerId: row.offerId,
    sellerId: row.sellerId,
    grossPaise: charged.price.pricePaise * row.quantity,
    productClass: row.productClass,
    businessCategory: row.businessCategory,
  }))

/** Rows by buying rights. `barred`: the kept ones that wait for KYC or a licence, by offer. */
export type SortedRows = {
  kept: SettledRow[]
  barred: ReadonlyMap<number, Buying>
  gone: GoneLine[]
}

/** A row whose price the buyer may not see, because a KYC has lapsed. */
const unpriced = (row: CartRow): CartRow => ({
  ...row,
  pricePaise: 0,
  ownPrice: null,
  volumePrices: null,
  deal: null,
  gifts: null,
  seenPricePaise: 0,
  seenVolumePrices: null,
  seenDeal: null,
  mrpPaise: null,
  priceHeldUntil: null,
})

/** Separates the rows that the buyer can never buy from those that can stay and wait (CART-21). */
export function sortRows(rows: readonly CartRow[], rights: Rights): SortedRows {
  const kept: SettledRow[] = []
  const barred = new Map<number, Buying>()
  const gone: GoneLine[] = []
  for (const row of rows) {
    const refused = buyingRefusal(row, rights)
    if (refused !== undefined && refused.mayPass !== true) {
      gone.push({ sku: row.sku, title: row.title, reason: refused.message })
      continue
    }
    kept.push(maySeePrice(rights.buyer, row, rights.policy, rights.on) ? row : unpriced(row))
    if (refused?.buying !== undefined) barred.set(row.offerId, refused.buying)
  }
  return { kept, barred, gone }
}

function termsOf(row: CartRow, { gst, on }: Rights): GstTerms {
  const terms = gst.termsOf(row, on)
  if (terms === undefined) throw new Error(`${row.sku} has no GST rate: buyingRefusal lets it pass`)
  return terms
}

/** A price as this seller charges it to this buyer: under a letter of undertaking without GST. */
function chargedPrice(row: CartRow, price: LinePrice, rights: Rights, sez: Paying['sez']) {
  if (sez === undefined) return { price }
  const supply: SezSupply = sez.lutSellers.includes(row.sellerId) ? 'lut' : 'igst'
  if (supply === 'igst') return { price, sez: supply }
  const bare = (paise: number) => withoutTax(paise, termsOf(row, rights), row.packSize)
  const { pricePaise, listPaise, priceList } = price
  return {
    price: {
      ...price,
      pricePaise: bare(pricePaise),
      listPaise: bare(listPaise),
      priceList: priceList && { ...priceList, ordinaryPaise: bare(priceList.ordinaryPaise) },
    },
    sez: supply,
  }
}

/** What the shop promises of a line's expiry: what it would send now, and what the buyer asked for. */
function shelfLifeIn(
  { shelfLifeMonths: months }: CartRow,
  { view }: StockAtPlace,
): Pick<QuoteInput['lines'][number], 'shelfLife'> {
  if (view.shelf_life === undefined) return {}
  return {
    shelfLife: { expiresFrom: view.shelf_life.expires_on, ...(months !== null && { months }) },
  }
}

type ChargedRow = { row: CartRow; stock: StockAtPlace; charged: ReturnType<typeof chargedPrice> }

const quoteLine = (
  {
    row,
    stock,
    charged: {
      price: { pricePaise, listPaise, priceList, deal, promotion },
      sez,
    },
  }: ChargedRow,
  rights: Rights,
): QuoteInput['lines'][number] => ({
  offerId: row.offerId,
  sku: row.sku,
  title: row.title,
  optionLabel: row.optionLabel,
  optionName: rights.optionName(row.family),
  quantity: row.quantity,
  unitPricePaise: pricePaise,
  listPricePaise: listPaise,
  ...(priceList !== undefined && { priceList }),
  ...(deal.now !== null && deal.applies && { dealId: deal.now.id }),
  ...(promotion?.applies === true && {
    dealId: promotion.possible.gift.id,
    promotion: promotion.possible.terms,
  }),
  mrpPaise: row.mrpPaise,
  gst: termsOf(row, rights),
  packSize: row.packSize,
  hsn: row.hsn,
  sellerId: row.sellerId,
  sellerStateCode: row.sellerStateCode,
  coldChain: row.coldChain,
  ...(row.dispatchDays > 0 && { dispatchDays: row.dispatchDays }),
  productClass: row.productClass,
  vaccine: row.businessCategory === 'vaccines',
  engravingName: row.engravingName,
  ...(sez && { sez }),
  ...(stock.left >= row.quantity && shelfLifeIn(row, stock)),
})

/** Prices rows for a destination. Cart and checkout both price through this function. */
export function priceRows(
  { kept: rows, barred }: Pick<SortedRows, 'kept' | 'barred'>,
  destination: Destination,
  paying: Paying,
): PricedCart {
  const { payment, recipientStateCode, placeOfSupply, voucher, referral } = paying
  const { signedIn, dataLogger, points, sez } = paying
  const stocks = parcelStocks(rows, destination)
  const priced = rows.flatMap((row, i) => {
    const stock = stocks[i]
    const charged = chargedPrice(row, linePrice(row, destination.at), destination, sez)
    return stock === undefined ? [] : [{ row, stock, charged }]
  })
  const basket = basketIn(priced)
  const referred = referral === null ? null : judgeReferral(referral, destination.referral, basket)
  const judged =
    voucher === null
      ? null
      : judgeVoucher(voucher.counted, basket, {
          signedIn,
          at: destination.at,
        })
  const quote = priceCart({
    lines: priced.map((one) => quoteLine(one, destination)),
    placeOfSupply: placeOfSupply ?? destination.place.stateCode,
    recipientStateCode,
    isSez: sez !== undefined,
    charges: destination.charges,
    platformStateCode: destination.platformStateCode,
    payment,
    dataLogger,
    discount: judged?.ok === true ? judged.value : null,
    referral: referred?.ok === true ? referred.value : undefined,
    points: destination.points && {
      ...destination.points,
      usePaise: points.use ? points.heldPaise : 0,
    },
  })
  const lines = priced.flatMap(({ row, stock, charged: { price } }, i) => {
    const line = quote.lines[i]
    if (line === undefined) return []
    const missing = barred.get(row.offerId) ?? null
    return [
      {
        row,
        quote: line,
        stock,
        priceBefore: price.before,
        volumePrices: price.volumePrices,
        deal: price.deal,
        promotion: price.promotion,
        hold: price.hold,
        barred: missing,
        problem: missing?.message ?? whyNotAsWanted(row, stock),
      },
    ]
  })
  const paise =
    destination.points === undefined
      ? 0
      : mostPoints(quote.lines, destination.points, points.heldPaise)
  return {
    destination,
    lines,
    quote,
    referral:
      referral === null || referred === null
        ? null
        : { ...referral, refused: referred.ok ? null : referred.error },
    pointsOffer: paise === 0 ? null : { used: points.use, paise },
    voucher:
      voucher === null || judged === null
        ? null
        : appliedVoucher(voucher.counted, judged, voucher.automatic),
  }
}
