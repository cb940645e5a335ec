import { err, ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import { accountBlocked, type ErrorOf } from '../errors.ts'
import { findCustomer, isBlockedEmail, lockCustomer, setBlocked } from '../store/customers.ts'
import { endSessionsOf } from '../store/sessions.ts'

const customerClosed = () =>
  err({
    code: 'customer_closed' as const,
    message: 'This account is closed. Nothing of it can be changed.',
  })
const alreadyBlocked = () =>
  err({ code: 'already_blocked' as const, message: 'This customer is blocked already.' })
const notBlocked = () =>
  err({ code: 'not_blocked' as const, message: 'This customer isn’t blocked.' })

/**
 * Keeps an account from signing in and ordering (OPS-10) and ends its sessions; returns how many. A sign-in under way locks
 * the account, so it ends here or finds it blocked. The reason stays with staff.
 */
export async function blockAccount(
  context: Context,
  tx: Transaction,
  id: string,
  reason: string,
): Promise<Result<number, ErrorOf<typeof customerClosed | typeof alreadyBlocked>>> {
  const at = context.clock.now()
  const account = await lockCustomer(tx, id)
  if (account?.email == null) return customerClosed()
  if (account.blockedAt !== null) return alreadyBlocked()
  await setBlocked(tx, id, { at, reason }, at)
  await recordMail(
    tx,
    plainMail(context.config, account.email, 'Your account is blocked', [
      'Our staff have blocked your account: you can’t sign in or place orders with it. Orders that you have placed go on.',
      `If you think that this is a mistake, write to ${context.config.SUPPORT_EMAIL}.`,
    ]),
    at,
  )
  return ok(await endSessionsOf(tx, { customerId: id }, 'blocked', at))
}

/** Lets a blocked account sign in and order again. */
export async function unblockAccount(
  context: Context,
  tx: Transaction,
  id: string,
): Promise<Result<void, ErrorOf<typeof customerClosed | typeof notBlocked>>> {
  const at = context.clock.now()
  const account = await lockCustomer(tx, id)
  if (account?.email == null) return customerClosed()
  if (account.blockedAt === null) return notBlocked()
  await setBlocked(tx, id, undefined, at)
  await recordMail(
    tx,
    plainMail(context.config, account.email, 'Your account is open again', [
      'Our staff have unblocked your account. You can sign in and place orders again.',
    ]),
    at,
  )
  return ok(undefined)
}

/** Whether the account that buys is blocked, or that of a guest's email address. */
export async function isBlocked(
  handle: Handle,
  { customerId, email }: { customerId: string | null; email: string },
): Promise<boolean> {
  if (customerId === null) return isBlockedEmail(handle, email)
  const found = await findCustomer(handle, customerId)
  return found !== undefined && found.blockedAt !== null
}

/** Refuses who would order as a guest with the email address of a blocked account. */
export async function refuseBlocked(
  { config }: Pick<Context, 'config'>,
  handle: Handle,
  email: string,
): Promise<Result<void, ErrorOf<typeof accountBlocked>>> {
  return (await isBlocked(handle, { customerId: null, email }))
    ? accountBlocked(config.SUPPORT_EMAIL)
    : ok(undefined)
}
