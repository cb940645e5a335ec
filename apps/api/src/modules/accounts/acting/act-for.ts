import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { staffMay } from '@upchar/kernel/staff-permissions'
import { checkEmail } from '@upchar/kernel/validate'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { newGuestId } from '../../../platform/http/guest.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { accountBlocked, emailInvalid, otpOver } from '../errors.ts'
import { actingCodeMail, actingMail } from '../mails.ts'
import { tokensFor } from '../sessions/session-tokens.ts'
import { checkCode } from '../sign-in/check-code.ts'
import { sendCode } from '../sign-in/send-code.ts'
import type { Visit } from '../sign-in/visit.ts'
import { findByEmail, lockByEmail } from '../store/customers.ts'
import { endSessionsOf, insertSession, type SessionRow } from '../store/sessions.ts'

/** How long staff may order for a customer with one code. */
const actingMs = 3_600_000

const staffOnly = () =>
  err({
    code: 'staff_only' as const,
    message: 'Only staff who may order for customers can ask for this code.',
  })
const customerUnknown = () =>
  err({ code: 'customer_unknown' as const, message: 'No open account has this email address.' })

type Call = { request: FastifyRequest; reply: FastifyReply }

/** The member of staff behind the call, if their role orders for customers. */
async function actingStaff(
  { identity }: Pick<Context, 'identity'>,
  { request, reply }: Call,
): Promise<StaffCaller | undefined> {
  const staff = await identity.staff(request, reply)
  return staff !== undefined && staffMay(staff.role, 'customers.act_for') ? staff : undefined
}

/**
 * Mails a customer a code to tell the member of staff who wants to order for them (AUTH-13): nobody acts in a customer's name
 * without the customer. A code for signing in doesn't do.
 */
export async function askToAct(
  context: Context,
  visit: Visit,
  call: Call,
  body: Body<'sendOtp'>,
): Promise<HandlerResult<'sendOtp'>> {
  const staff = await actingStaff(context, call)
  if (staff === undefined) return staffOnly()
  const email = checkEmail(body.email)
  if (!email.ok) return emailInvalid()
  const row = await findByEmail(context.db, email.value)
  if (row === undefined) return customerUnknown()
  if (row.blockedAt !== null) return accountBlocked(context.config.SUPPORT_EMAIL)
  const sent = await sendCode(context, visit.trier(email.value), 'act_for', (code) =>
    actingCodeMail(context.config, email.value, code),
  )
  if (!sent.ok) return sent
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staff.staffId,
      action: 'customer.act_ask',
      subject: { kind: 'customer', id: row.id },
      at: context.clock.now(),
    }),
  )
  return ok({ ...sent.value, step: 2 })
}

/**
 * Opens the hour in which a member of staff orders for a customer, with the code that the customer told them. What the
 * browser held as a guest stays the guest's; it isn't remembered as a device of the customer.
 */
export async function beginActing(
  context: Context,
  visit: Visit,
  call: Call,
  body: Body<'validateEmail'>,
): Promise<HandlerResult<'validateEmail'>> {
  const staff = await actingStaff(context, call)
  if (staff === undefined) return staffOnly()
  const email = checkEmail(body.email)
  if (!email.ok) return emailInvalid()
  const code = await checkCode(context, visit.trier(email.value), 'act_for', body.otp)
  if (!code.ok) return code
  const opened = await inTransaction(context.db, async (tx) => {
    if (!(await code.value.use(tx))) return otpOver()
    const account = await lockByEmail(tx, email.value)
    if (account === undefined) return customerUnknown()
    if (account.blockedAt !== null) return accountBlocked(context.config.SUPPORT_EMAIL)
    const at = context.clock.now()
    const session: SessionRow = {
      id: newId(),
      customerId: account.id,
      seed: newSecret(),
      generation: 1,
      rotatedAt: at,
      method: 'staff',
      staffId: staff.staffId,
      device: 'Our staff',
      browser: null,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + actingMs),
      endedAt: null,
      endedWhy: null,
    }
    const previous = await visit.previousSession()
    if (previous !== undefined) await endSessionsOf(tx, { id: previous }, 'replaced', at)
    await insertSession(tx, session)
    await recordMail(tx, actingMail(context.config, email.value), at)
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'customer.act_begin',
      subject: { kind: 'customer', id: account.id },
      after: { session_id: session.id, until: session.expiresAt.toISOString() },
      at,
    })
    return ok(session)
  })
  if (!opened.ok) return opened
  const guestId = newGuestId(context.config.secret)
  visit.keepActing(await tokensFor(context.config, opened.value, context.clock.now()), guestId)
  return ok({
    success: true as const,
    step: 5,
    message: '',
    is_new_user: false,
    is_first_login: false,
    guest_user_id: guestId,
  } as const)
}
