import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { lastStepStore, mayHaveLeft } from './last-step.ts'
import { modalStore } from '../../shell/modals/modals.ts'
import { searchStore } from '../search/index.ts'
import { claimPrompt, isDismissed } from '../../shell/page/automatic-popups.ts'
import { PERSONAL_PAGES } from '../../shell/urls/personal-pages.ts'
import { LastStepPopup } from './last-step-popup.tsx'
import type { LastStep } from './last-step-popup.tsx'
import { SpecialPopup } from './special-popup.tsx'
import type { Special } from './special-popup.tsx'

type Popup = { name: 'last-step'; step: LastStep } | { name: 'special'; special: Special }

/** Only while browsing: the shop home and departments, never where visitors choose, pay or read. */
const BROWSING = /^\/(shop|[a-z-]+)$/
const ELSEWHERE = new Set<string>([
  ...PERSONAL_PAGES,
  'products',
  'offers',
  'policy',
  'blogs',
  'search',
])
/** Long enough to see the page first. */
const LOOK_AROUND_MS = 6000

const mayInterrupt = (): boolean => {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement
  return !typing && modalStore.getState().stack.length === 0 && !searchStore.getState().open
}

/** The popup to show: the visitor's open checkout comes before announcements. */
async function findPopup(remind: boolean): Promise<Popup | null> {
  lastStepStore.rehydrate()
  if (remind && mayHaveLeft()) {
    const result = await api('getLastStep', {})
    const step = result.ok ? result.data.step : null
    if (step && step.checkout_id !== lastStepStore.getState().away)
      return { name: 'last-step', step }
  }
  if (isDismissed('special')) return null
  const result = await api('getSpecialPopup', {})
  const special = result.ok ? result.data.popup : null
  return special ? { name: 'special', special } : null
}

/**
 * UI-06, CHECKOUT-10: the last-step or special popup. At most one, once the visitor has looked around and is
 * idle.
 */
export function AutomaticPopup() {
  const path = useLocation({ select: (location) => location.pathname })
  const remind = useShell().flags?.abandon_nudge_type === 'last_step'
  const busy = useStore(modalStore, (state) => state.stack.length > 0)
  const [popup, setPopup] = useState<Popup | null>(null)
  const here = BROWSING.test(path) && !ELSEWHERE.has(path.slice(1))
  useEffect(() => {
    if (!here || popup) return undefined
    const timer = setTimeout(() => {
      void findPopup(remind).then((found) => {
        if (found && mayInterrupt() && claimPrompt(found.name)) setPopup(found)
      })
    }, LOOK_AROUND_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- another page restarts the wait
  }, [here, path, popup, remind])
  if (!popup || !here || busy) return null
  const gone = () => setPopup(null)
  return popup.name === 'special' ? (
    <SpecialPopup special={popup.special} onGone={gone} />
  ) : (
    <LastStepPopup step={popup.step} onGone={gone} />
  )
}
