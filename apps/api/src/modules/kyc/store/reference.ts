import { kycAsks } from '@upchar/reference/kyc-asks'
import type { Transaction } from '../../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import { kycAsk } from '../tables.ts'

/** What KYC asks of whom; rows of staff stay. Returns how many rows changed. */
export const loadKycReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: kycAsk,
    key: ['businessTypeId', 'stage', 'section', 'proof', 'validFrom'],
    rows: kycAsks,
    ...closedByRelease,
  })
