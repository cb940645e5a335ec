import type { GstTerms } from '@upchar/kernel/gst-rates'
import { sellerCharges } from './kept-quote.ts'
import type { QuoteCharge, QuoteLine } from './quote.ts'
import { rateOf } from './rate-of.ts'
import { taxIn } from './tax-in.ts'

/** The rates of a line's goods on another day, and the pieces in a pack. */
export type LineTerms = { gst: GstTerms; packSize: number }

type Taxed = { lines: QuoteLine[]; charges: QuoteCharge[] }

/**
 * One seller's lines and charges with the rates of another day (CGST Act s.14). Prices include GST, so each line and kind of
 * charge keeps its total, and only the tax inside moves. Where no rate has changed, and where `termsOf` knows none, it is
 * what was quoted, to the paisa.
 */
export function retax(
  { lines, charges }: Taxed,
  placeOfSupply: string,
  termsOf: (line: QuoteLine) => LineTerms | undefined,
): Taxed {
  const taxed = lines.map((line) => {
    const gstBp = rateNow(line, termsOf(line))
    return gstBp === line.gstBp
      ? line
      : {
          ...line,
          gstBp,
          ...taxIn(line.totalPaise, gstBp, line.sellerStateCode, placeOfSupply, line.sez),
        }
  })
  if (taxed.every((line, i) => line === lines[i])) return { lines, charges }
  return { lines: taxed, charges: sellerCharges(charges, taxed, placeOfSupply) }
}

const rateNow = (line: QuoteLine, terms: LineTerms | undefined): number =>
  terms === undefined
    ? line.gstBp
    : rateOf(terms.gst, line.sez, {
        grossPaise: line.totalPaise,
        pieces: terms.packSize * line.quantity,
      })
