import type { AnyRouter } from '@tanstack/react-router'
import { modalStore, pushModal } from '../../../shell/modals/modals.ts'
import { claimPrompt } from '../../../shell/page/automatic-popups.ts'
import { shownShell } from '../../../shell/page/shell-data.ts'
import { mayTrack } from '../../../shell/tracking/consent.ts'
import { hasSession } from '../../../shell/visitor/session.ts'
import { searchStore } from '../../search/index.ts'
import { mayOpenLoginPopup } from './login-popup-rules.ts'

/** Time on a page that shows interest; asking earlier would annoy. */
const READING_MS = 30_000
const LOOK_AGAIN_MS = 5000

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
export function loginPopup(router: AnyRouter): { restart: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const situation = {
      path: router.latestLocation.pathname,
      signedIn: hasSession(document.cookie),
      tracking: mayTrack(),
      trigger: shownShell(router)?.flags?.login_trigger ?? 'off',
    }
    if (!mayOpenLoginPopup({ ...situation, busy: false })) return
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
