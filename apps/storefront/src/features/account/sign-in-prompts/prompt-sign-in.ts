import type { AnyRouter } from '@tanstack/react-router'
import { shownShell } from '../../../shell/page/shell-data.ts'
import { loginPopup } from './login-popup.ts'
import { offerOneTap, withdrawOneTap } from './one-tap.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** Loads the third-party script only after an interaction, when the browser is idle (UI-03). */
function afterInteraction(work: () => void): () => void {
  const stop = () => {
    for (const name of INTERACTIONS) removeEventListener(name, once, true)
  }
  const once = () => {
    stop()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 3000 })
    else setTimeout(work, 500)
  }
  for (const name of INTERACTIONS) addEventListener(name, once, { capture: true, passive: true })
  return stop
}

/**
 * Invites visitors to sign in: One Tap where it is configured, and the login popup once a session.
 */
export function promptSignIn(router: AnyRouter): () => void {
  const popup = loginPopup(router)
  popup.restart()
  let touched = false
  const offer = () => void offerOneTap(router).catch(() => undefined)
  const stopWaiting = shownShell(router)?.signIn?.one_tap
    ? afterInteraction(() => {
        touched = true
        offer()
      })
    : () => undefined
  const leave = router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return
    popup.restart()
    withdrawOneTap(router.latestLocation.pathname)
    if (touched) offer()
  })
  return () => {
    popup.stop()
    stopWaiting()
    leave()
  }
}
