import type { InvoiceDocument } from './model.ts'

export type HsnTax = {
  code: string
  gstBp: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * An invoice's tax by HSN or SAC and rate, in paise; adds up to its totals. Charges that follow the
 * goods have a row by name.
 */
export function taxByHsn({ lines, charges }: Pick<InvoiceDocument, 'lines' | 'charges'>): HsnTax[] {
  const rows = new Map<string, HsnTax>()
  for (const part of [
    ...lines.map((line) => ({ ...line, code: line.hsn })),
    ...charges.map((charge) => ({ ...charge, code: charge.hsn || charge.label })),
  ]) {
    const key = `${part.code}/${part.gstBp}`
    const sum = rows.get(key) ?? {
      code: part.code,
      gstBp: part.gstBp,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    }
    rows.set(key, {
      ...sum,
      taxablePaise: sum.taxablePaise + part.taxablePaise,
      cgstPaise: sum.cgstPaise + part.cgstPaise,
      sgstPaise: sum.sgstPaise + part.sgstPaise,
      igstPaise: sum.igstPaise + part.igstPaise,
    })
  }
  return [...rows.values()].toSorted((a, b) =>
    a.code < b.code ? -1 : a.code > b.code ? 1 : a.gstBp - b.gstBp,
  )
}
