import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { equalSecrets } from '../../../platform/ids.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { otpOver, otpWrong, tooMany, type ErrorOf } from '../errors.ts'
import { codeLimits, codeTries, type Trier } from '../limits.ts'
import { hashCode } from './send-code.ts'
import { countAttempt, useCode, type CodePurpose } from '../store/codes.ts'
import { offerWayBack } from './way-back.ts'

/**
 * A correct code. `use` consumes it in the transaction that it authorises, and is true for one caller only.
 */
export type RightCode = { use(tx: Transaction): Promise<boolean> }

/**
 * Checks a code (AUTH-05), tolerating pasted spaces. Five wrong attempts void it; an attempt is counted
 * before the comparison, so that concurrent guesses can't share one.
 */
export async function checkCode(
  context: Context,
  trier: Trier,
  purpose: CodePurpose,
  typed: string,
): Promise<Result<RightCode, ErrorOf<typeof otpWrong | typeof otpOver | typeof tooMany>>> {
  const allowed = await takeFrom(context, codeLimits(trier))
  if (!allowed.ok) {
    await offerWayBack(context, trier)
    return tooMany(allowed.error)
  }
  const digits = typed.replace(/[^0-9]/g, '')
  const whose = { destination: trier.email, purpose }
  const codes = await countAttempt(
    context.db,
    whose,
    trier.device === undefined ? [''] : [trier.device, ''],
    context.clock.now(),
  )
  const right = codes.filter((code) =>
    equalSecrets(
      code.codeHash,
      hashCode(context.config.secret, { ...whose, device: code.device }, digits),
    ),
  )[0]
  if (right !== undefined) return ok({ use: (tx) => useCode(tx, whose, right.codeHash) })
  const left = Math.max(0, ...codes.map((code) => codeTries - code.tries))
  return left === 0 ? otpOver() : otpWrong(left)
}
