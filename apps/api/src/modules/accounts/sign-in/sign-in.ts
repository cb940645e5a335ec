import type { Body } from '@upchar/contract/schema/endpoints'
import { checkEmail } from '@upchar/kernel/validate'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { giveBackTo, takeFrom } from '../../../platform/http/limits.ts'
import { fitsPassword } from '../../../platform/identity/passwords.ts'
import { credentialsWrong, emailInvalid, tooMany } from '../errors.ts'
import { passwordLimits } from '../limits.ts'
import { linkGoogle } from '../google/link-google.ts'
import { answerSignIn, openSession, type AccountsContext } from '../sessions/open-session.ts'
import { findByEmail, lockByEmail } from '../store/customers.ts'
import type { Visit } from './visit.ts'
import { offerWayBack } from './way-back.ts'

/**
 * Signs in by password. An unknown address takes the same time and gets the same answer as a wrong password.
 */
export async function signIn(
  context: AccountsContext,
  visit: Visit,
  body: Body<'signIn'>,
): Promise<HandlerResult<'signIn'>> {
  const email = checkEmail(body.email)
  if (!email.ok) return emailInvalid()
  const limits = passwordLimits(visit.trier(email.value))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) {
    await offerWayBack(context, visit.trier(email.value))
    return tooMany(allowed.error, 'Too many wrong passwords. Sign in with a code instead.')
  }
  const row = await findByEmail(context.db, email.value)
  const fits = await fitsPassword(row?.passwordHash, body.password)
  if (row === undefined || !fits) return credentialsWrong()
  await giveBackTo(context, limits)
  const opened = await inTransaction(context.db, async (tx) => {
    // The owner may have changed the password or closed the account during the comparison.
    const now = await lockByEmail(tx, email.value)
    if (now?.id !== row.id || now.passwordHash !== row.passwordHash) return credentialsWrong()
    await linkGoogle(context, tx, visit, now)
    return openSession(context, tx, visit, {
      row: now,
      email: email.value,
      hasPassword: true,
      isNew: false,
      method: 'password',
    })
  })
  return opened.ok ? answerSignIn(context, visit, opened.value, 5) : opened
}
