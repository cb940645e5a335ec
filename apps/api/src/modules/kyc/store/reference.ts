import { kycAsks } from '@upchar/reference/kyc-asks'
import type { Transaction } from '../../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import { kycAsk } from '../tables.ts'

/** Loads the KYC requirements; rows set by staff stay. Returns the number of changed rows. */
export const loadKycReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: kycAsk,
    key: ['businessTypeId', 'stage', 'section', 'proof', 'validFrom'],
    rows: kycAsks,
    ...closedByRelease,
  })
