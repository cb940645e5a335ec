import { withoutGst } from '@upchar/kernel/gst'
import { rateOfValue, type GstTerms } from '@upchar/kernel/gst-rates'
import type { SezSupply } from '@upchar/kernel/special-supply'

/** The price of a pack without the GST in it. */
export const withoutTax = (pricePaise: number, terms: GstTerms, packSize: number): number =>
  withoutGst(pricePaise, rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize }))

/** The rate of a supply by its value, which under a letter of undertaking has no tax in it. */
export const rateOf = (
  terms: GstTerms,
  sez: SezSupply | undefined,
  { grossPaise, pieces }: { grossPaise: number; pieces: number },
): number => {
  const { cheap } = terms
  if (sez !== 'lut' || cheap === null) return rateOfValue(terms, { grossPaise, pieces })
  return grossPaise <= cheap.maxPiecePaise * pieces ? cheap.rateBp : terms.rateBp
}
