import { withoutGst } from './gst.ts'
import { rateOfValue } from './gst-rates.ts'
import type { GstTerms } from './gst-rates.ts'
import { mulDivHalfUp } from './money.ts'
import type { BasisPoints, Paise } from './money.ts'

/** A pack as it is sold, and what is known of its cost. */
export type PricedPack = {
  /** With GST; 0: on request. */
  readonly pricePaise: Paise
  readonly packSize: number
  readonly terms: GstTerms
  /** What the marketplace keeps of a seller's price without GST; null: the goods are the shop's own. */
  readonly commissionBp: BasisPoints | null
  /** What a pack costs whoever sells it, without GST; null: not recorded. */
  readonly costPaise: Paise | null
}

export type Margin = {
  /** The price without GST. */
  readonly netPaise: Paise
  /** Of a seller's goods; null: the shop's own. */
  readonly commissionPaise: Paise | null
  /** What the shop keeps, without GST: of its own goods the price less their cost, of a seller's the commission. Null: no cost is known. */
  readonly marginPaise: Paise | null
  /** Of the price without GST. */
  readonly marginBp: BasisPoints | null
  /** What a seller keeps after commission and cost; null: own goods, or no cost is known. */
  readonly sellerKeepsPaise: Paise | null
}

/** A share of an amount in basis points; null where there is no amount. */
export const shareBp = (part: Paise, whole: Paise): BasisPoints | null =>
  whole > 0 ? mulDivHalfUp(part, 10_000, whole) : null

/** OPS-04: what a price leaves (docs/decisions/0081-costs-and-margins.md). Undefined: the price is on request. */
export function marginOf(pack: PricedPack): Margin | undefined {
  const { pricePaise, packSize, terms, commissionBp, costPaise } = pack
  if (pricePaise === 0) return undefined
  const netPaise = withoutGst(
    pricePaise,
    rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize }),
  )
  const commissionPaise =
    commissionBp === null ? null : mulDivHalfUp(netPaise, commissionBp, 10_000)
  const marginPaise = commissionPaise ?? (costPaise === null ? null : netPaise - costPaise)
  return {
    netPaise,
    commissionPaise,
    marginPaise,
    marginBp: marginPaise === null ? null : shareBp(marginPaise, netPaise),
    sellerKeepsPaise:
      commissionPaise === null || costPaise === null
        ? null
        : netPaise - commissionPaise - costPaise,
  }
}

/** Whether whoever sells at this price loses by it. */
export const isLoss = ({ marginPaise, sellerKeepsPaise }: Margin): boolean =>
  (sellerKeepsPaise ?? marginPaise ?? 0) < 0

/** Lines of a file of costs. */
export const COST_FILE_MOST_LINES = 5_000
/** Characters of a file of costs. */
export const COST_FILE_LONGEST = 240_000
/** The highest cost of a pack, ₹10 crore: more is a slip of the pen. */
export const MAX_COST_PAISE = 10_000_000_000
