import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Buyer } from '@upchar/kernel/buying-policy'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import { formatRupees } from '@upchar/kernel/money'
import { floorWords } from './floors.ts'
import type { QuoteInputLine } from './quote.ts'

/*
 * Price lists by business type (OPS-04; `docs/decisions/0085-price-lists.md`). What a list says is the list price of the buyers
 * whom it is for: tiers, deals and vouchers work on it as on everybody's, so it is no saving, and the buyer pays the lowest.
 */

/** A list that runs or is planned; prices in paise by SKU. */
export type PriceList = {
  id: string
  name: string
  businessTypes: readonly number[]
  validFrom: Date
  /** The first moment at which it no longer applies; null: no end is planned. */
  validTo: Date | null
  prices: Readonly<Record<string, number>>
  /** The product groups of its goods. */
  groupIds: readonly number[]
}

/** The list price of some buyers instead of everybody's, and where it stands. */
export type OwnPrice = {
  listId: string
  listName: string
  /** "Price for hospitals" */
  words: string
  pricePaise: number
  /** What others pay for one pack. */
  ordinaryPaise: number
}

/** Goods at everybody's price; 0: on request. */
export type ListedGoods = {
  sku: string
  productClass: string
  pricePaise: number
  mrpPaise: number | null
}

const CALLED: Readonly<Record<BusinessTypeId, string>> = {
  25: 'private buyers',
  1: 'hospitals',
  2: 'doctors',
  3: 'resellers',
  4: 'dentists',
  13: 'vets',
  22: 'physiotherapists',
  5: 'corporate institutions',
  11: 'NGOs and government',
  15: 'independent labs and physicians',
  7: 'other professional buyers',
}

/** Private buyers prove no business. */
const PRIVATE: BusinessTypeId = 25

/** Whether a list can be for buyers of a type. */
export const mayHaveList = (type: BusinessTypeId): boolean => type !== PRIVATE

export const ownPriceWords = (type: BusinessTypeId): string => `Price for ${CALLED[type]}`

/** That a line has the price of a list: "Price for hospitals"; nothing where it has everybody's, a tier's or a deal's. */
export const priceNoteOf = ({
  priceList,
  unitPricePaise,
  listPricePaise,
}: Pick<QuoteInputLine, 'priceList' | 'unitPricePaise' | 'listPricePaise'>): {
  price_note?: string
} =>
  priceList !== undefined && unitPricePaise === listPricePaise
    ? { price_note: priceList.words }
    : {}

const runs = ({ validFrom, validTo }: Pick<PriceList, 'validFrom' | 'validTo'>, at: Date) =>
  validFrom <= at && (validTo === null || at < validTo)

/** The lists that are not over, by SKU. */
export class PriceLists {
  private readonly bySku = new Map<string, PriceList[]>()
  private readonly groups = new Set<string>()

  constructor(lists: readonly PriceList[]) {
    for (const list of lists) {
      for (const type of list.businessTypes)
        for (const groupId of list.groupIds) this.groups.add(`${type} ${groupId}`)
      for (const sku of Object.keys(list.prices)) {
        const known = this.bySku.get(sku)
        if (known === undefined) this.bySku.set(sku, [list])
        else known.push(list)
      }
    }
  }

  /** Whether buyers of this type may have prices of their own in a product group: without it there is nothing to read. */
  concerns(groupId: number, { businessTypeId }: Buyer): boolean {
    return this.groups.has(`${businessTypeId} ${groupId}`)
  }

  /**
   * The lowest price of the lists that fit, of several the one of the list that began first. Null for guests, private buyers and
   * buyers without an approved KYC in force for their type; for goods that may not be promoted (domain reference 3.1), have no
   * price, or cost everybody as little; and for a price above the MRP, which may have been lowered since.
   */
  lowest(goods: ListedGoods, buyer: Buyer, at: Date): OwnPrice | null {
    const { businessTypeId: type, kycStatus } = buyer
    if (type === null || !mayHaveList(type) || kycStatus === 'notVerified') return null
    const { sku, productClass, pricePaise: ordinaryPaise, mrpPaise } = goods
    const lists = this.bySku.get(sku)
    if (lists === undefined || !mayPromote(productClass)) return null
    let best: OwnPrice | null = null
    for (const { id, name, businessTypes, validFrom, validTo, prices } of lists) {
      const pricePaise = prices[sku] ?? 0
      const fits = businessTypes.includes(type) && runs({ validFrom, validTo }, at)
      if (!fits || pricePaise <= 0 || pricePaise >= (best?.pricePaise ?? ordinaryPaise)) continue
      if (mrpPaise !== null && pricePaise > mrpPaise) continue
      const words = ownPriceWords(type)
      best = { listId: id, listName: name, words, pricePaise, ordinaryPaise }
    }
    return best
  }
}

/** What a price of a list must keep to: the lowest that staff may set alone, and what is wrong with it as to a ceiling. */
type Bounds = { lowestPaise: number | undefined; aboveCeiling: string | undefined }

/** What is wrong with a price of a list, for staff; undefined: nothing. */
export function listPriceProblem(
  pricePaise: number,
  { productClass, pricePaise: ordinaryPaise, mrpPaise }: Omit<ListedGoods, 'sku'>,
  { lowestPaise, aboveCeiling }: Bounds,
): string | undefined {
  if (!mayPromote(productClass))
    return 'Prescription medicines and vaccines can’t be on a price list'
  if (ordinaryPaise === 0) return 'Its price is on request'
  if (pricePaise <= 0) return 'Enter a price in rupees, such as 500 or 99.50'
  if (mrpPaise !== null && pricePaise > mrpPaise)
    return `Enter at most the MRP of ${formatRupees(mrpPaise)}`
  if (aboveCeiling !== undefined) return `Enter at most ${aboveCeiling}`
  if (pricePaise >= ordinaryPaise)
    return `Enter less than everybody’s price of ${formatRupees(ordinaryPaise)}`
  return lowestPaise !== undefined && pricePaise < lowestPaise ? floorWords(lowestPaise) : undefined
}
