import { sumPaise } from '@upchar/kernel/money'
import type { FrozenQuote } from '../checkout/index.ts'

type Line = FrozenQuote['lines'][number]
type Charge = FrozenQuote['charges'][number]

/** The lines and charges of one seller's GSTIN; `sellerId` null is the operator's own service. */
export type Part = { sellerId: number | null; lines: Line[]; charges: Charge[]; totalPaise: number }

/**
 * One part per seller, in the order of their first lines, and last the operator's own charges if
 * any. Every line and charge is in exactly one part, so the parts add up to the quote.
 */
export function splitOrder(quote: FrozenQuote): Part[] {
  const parts = new Map<number | null, Omit<Part, 'totalPaise'>>()
  const of = (sellerId: number | null) => {
    const part = parts.get(sellerId) ?? { sellerId, lines: [], charges: [] }
    parts.set(sellerId, part)
    return part
  }
  for (const line of quote.lines) of(line.sellerId).lines.push(line)
  for (const charge of quote.charges)
    if (charge.totalPaise > 0) of(charge.sellerId).charges.push(charge)
  return [...parts.values()]
    .toSorted((a, b) => Number(a.sellerId === null) - Number(b.sellerId === null))
    .map((part) => ({
      ...part,
      totalPaise: sumPaise([...part.lines, ...part.charges].map((taxed) => taxed.totalPaise)),
    }))
}
