import { codRules } from '@upchar/reference/cod-rules'
import type { Transaction } from '../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../platform/db/reference-rows.ts'
import { codRule } from './tables.ts'

/** Loads the rules of cash on delivery; keeps staff's rows. Returns how many rows changed. */
export const loadCheckoutReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: codRule,
    key: ['validFrom'],
    rows: codRules,
    ...closedByRelease,
  })
