import type { ReturnDocument } from './model.ts'

/** One unbroken run of numbers of a series (GSTR-1, table 13). */
export type IssuedSeries = {
  /** The number of the nature of document in the form. */
  nature: 1 | 5 | 12
  /** The prefix of the numbers. */
  series: string
  /** Of the first number, without prefix and year. */
  first: number
  from: string
  to: string
  count: number
  /** Without effect: cancelled at the portal within 24 hours. */
  cancelled: number
}

const natures = { invoice: 1, credit_note: 5, challan: 12 } as const

export const natureNames: Readonly<Record<IssuedSeries['nature'], string>> = {
  1: 'Invoices for outward supply',
  5: 'Credit Note',
  12: 'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
}

/** `documents` in the order of their numbers. A gap would be a number that the shop never drew, so each run is its own row. */
export function documentsIssued(documents: readonly ReturnDocument[]): IssuedSeries[] {
  const rows: IssuedSeries[] = []
  for (const { kind, series, sequence, standing, document } of documents) {
    const nature = natures[kind]
    const row = rows.at(-1)
    const cancelled = standing === 'void' ? 1 : 0
    if (row?.series === series && row.nature === nature && sequence === row.first + row.count) {
      row.to = document.number
      row.count++
      row.cancelled += cancelled
    } else
      rows.push({
        nature,
        series,
        first: sequence,
        from: document.number,
        to: document.number,
        count: 1,
        cancelled,
      })
  }
  return rows.toSorted((a, b) => a.nature - b.nature)
}
