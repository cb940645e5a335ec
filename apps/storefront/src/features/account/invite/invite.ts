import type { AnyRouter } from '@tanstack/react-router'
import { hasSession } from '../../../shell/visitor/session.ts'
import { shownShell } from '../../../shell/page/shell-data.ts'
import { mayTrack } from '../../../shell/tracking/consent.ts'
import { modalStore, pushModal } from '../../../shell/modals/modals.ts'
import { searchStore } from '../../search/index.ts'
import { claimPrompt } from '../../../shell/page/prompts.ts'
import { mayInvite } from './may-invite.ts'
import { offerOneTap, withdrawOneTap } from './one-tap.ts'

/** Time on a page that shows interest; asking earlier would annoy. */
const READING_MS = 30_000
const LOOK_AGAIN_MS = 5000
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** True while a dialog is open or something is being typed. */
function isBusy(): boolean {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(activeElement.tagName))
  return (
    typing ||
    modalStore.getState().stack.length > 0 ||
    searchStore.getState().open ||
    document.hidden ||
    document.querySelector('dialog[open], [role=dialog]') !== null
  )
}

/** Opens the login popup after some time on a page (AUTH-08). */
function popupLater(router: AnyRouter): { restart: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const situation = {
      path: router.latestLocation.pathname,
      signedIn: hasSession(document.cookie),
      tracking: mayTrack(),
      trigger: shownShell(router)?.flags?.login_trigger ?? 'off',
    }
    if (!mayInvite({ ...situation, busy: false })) return
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
    else if (claimPrompt('login')) pushModal('login', { automatic: true })
  }
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      stop()
      timer = setTimeout(look, READING_MS)
    },
  }
}

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
export function invite(router: AnyRouter): () => void {
  const popup = popupLater(router)
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
