import { LRUCache } from 'lru-cache'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { isExhausted, takeFrom } from '../../../platform/http/limits.ts'
import { equalSecrets, hmac } from '../../../platform/ids.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { sharedLimits, wayBackLimits, type Trier } from '../limits.ts'
import { wayBackMail } from '../mails.ts'
import { findByEmail } from '../store/customers.ts'
import type { Visit } from './visit.ts'

const daySeconds = 86_400

/** When an account was last looked at: a flood of refused attempts costs one query a minute. */
const lookedAt = new LRUCache<string, number>({ max: 10_000 })
const lookEveryMs = 60_000

function isDue(email: string, now: number): boolean {
  const due = now - (lookedAt.get(email) ?? 0) >= lookEveryMs
  if (due) lookedAt.set(email, now)
  return due
}

const signatureOf = (secret: string, email: string, expires: number): string =>
  hmac(secret, `way back ${email} ${expires}`)

/**
 * Mails the owner of an account that strangers have locked a link with which a new browser gets an allowance of its own. The
 * link replaces no password and no code.
 */
export async function offerWayBack(context: Context, { email, device }: Trier): Promise<void> {
  if (device !== undefined || !isDue(email, context.clock.now().getTime())) return
  if (!(await isExhausted(context, sharedLimits(email)))) return
  if ((await findByEmail(context.db, email)) === undefined) return
  if (!(await takeFrom(context, wayBackLimits(email))).ok) return
  const { config, clock, db } = context
  const at = clock.now()
  const expires = Math.floor(at.getTime() / 1000) + daySeconds
  const query = new URLSearchParams({
    email,
    expires: String(expires),
    signature: signatureOf(config.secret, email, expires),
  })
  const link = `${config.origin}/api/authentication/way-back?${query.toString()}`
  await inTransaction(db, async (tx) => {
    await recordMail(tx, wayBackMail(config, email, link), at, { forgetOnceSent: true })
  })
}

/** Opens the link: this browser counts as one that the account knows. */
export function takeWayBack(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  visit: Visit,
  { email, expires, signature }: Query<'takeWayBack'>,
): void {
  if (
    clock.now().getTime() < expires * 1000 &&
    equalSecrets(signature, signatureOf(config.secret, email, expires))
  )
    visit.remember(email)
}
