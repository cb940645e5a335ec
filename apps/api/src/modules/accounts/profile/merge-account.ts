import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { deleteCodesFor } from '../store/codes.ts'
import { eraseCustomer, updateCustomer, type CustomerRow } from '../store/customers.ts'
import { endSessionsOf } from '../store/sessions.ts'

/** What the surviving account doesn't say itself. */
const filled = (into: CustomerRow, from: CustomerRow) => ({
  ...(into.firstName === '' && into.lastName === ''
    ? { firstName: from.firstName, lastName: from.lastName }
    : {}),
  ...(into.businessName === '' ? { businessName: from.businessName } : {}),
  ...(into.choices.length === 0 ? { choices: from.choices } : {}),
  phone: into.phone ?? from.phone,
  businessTypeId: into.businessTypeId ?? from.businessTypeId,
  gstin: into.gstin ?? from.gstin,
})

/**
 * Ends an account whose belongings become another's (OPS-10): its sessions and codes end, its email address is free for a new
 * account, and the surviving one takes over what its own profile doesn't say. Moves the ledger. Both are locked by the caller.
 */
export async function mergeAccount(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  from: CustomerRow,
  into: CustomerRow,
): Promise<number> {
  const at = clock.now()
  const ended = await endSessionsOf(tx, { customerId: from.id }, 'merged', at)
  if (from.email !== null) await deleteCodesFor(tx, from.email)
  await eraseCustomer(tx, from.id, { mergedInto: into.id }, at)
  await updateCustomer(tx, into.id, filled(into, from), at)
  return ended
}
