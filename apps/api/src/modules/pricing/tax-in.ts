import { isIntraState, splitInclusive, withoutGst } from '@upchar/kernel/gst'
import type { SezSupply } from '@upchar/kernel/special-supply'
import type { TaxParts } from './quote.ts'

/**
 * The tax in an amount that includes it; its heads follow from the supplier's state and the place of supply. What a special
 * economic zone buys is inter-State (IGST Act s.7(5)(b)); under a letter of undertaking the amount has no tax in it (s.16(3)(a)).
 */
export function taxIn(
  gross: number,
  bp: number,
  supplierState: string,
  placeOfSupply: string,
  sez?: SezSupply,
): TaxParts & { totalPaise: number } {
  const split = splitInclusive({
    gross,
    bp: sez === 'lut' ? 0 : bp,
    intra: sez === undefined && isIntraState(supplierState, placeOfSupply),
  })
  return {
    taxablePaise: split.taxable,
    cgstPaise: split.cgst,
    sgstPaise: split.sgst,
    igstPaise: split.igst,
    totalPaise: split.total,
  }
}

/** What is charged of an amount that includes GST: without it where the supplier pays none. */
export const chargedTo = (gross: number, bp: number, sez: SezSupply | undefined): number =>
  sez === 'lut' ? withoutGst(gross, bp) : gross
