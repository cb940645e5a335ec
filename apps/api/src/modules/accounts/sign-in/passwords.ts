import type { Transaction } from '../../../platform/db/database.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { passwordChangedMail } from '../mails.ts'
import type { AccountsContext } from '../sessions/open-session.ts'
import { deleteCodesFor } from '../store/codes.ts'
import { updateCustomer } from '../store/customers.ts'
import { endSessionsOf } from '../store/sessions.ts'

type Change = { customerId: string; email: string; passwordHash: string; keepSession?: string }

/**
 * Sets a password and locks out whoever knew the old one: other sessions and all codes end, and the owner is
 * notified.
 */
export async function changePassword(
  context: Pick<AccountsContext, 'config' | 'clock'>,
  tx: Transaction,
  { customerId, email, passwordHash, keepSession }: Change,
): Promise<number> {
  const at = context.clock.now()
  await updateCustomer(tx, customerId, { passwordHash }, at)
  await deleteCodesFor(tx, email)
  const ended = await endSessionsOf(
    tx,
    { customerId, ...(keepSession !== undefined && { except: keepSession }) },
    'password_changed',
    at,
  )
  await recordMail(tx, passwordChangedMail(context.config, email), at)
  return ended
}
