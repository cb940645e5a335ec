import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { giveBackTo, takeFrom } from '../../platform/http/limits.ts'
import { fitsPassword } from '../../platform/identity/passwords.ts'
import { codeMail, passwordLimits, sendCode } from '../accounts/index.ts'
import { selectSuspensions } from '../sellers/index.ts'
import type { StaffVisit } from '../staff/index.ts'
import { credentialsWrong, sellerSuspended, signInOver, tooMany } from './errors.ts'
import { openPending } from './open-session.ts'
import { lockMember, selectMemberByEmail, type MemberRow } from './store/members.ts'
import { findPending } from './store/sessions.ts'

/** Whether a seller is suspended: its members then have no access. */
export const isSuspended = async (handle: Handle, sellerId: number): Promise<boolean> =>
  (await selectSuspensions(handle)).some((one) => one.sellerId === sellerId)

const mailCode = (context: Context, visit: StaffVisit, email: string) =>
  sendCode(context, visit.trier(email), 'seller', (code) =>
    codeMail(context.config, email, 'sign_in', code),
  )

/** Opens a pending sign-in after comparing a password. Undefined: it was reset, or the member disabled, meanwhile. */
const openCompared = (
  context: Context,
  { id, passwordHash }: MemberRow,
  device: string,
): Promise<string | undefined> =>
  inTransaction(context.db, async (tx) => {
    const now = await lockMember(tx, id)
    return now?.passwordHash === passwordHash && now.disabledAt === null
      ? openPending(tx, { memberId: id, device, at: context.clock.now() })
      : undefined
  })

/**
 * First step: the password; a code goes out by mail. An unknown or disabled member takes the same time and gets the same answer as a
 * wrong password.
 */
export async function signIn(
  context: Context,
  visit: StaffVisit,
  body: Body<'sellerSignIn'>,
): Promise<HandlerResult<'sellerSignIn'>> {
  const email = normaliseEmail(body.email)
  const limits = passwordLimits(visit.trier(email))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  const member = await selectMemberByEmail(context.db, email)
  const fits = await fitsPassword(member?.passwordHash, body.password)
  if (member === undefined || !fits || member.disabledAt !== null) return credentialsWrong()
  await giveBackTo(context, limits)
  if (await isSuspended(context.db, member.sellerId)) return sellerSuspended()
  const sent = await mailCode(context, visit, email)
  if (!sent.ok) return sent
  const token = await openCompared(context, member, visit.device)
  if (token === undefined) return credentialsWrong()
  visit.keep(token)
  return ok({ success: true, step: 'code' })
}

/** Mails another code to whoever has given the password. */
export async function sendAnotherCode(
  context: Context,
  visit: StaffVisit,
): Promise<HandlerResult<'sellerSendCode'>> {
  const pending =
    visit.tokenHash === undefined
      ? undefined
      : await findPending(context.db, visit.tokenHash, context.clock.now())
  return pending === undefined ? signInOver() : mailCode(context, visit, pending.member.email)
}
