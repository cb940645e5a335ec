import { chargeRules } from '@upchar/reference/charge-rules'
import type { Transaction } from '../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../platform/db/reference-rows.ts'
import { chargeRule } from './tables.ts'

/** Loads the release's charges; keeps staff's rows. Returns how many rows changed. */
export const loadPricingReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: chargeRule,
    key: ['kind', 'validFrom'],
    rows: chargeRules,
    ...closedByRelease,
  })
