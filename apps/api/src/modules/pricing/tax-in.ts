import { isIntraState, splitInclusive } from '@upchar/kernel/gst'
import type { TaxParts } from './quote.ts'

/** The tax in an amount that includes it; its heads follow from the supplier's state and the place of supply. */
export function taxIn(
  gross: number,
  bp: number,
  supplierState: string,
  placeOfSupply: string,
): TaxParts & { totalPaise: number } {
  const split = splitInclusive({ gross, bp, intra: isIntraState(supplierState, placeOfSupply) })
  return {
    taxablePaise: split.taxable,
    cgstPaise: split.cgst,
    sgstPaise: split.sgst,
    igstPaise: split.igst,
    totalPaise: split.total,
  }
}
