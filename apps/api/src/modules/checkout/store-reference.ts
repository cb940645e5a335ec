import { codRules } from '@upchar/reference/cod-rules'
import type { Transaction } from '../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../platform/db/reference-rows.ts'
import { codRule } from './tables.ts'

/** Rules of cash on delivery; rows of staff stay. Returns how many rows changed. */
export const loadCheckoutReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: codRule,
    key: ['validFrom'],
    rows: codRules,
    ...closedByRelease,
  })
