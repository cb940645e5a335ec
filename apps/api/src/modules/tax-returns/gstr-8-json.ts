import { paiseToRupees } from '@upchar/kernel/money'
import type { CollectedFrom } from './gstr-8.ts'

/** `2026-11` as the portal writes periods: 112026. */
const period = (month: string): string => month.split('-').toReversed().join('')

/**
 * OPS-07: GSTR-8 as the portal's offline utility makes it for the upload: table 3, a row for each supplier with its gross supplies, what
 * came back, the net amount and the tax on it.
 */
export const gstr8Json = (
  rows: readonly CollectedFrom[],
  { gstin, month }: { gstin: string; month: string },
) => ({
  gstin,
  fp: period(month),
  tcs: rows.map((row) => ({
    stin: row.gstin,
    supR: paiseToRupees(row.registeredPaise),
    retsupR: paiseToRupees(row.returnedByRegisteredPaise),
    supU: paiseToRupees(row.unregisteredPaise),
    retsupU: paiseToRupees(row.returnedByUnregisteredPaise),
    amt: paiseToRupees(row.netPaise),
    camt: paiseToRupees(row.cgstPaise),
    samt: paiseToRupees(row.sgstPaise),
    iamt: paiseToRupees(row.igstPaise),
  })),
})
