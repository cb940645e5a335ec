import type { JWTVerifyGetKey } from 'jose'
import { ok, type Result } from '@upchar/kernel/result'
import { checkEmail, checkText } from '@upchar/kernel/validate'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { newId } from '../../../platform/ids.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { closedHash } from '../profile/closed-account.ts'
import {
  accountClosed,
  googleOff,
  googleProofNeeded,
  googleRefused,
  googleUnreachable,
  tooMany,
  type ErrorOf,
} from '../errors.ts'
import { readCredential, type GooglePerson } from './google-credential.ts'
import { KeysUnreachable } from './google-keys.ts'
import { googleLimits } from '../limits.ts'
import { answerSignIn, openSession, type AccountsContext } from '../sessions/open-session.ts'
import {
  insertCustomer,
  isClosed,
  lockByEmail,
  lockByGoogle,
  updateCustomer,
  type SignInRow,
} from '../store/customers.ts'
import { accountOf, firstStep } from '../sign-in/submit-email.ts'
import type { Visit } from '../sign-in/visit.ts'

/** What One Tap needs on a page; nothing when it isn't configured. */
export function prepareOneTap(
  { config }: Pick<AccountsContext, 'config'>,
  visit: Visit,
): HandlerResult<'prepareOneTap'> {
  const clientId = config.GOOGLE_CLIENT_ID ?? ''
  return ok({ success: true, client_id: clientId, nonce: clientId === '' ? '' : visit.nonce() })
}

type Found = { row: SignInRow; isNew: boolean }
type Refused = ErrorOf<typeof accountClosed | typeof googleProofNeeded>

/** Names go into mails and labels, so Google's must pass the same checks as our own forms. */
const nameOf = (text: string): string => {
  const checked = checkText(text.slice(0, 60))
  return checked.ok && !/[<>\n\r\t]/.test(checked.value) ? checked.value : ''
}

/**
 * Finds the account by Google's id, then by address, otherwise creates one. An account found by address is
 * linked at once if Google hosts the mailbox, otherwise after signing in to it.
 */
async function accountFor(
  context: AccountsContext,
  tx: Transaction,
  person: GooglePerson & { email: string },
): Promise<Result<Found, Refused>> {
  const linked = await lockByGoogle(tx, person.sub)
  if (linked !== undefined) return ok({ row: linked, isNew: false })
  const at = context.clock.now()
  const same = await lockByEmail(tx, person.email)
  if (same !== undefined) {
    if (!person.isGoogleHosted || same.googleSub !== null)
      return googleProofNeeded(firstStep[accountOf(same)], person.email)
    await updateCustomer(tx, same.id, { googleSub: person.sub }, at)
    return ok({ row: same, isNew: false })
  }
  if (await isClosed(tx, closedHash(context.config.secret, person.email)))
    return accountClosed(context.config.SUPPORT_EMAIL)
  const isNew = await insertCustomer(tx, {
    id: newId(),
    email: person.email,
    passwordHash: null,
    googleSub: person.sub,
    firstName: nameOf(person.firstName),
    lastName: nameOf(person.lastName),
    at,
  })
  const row = await lockByEmail(tx, person.email)
  if (row === undefined) throw new Error('an account that was just opened can’t be read')
  return ok({ row, isNew })
}

/** Signs in by Google One Tap. */
export async function signInWithGoogle(
  context: AccountsContext,
  keys: JWTVerifyGetKey,
  visit: Visit,
  credential: string,
): Promise<HandlerResult<'signInWithGoogle'>> {
  const clientId = context.config.GOOGLE_CLIENT_ID
  if (clientId === undefined) return googleOff()
  const allowed = await takeFrom(context, googleLimits(visit.trier('').address))
  if (!allowed.ok) return tooMany(allowed.error)
  const nonce = visit.expectedNonce()
  if (nonce === undefined) return googleRefused()
  let person: GooglePerson | undefined
  try {
    person = await readCredential(keys, credential, { clientId, nonce, at: context.clock.now() })
  } catch (error) {
    if (!(error instanceof KeysUnreachable)) throw error
    context.log.error({ err: error }, 'the keys of Google can’t be read')
    return googleUnreachable()
  }
  const email = checkEmail(person?.email ?? '')
  // An address that Google hasn't verified may be anybody's.
  if (person === undefined || !email.ok || !person.emailVerified) return googleRefused()
  const known = { ...person, email: email.value }
  const done = await inTransaction(context.db, async (tx) => {
    const found = await accountFor(context, tx, known)
    if (!found.ok) return found
    const { row, isNew } = found.value
    return openSession(context, tx, visit, {
      row,
      email: row.email ?? known.email,
      hasPassword: row.passwordHash !== null,
      isNew,
      method: 'google',
    })
  })
  if (done.ok) {
    visit.forgetNonce()
    return answerSignIn(context, visit, done.value, 5)
  }
  if (done.error.code === 'google_proof_needed') {
    const { step } = done.error.detail
    visit.keepLogin({
      email: known.email,
      step,
      account: step === 1 ? 'password' : 'code',
      google: known.sub,
    })
  }
  return done
}
