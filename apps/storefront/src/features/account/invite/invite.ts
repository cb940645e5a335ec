import type { AnyRouter } from '@tanstack/react-router'
import { hasSession } from '../../../shell/visitor/session.ts'
import { shownShell } from '../../../shell/page/shell-data.ts'
import { mayTrack } from '../../../shell/tracking/consent.ts'
import { modalStore, pushModal } from '../../../shell/modals/modals.ts'
import { searchStore } from '../../search/index.ts'
import { claimUninvited } from '../../../shell/page/prompts.ts'
import { mayInvite } from './may-invite.ts'
import { offerOneTap, withdrawOneTap } from './one-tap.ts'

/** Reading a page this long is interest; asking earlier is a nuisance. */
const READING_MS = 30_000
const LOOK_AGAIN_MS = 5000
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** Something is open or being typed: nobody is interrupted. */
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

/** The login popup after a while on a page (AUTH-08). */
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
    else if (claimUninvited('login')) pushModal('login', { uninvited: true })
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

/** Nothing of a third party is loaded before the visitor does something; then when the browser has time (UI-03). */
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

/** Invites visitors to sign in, without getting in the way: One Tap where it is set up, and the popup once a session. */
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
