import type { Answer } from '@upchar/contract/schema/endpoints'
import type { SezClaim } from './store.ts'

/** A statement as its buyer sees it. */
export const claimView = (row: SezClaim): Answer<'listSezClaims'>['claims'][number] => ({
  id: row.id,
  gstin: row.gstin,
  kind: row.kind,
  approval_number: row.approvalNumber,
  pincode: row.pincode,
  state: row.state,
  claimed_at: row.claimedAt.toISOString(),
  reason: row.reason,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
})
