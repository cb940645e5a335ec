import { ok, type Result } from '@upchar/kernel/result'
import type { LoginStep } from '@upchar/kernel/login-steps'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newGuestId } from '../../../platform/http/guest.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { sessionEnd, tokensFor } from './session-tokens.ts'
import { accountBlocked, type ErrorOf } from '../errors.ts'
import { noteSignIn, type SignInRow } from '../store/customers.ts'
import { endSessionsOf, insertSession, type SessionRow } from '../store/sessions.ts'
import type { Visit } from '../sign-in/visit.ts'

/**
 * Lets other modules act when a guest becomes a customer, in the same transaction; the text is shown to the
 * buyer.
 */
export type OnSignIn = (
  tx: Transaction,
  who: {
    guestId: string
    renewedGuestId: string
    customerId: string
    sessionId: string
    /** The proved address of an account that is being opened; null for one that exists. */
    openedFor: string | null
  },
  at: Date,
) => Promise<string>

/** The shop's context and what sign-in adds to it. */
export type AccountsContext = Context & { onSignIn: OnSignIn }

type Who = {
  /** The account, locked: nobody can block it before the session exists. */
  row: Pick<SignInRow, 'id' | 'blockedAt'>
  email: string
  hasPassword: boolean
  isNew: boolean
  method: SessionRow['method']
}
export type OpenedSession = {
  row: SessionRow
  isFirst: boolean
  message: string
  guestId: string
  who: Who
}

/** Creates the session, in the transaction that authenticates the buyer. A blocked account gets none (OPS-10). */
export async function openSession(
  context: AccountsContext,
  tx: Transaction,
  visit: Visit,
  who: Who,
): Promise<Result<OpenedSession, ErrorOf<typeof accountBlocked>>> {
  if (who.row.blockedAt !== null) return accountBlocked(context.config.SUPPORT_EMAIL)
  const at = context.clock.now()
  const customerId = who.row.id
  const row: SessionRow = {
    id: newId(),
    customerId,
    seed: newSecret(),
    generation: 1,
    rotatedAt: at,
    method: who.method,
    staffId: null,
    device: visit.device,
    browser: visit.browser,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: sessionEnd(at, at),
    endedAt: null,
    endedWhy: null,
  }
  const previous = await visit.previousSession()
  if (previous !== undefined) await endSessionsOf(tx, { id: previous }, 'replaced', at)
  const isFirst = await noteSignIn(tx, customerId, at)
  await insertSession(tx, row)
  // A new guest id: whoever knew or planted the old one must not follow the buyer (session
  // fixation).
  const guestId = newGuestId(context.config.secret)
  const message = await context.onSignIn(
    tx,
    {
      guestId: visit.guestId,
      renewedGuestId: guestId,
      customerId,
      sessionId: row.id,
      openedFor: who.isNew ? who.email : null,
    },
    at,
  )
  return ok({ row, isFirst, message, guestId, who })
}

/** Sends the browser its session after the transaction: the answer of every sign-in. */
export async function answerSignIn(
  context: AccountsContext,
  visit: Visit,
  { row, isFirst, message, guestId, who }: OpenedSession,
  step: LoginStep,
  words = message,
) {
  const tokens = await tokensFor(context.config, row, context.clock.now())
  visit.keepSession(tokens, guestId, {
    email: who.email,
    step,
    account: who.hasPassword ? 'password' : 'code',
  })
  return ok({
    success: true as const,
    step,
    message: words,
    is_new_user: who.isNew,
    is_first_login: isFirst,
    guest_user_id: guestId,
  })
}
