import { eWayRules } from '@upchar/reference/e-way-rules'
import type { Transaction } from '../../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import { eWayRule } from '../tables-e-documents.ts'

/** Loads from which value consignments need an e-way bill. */
export const loadEWayReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: eWayRule,
    key: ['stateCode', 'validFrom'],
    rows: eWayRules,
    ...closedByRelease,
  })
