import { roundHalfUpDiv, type BasisPoints, type Paise } from './money.ts'

/** A notified price of a formulation from a day in India on; `unitPaise` null: it has no ceiling any more. */
export type DatedCeiling = {
  readonly id: number
  /** The highest price of one unit, without GST. */
  readonly unitPaise: Paise | null
  readonly validFrom: string
  /** The notification, such as S.O. 1213(E). */
  readonly source: string
}

/** The row that counts on a day: the one that began last, of one day the newest. */
export const ceilingOn = <R extends DatedCeiling>(rows: readonly R[], day: string): R | undefined =>
  rows.reduce<R | undefined>(
    (best, row) =>
      row.validFrom <= day &&
      (best === undefined ||
        row.validFrom > best.validFrom ||
        (row.validFrom === best.validFrom && row.id > best.id))
        ? row
        : best,
    undefined,
  )

/**
 * The highest lawful price of a pack, GST included: the ceiling of a unit times the units in the pack, in thousandths, plus
 * the GST on that (Drugs (Prices Control) Order 2013, paragraphs 2(1)(d), 13 and 26; OPS-04).
 */
export function packCeiling(unitPaise: Paise, thousandths: number, gstBp: BasisPoints): Paise {
  const bare = Math.floor((unitPaise * thousandths) / 1000)
  return bare + roundHalfUpDiv(bare * gstBp, 10_000)
}
