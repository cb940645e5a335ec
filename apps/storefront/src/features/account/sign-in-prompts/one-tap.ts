import type { AnyRouter } from '@tanstack/react-router'
import { loginStepKey } from '@upchar/kernel/login-steps'
import { LOGIN_STEPS } from '@upchar/kernel/login-steps'
import { api } from '../../../shell/api/api.ts'
import { hasSession } from '../../../shell/visitor/session.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { claimPrompt } from '../../../shell/page/automatic-popups.ts'
import { afterSignIn } from '../after-sign-in.ts'
import { stepHref } from '../login/login-search.ts'
import { isCoolingDown, oneTapPath } from './one-tap-rules.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client'

type Credential = { credential?: string }
type GoogleId = {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: Credential) => void
    auto_select: boolean
    use_fedcm_for_prompt: boolean
    cancel_on_tap_outside: boolean
  }) => void
  prompt: () => void
  cancel: () => void
}
const googleId = (): GoogleId | undefined =>
  (globalThis as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id

let loading: Promise<void> | undefined

function loadScript(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('Google’s script did not load'))
    })
    document.head.append(script)
  })
  return loading
}

/**
 * Signs in with Google's credential. An existing account with this address must sign in once before
 * Google is linked.
 */
async function signIn(router: AnyRouter, credential: string): Promise<void> {
  const result = await api('signInWithGoogle', { body: { credential } })
  if (result.ok) {
    await afterSignIn(result.data)
    showAlert(1, 'You are signed in')
    await router.invalidate()
    return
  }
  showAlert(result.error.code === 'google_proof_needed' ? 3 : 2, failureText(result))
  const number = result.error.detail['step']
  const step = LOGIN_STEPS.find((one) => one.step === number)?.step
  const { href } = router.latestLocation
  if (result.error.code === 'google_proof_needed' && step !== undefined)
    await router.navigate({ href: stepHref({ returnUrl: href }, loginStepKey(step)) })
}

/**
 * Shows Google's prompt (UI-03): once a session, on its pages, to visitors, and not during Google's
 * cool-down.
 */
export async function offerOneTap(router: AnyRouter): Promise<void> {
  const { pathname } = router.latestLocation
  if (!oneTapPath(pathname) || hasSession(document.cookie) || isCoolingDown(document.cookie)) return
  if (!claimPrompt('one-tap')) return
  const setUp = await api('prepareOneTap', { query: {} })
  if (!setUp.ok || setUp.data.client_id === '') return
  await loadScript()
  const google = googleId()
  if (!google || !oneTapPath(router.latestLocation.pathname)) return
  google.initialize({
    client_id: setUp.data.client_id,
    nonce: setUp.data.nonce,
    auto_select: true,
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
    callback: ({ credential }) => {
      if (credential !== undefined) void signIn(router, credential)
    },
  })
  google.prompt()
}

/** Closes the prompt on pages that don't offer it. */
export const withdrawOneTap = (path: string): void => {
  if (!oneTapPath(path)) googleId()?.cancel()
}
