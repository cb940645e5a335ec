import { randomInt } from 'node:crypto'
import { CODE_SENT } from '@upchar/kernel/account-words'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { hmac } from '../../../platform/ids.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { recordMail, type Message } from '../../../platform/mail/mail.ts'
import { tooMany, type ErrorOf } from '../errors.ts'
import { codeSeconds, resendSeconds, sendLimits, type Trier } from '../limits.ts'
import { offerWayBack } from './way-back.ts'
import { putCode, type CodePurpose } from '../store/codes.ts'

export const hashCode = (
  secret: string,
  code: { destination: string; purpose: CodePurpose; device: string },
  digits: string,
): string => hmac(secret, `code ${code.purpose} ${code.device} ${code.destination} ${digits}`)

/** Six unpredictable digits. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

type Sent = { success: true; message: string; resend_after: number; expires_in: number }

/**
 * Mails a new code (AUTH-05). `write` builds the mail and runs for unknown addresses too, so that neither
 * answer nor timing reveals an account. Code and mail are stored in one transaction.
 */
export async function sendCode(
  context: Context,
  trier: Trier,
  purpose: CodePurpose,
  write: (code: string) => Message,
): Promise<Result<Sent, ErrorOf<typeof tooMany>>> {
  const allowed = await takeFrom(context, sendLimits(trier))
  if (!allowed.ok) {
    await offerWayBack(context, trier)
    return tooMany(
      allowed.error,
      allowed.error <= resendSeconds
        ? 'We have just sent a code.'
        : 'We have sent several codes to this address.',
    )
  }
  const at = context.clock.now()
  const code = newCode()
  const key = { destination: trier.email, purpose, device: trier.device ?? '' }
  await inTransaction(context.db, async (tx) => {
    await putCode(tx, {
      ...key,
      codeHash: hashCode(context.config.secret, key, code),
      createdAt: at,
      expiresAt: new Date(at.getTime() + codeSeconds * 1000),
    })
    await recordMail(tx, write(code), at, { forgetOnceSent: true })
  })
  return ok({
    success: true,
    message: CODE_SENT,
    resend_after: resendSeconds,
    expires_in: codeSeconds,
  })
}
