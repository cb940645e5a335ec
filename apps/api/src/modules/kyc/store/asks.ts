import type { Handle } from '../../../platform/db.ts'
import { kycAsk } from '../tables.ts'

/** Everything that is, was or will be asked: a small table. In the order of the form's choices. */
export async function selectAsks(handle: Handle) {
  return handle.select().from(kycAsk).orderBy(kycAsk.id)
}
