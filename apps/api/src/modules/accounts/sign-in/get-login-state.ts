import { ok } from '@upchar/kernel/result'
import { isFreeEmail } from '@upchar/kernel/validate'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sha256 } from '../../../platform/ids.ts'
import { openSteps } from './login-state.ts'
import { isProofGood } from '../store/codes.ts'
import type { Visit } from './visit.ts'

/** The browser's progress in signing in. A used or expired proof returns to the code step (AUTH-01). */
export async function getLoginState(
  context: Context,
  { login }: Visit,
): Promise<HandlerResult<'getLoginState'>> {
  const proven =
    login?.proof !== undefined &&
    (await isProofGood(context.db, sha256(login.proof), context.clock.now()))
  const open = openSteps(login, proven)
  const step =
    login === undefined
      ? 0
      : login.step === 4 && !proven
        ? 3
        : login.step === 7 && !proven
          ? 6
          : login.step
  const email = login?.email ?? ''
  return ok({
    success: true,
    step,
    email,
    is_new_user: login?.account === 'new',
    open_steps: open,
    is_free_email: isFreeEmail(email),
  })
}
