import type { FastifyInstance } from 'fastify'
import { isLocalPath } from '@upchar/kernel/local-path'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sessionEnded } from '../../platform/identity/identity.ts'
import { askToAct, beginActing } from './acting/act-for.ts'
import { confirmAccount } from './sign-in/confirm-account.ts'
import { getLoginState } from './sign-in/get-login-state.ts'
import { googleKeys } from './google/google-keys.ts'
import { logout } from './sessions/logout.ts'
import type { AccountsContext, OnSignIn } from './sessions/open-session.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { resetPassword } from './sign-in/reset-password.ts'
import { sendConfirmOtp, sendOtp } from './sign-in/send-otp.ts'
import { endSessions, listSessions } from './sessions/sessions.ts'
import { setPassword } from './sign-in/set-password.ts'
import { signIn } from './sign-in/sign-in.ts'
import { prepareOneTap, signInWithGoogle } from './google/sign-in-with-google.ts'
import { submitEmail } from './sign-in/submit-email.ts'
import { validateEmail } from './sign-in/validate-email.ts'
import { choicesView } from './view.ts'
import { visitOf } from './sign-in/visit.ts'
import { takeWayBack } from './sign-in/way-back.ts'

/** The page to return to: never inside the API, which would redirect here again. */
const pageOf = (path: string): string =>
  isLocalPath(path) && !/^\/api(\/|$|\?)/.test(path) ? path : '/account'

/** Sign-in, sessions and passwords. `onSignIn` lets other modules act when a guest becomes a customer. */
export function registerAccountsRoutes(
  app: FastifyInstance,
  shop: Context,
  onSignIn: OnSignIn,
): void {
  const context: AccountsContext = { ...shop, onSignIn }
  const keys = googleKeys(context.config.GOOGLE_JWKS_URL, () => context.clock.now().getTime())

  bind(app, context, 'getLoginState', (call) => getLoginState(context, visitOf(context, call)))
  bind(app, context, 'submitEmail', (call) =>
    submitEmail(context, visitOf(context, call), call.body),
  )
  bind(app, context, 'sendOtp', (call) =>
    call.body.admin === true
      ? askToAct(context, visitOf(context, call), call, call.body)
      : sendOtp(context, visitOf(context, call), call.body),
  )
  bind(app, context, 'validateEmail', (call) =>
    call.body.admin === true
      ? beginActing(context, visitOf(context, call), call, call.body)
      : validateEmail(context, visitOf(context, call), call.body),
  )
  bind(app, context, 'signIn', (call) => signIn(context, visitOf(context, call), call.body))
  bind(app, context, 'confirmAccount', (call) =>
    confirmAccount(context, visitOf(context, call), call.body),
  )
  bind(app, context, 'resetPassword', (call) =>
    resetPassword(context, visitOf(context, call), call.body),
  )
  bind(app, context, 'prepareOneTap', async (call) =>
    prepareOneTap(context, visitOf(context, call)),
  )
  bind(app, context, 'signInWithGoogle', (call) =>
    signInWithGoogle(context, keys, visitOf(context, call), call.body.credential),
  )
  bind(app, context, 'refreshSession', async ({ request, reply }) => {
    const seconds = await refreshSession(context, request, reply)
    return seconds === undefined ? sessionEnded() : ok({ success: true, expires_in: seconds })
  })
  bind(app, context, 'resumeSession', async ({ query, request, reply }) => {
    await refreshSession(context, request, reply)
    await reply.header('cache-control', 'no-store').redirect(pageOf(query.return_to), 303)
    return ok('sent' as const)
  })
  bind(app, context, 'takeWayBack', async (call) => {
    takeWayBack(context, visitOf(context, call), call.query)
    await call.reply.header('cache-control', 'no-store').redirect('/account/login', 303)
    return ok('sent' as const)
  })
  bind(app, context, 'logout', async ({ request, reply }) => {
    await logout(context, request, reply)
    return ok({ success: true })
  })
  bind(app, context, 'sendConfirmOtp', (call) =>
    sendConfirmOtp(context, visitOf(context, call), call.customer.customerId),
  )
  bind(app, context, 'setPassword', (call) =>
    setPassword(context, visitOf(context, call), call.customer, call.body),
  )
  bind(app, context, 'listSessions', ({ customer }) => listSessions(context, customer))
  bind(app, context, 'endSessions', ({ customer, body }) => endSessions(context, customer, body))
  bind(app, context, 'getCustomerChoices', async () => ok(choicesView()))
}
