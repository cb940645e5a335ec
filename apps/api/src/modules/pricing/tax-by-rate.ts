import type { Quote, TaxParts } from './quote.ts'

/** Tax of lines and charges, added up by rate. */
export function taxByRate(parts: readonly (TaxParts & { gstBp: number })[]): Quote['taxByRate'] {
  const rates = new Map<number, TaxParts>()
  for (const part of parts) {
    const sum = rates.get(part.gstBp) ?? {
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    }
    rates.set(part.gstBp, {
      taxablePaise: sum.taxablePaise + part.taxablePaise,
      cgstPaise: sum.cgstPaise + part.cgstPaise,
      sgstPaise: sum.sgstPaise + part.sgstPaise,
      igstPaise: sum.igstPaise + part.igstPaise,
    })
  }
  return [...rates].map(([gstBp, tax]) => ({ gstBp, ...tax })).toSorted((a, b) => a.gstBp - b.gstBp)
}
