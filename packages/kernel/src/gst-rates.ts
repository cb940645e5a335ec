import { isInForce } from './day-rules.ts'
import type { BasisPoints, Paise } from './money.ts'

/** What families mark their goods with where an HSN has rates for some of its goods only. */
export const GST_TAGS = Object.freeze(['medical', 'contraceptive'] as const)
/** One of {@link GST_TAGS}. */
export type GstTag = (typeof GST_TAGS)[number]

/** A row of the dated table of GST rates. Dates are days in India, both included. */
export type DatedGstRate = {
  /** The longest matching prefix wins. */
  readonly hsnPrefix: string
  /** Limits the row to goods with this tag, such as `medical` or `contraceptive`; it then beats rows without. */
  readonly tag: string | null
  /** The row applies up to this value of one piece, without tax. */
  readonly maxPiecePaise: Paise | null
  readonly rateBp: BasisPoints
  readonly validFrom: string
  readonly validTo: string | null
}

/** What the rate of goods depends on. */
export type TaxedGoods = {
  readonly hsn: string
  readonly tag: string | null
  /** A rate that the seller has stated for these goods alone, in force from a day. */
  readonly stated?: { readonly rateBp: BasisPoints; readonly from: string } | null
}

/** The rates of goods on a day: the usual one, and the one for pieces up to a value. */
export type GstTerms = {
  readonly rateBp: BasisPoints
  readonly cheap: { readonly maxPiecePaise: Paise; readonly rateBp: BasisPoints } | null
}

const newest = (rows: readonly DatedGstRate[]): DatedGstRate | undefined =>
  rows.reduce<DatedGstRate | undefined>(
    (best, row) => (best === undefined || row.validFrom > best.validFrom ? row : best),
    undefined,
  )

function inTable(
  table: readonly DatedGstRate[],
  { hsn, tag }: TaxedGoods,
  day: string,
): (GstTerms & { from: string }) | undefined {
  const matching = table.filter(
    (row) =>
      hsn.startsWith(row.hsnPrefix) && (row.tag === null || row.tag === tag) && isInForce(row, day),
  )
  const longest = Math.max(...matching.map((row) => row.hsnPrefix.length))
  const closest = matching.filter((row) => row.hsnPrefix.length === longest)
  const tagged = closest.filter((row) => row.tag !== null)
  const rows = tagged.length > 0 ? tagged : closest
  const usual = newest(rows.filter((row) => row.maxPiecePaise === null))
  if (usual === undefined) return undefined
  // A later row without a limit replaces a slab.
  const slab = newest(
    rows.filter((row) => row.maxPiecePaise !== null && row.validFrom >= usual.validFrom),
  )
  return {
    rateBp: usual.rateBp,
    cheap:
      slab === undefined || slab.maxPiecePaise === null
        ? null
        : { maxPiecePaise: slab.maxPiecePaise, rateBp: slab.rateBp },
    from: slab?.validFrom ?? usual.validFrom,
  }
}

/**
 * The rates of goods on a day in India (the time of supply, CGST Act s.12 and s.14). Of the table and a stated rate the
 * one that began later applies: a change of the law replaces what a seller stated before it. Undefined: neither knows
 * the goods, which then have no rate and aren't sold. Source: domain reference 1.4, CART-23.
 */
export function gstTermsOn(
  table: readonly DatedGstRate[],
  goods: TaxedGoods,
  day: string,
): GstTerms | undefined {
  const known = inTable(table, goods, day)
  const { stated } = goods
  if (stated && stated.from <= day && (known === undefined || stated.from >= known.from))
    return { rateBp: stated.rateBp, cheap: null }
  return known && { rateBp: known.rateBp, cheap: known.cheap }
}

/**
 * The rate of a supply. `grossPaise` is its value with GST after discounts that the seller pays for, `pieces` its number of
 * pieces, not packs: a box of 50 masks at ₹300 is ₹6 a piece. The lower rate of a slab applies while the value of a piece,
 * without that rate's tax, is within it.
 */
export const rateOfValue = (
  { rateBp, cheap }: GstTerms,
  { grossPaise, pieces }: { grossPaise: Paise; pieces: number },
): BasisPoints =>
  cheap !== null && grossPaise * 10_000 <= cheap.maxPiecePaise * pieces * (10_000 + cheap.rateBp)
    ? cheap.rateBp
    : rateBp
