import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { findByGoogle, updateCustomer, type SignInRow } from '../store/customers.ts'
import type { Visit } from '../sign-in/visit.ts'

/**
 * Links the pending Google account of this browser once its owner has signed in to the account with the same
 * address.
 */
export async function linkGoogle(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  { login }: Visit,
  row: SignInRow,
): Promise<void> {
  if (login?.google === undefined || login.email !== row.email || row.googleSub !== null) return
  if ((await findByGoogle(tx, login.google)) !== undefined) return
  await updateCustomer(tx, row.id, { googleSub: login.google }, context.clock.now())
}
