import { rupeesToPaise } from '@upchar/kernel/money'
import { maxLineTotal } from '../catalogue-file/index.ts'

/** What a pack costs, in rupees, and how many of them an order may have. `price` null: on request. */
type Terms = { price: number | null; mrp: number | null; moq: number; max_oq: number }

/** Reports what is wrong with the terms of an offer, whoever sells it. */
export function checkTerms(
  { price, mrp, moq, max_oq: most }: Terms,
  report: (field: 'price' | 'max_oq', message: string) => void,
): void {
  // A selling price above the printed MRP is unlawful (Legal Metrology Rules 2011).
  if (price !== null && mrp !== null && price > mrp) report('price', 'The price is above the MRP')
  if (most < moq) report('max_oq', `The most per order is below the least (${moq})`)
  else if (rupeesToPaise(Math.max(price ?? 0, mrp ?? 0)) * most > maxLineTotal)
    report('max_oq', 'Price times quantity is too high: lower the most per order')
}

export const skuSigns = (sku: string): string | undefined =>
  /^[\x21-\x7e]+$/.test(sku) ? undefined : 'Use letters, digits and signs without spaces'
