import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { sessionEnded, type SignedIn } from '../../../platform/identity/identity.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { closedHash } from './closed-account.ts'
import { confirmIdentity } from '../sign-in/confirm-identity.ts'
import type { ErrorOf } from '../errors.ts'
import { accountClosedMail } from '../mails.ts'
import { deleteCodesFor } from '../store/codes.ts'
import { eraseCustomer, findCustomer, lockCustomer } from '../store/customers.ts'
import { endSessionsOf, isSessionLive } from '../store/sessions.ts'
import type { Visit } from '../sign-in/visit.ts'

type Proof = { current_password?: string | undefined; otp?: string | undefined }
type Refused =
  | ErrorOf<typeof sessionEnded>
  | Extract<Awaited<ReturnType<typeof confirmIdentity>>, { ok: false }>['error']

/** Confirms by password or code that the owner wants to close the account (AUTH-12). */
export async function confirmClosing(
  context: Context,
  visit: Visit,
  customerId: string,
  proof: Proof,
): Promise<Result<void, Refused>> {
  const account = await findCustomer(context.db, customerId)
  if (account?.email == null) return sessionEnded()
  return confirmIdentity(
    context,
    visit,
    { email: account.email, passwordHash: account.passwordHash },
    proof,
  )
}

/**
 * Closes the account for good (AUTH-12): deletes personal data, ends every session, notifies the owner. False
 * when it is already closed. Refused when the session ended during confirmation.
 */
export async function closeAccount(
  context: Context,
  tx: Transaction,
  who: SignedIn,
): Promise<Result<boolean, ErrorOf<typeof sessionEnded>>> {
  const at = context.clock.now()
  const { customerId } = who
  const account = await lockCustomer(tx, customerId)
  if (account?.email == null) return ok(false)
  if (!(await isSessionLive(tx, who, at))) return sessionEnded()
  await recordMail(tx, accountClosedMail(context.config, account.email), at)
  await deleteCodesFor(tx, account.email)
  await eraseCustomer(
    tx,
    customerId,
    { closedEmailHash: closedHash(context.config.secret, account.email) },
    at,
  )
  await endSessionsOf(tx, { customerId }, 'account_closed', at)
  return ok(true)
}

export const closedText = 'Your account is closed. Thank you for having been with us.'
