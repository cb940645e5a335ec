import { financialYear } from '@upchar/kernel/dates'
import { formatInvoiceNumber } from '@upchar/kernel/invoice-number'
import { unwrap } from '@upchar/kernel/result'
import type { Handle } from '../../platform/db/database.ts'
import type { IssuedSeries } from './documents-issued.ts'
import { boundsOf, selectPredecessors } from './store.ts'

/** Numbers of a series that no document has. */
export type MissingNumbers = { from: string; to: string; count: number }

/**
 * The numbers that are missing before a month's documents, within its financial year (OPS-07; CGST Rules 46(b): a consecutive serial number).
 * A document that another month has counts: numbers aren't always issued in the order of their times.
 */
export async function missingNumbers(
  db: Handle,
  { gstin, month }: { gstin: string; month: string },
  issued: readonly IssuedSeries[],
): Promise<MissingNumbers[]> {
  const year = financialYear(boundsOf(month)[0])
  const before = await selectPredecessors(db, { gstin, year }, issued)
  const numberOf = (prefix: string, sequence: number) =>
    unwrap(formatInvoiceNumber({ prefix, financialYear: year, sequence }))
  return issued.flatMap(({ series, first }, i) => {
    const last = before[i] ?? 0
    const count = first - last - 1
    return count === 0
      ? []
      : [{ from: numberOf(series, last + 1), to: numberOf(series, first - 1), count }]
  })
}
