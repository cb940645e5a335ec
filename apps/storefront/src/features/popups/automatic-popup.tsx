import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import type { ShellData } from '../../shell/page/shell-data.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { lastStepStore, mayHaveLeft } from './last-step.ts'
import { modalStore } from '../../shell/modals/modals.ts'
import { wayToApp } from '../offline/index.ts'
import { searchStore } from '../search/index.ts'
import { claimPrompt, isDismissed } from '../../shell/page/automatic-popups.ts'
import { PERSONAL_PAGES } from '../../shell/urls/personal-pages.ts'
import { AppPopup } from './app-popup.tsx'
import type { AppInvitation } from './app-popup.tsx'
import { LastStepPopup } from './last-step-popup.tsx'
import type { LastStep } from './last-step-popup.tsx'
import { SpecialPopup } from './special-popup.tsx'
import type { Special } from './special-popup.tsx'

type Popup =
  | { name: 'last-step'; step: LastStep }
  | { name: 'app'; invitation: AppInvitation }
  | { name: 'special'; special: Special }
type Shell = Pick<ShellData, 'flags' | 'contact'>

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

/** DATA-05, DATA-18 `app_voucher_discount` */
async function findInvitation({ flags, contact }: Shell): Promise<AppInvitation | undefined> {
  const way = wayToApp(contact?.app_links ?? [])
  if (way === undefined || isDismissed('by' in way ? 'home-screen' : 'app')) return undefined
  const result = await api('listOffers', {})
  const offers = result.ok ? result.data.offers : []
  const percent = flags?.app_voucher_discount
  return { way, voucher: offers.find((one) => one.for_app && one.percent === percent) }
}

/** The popup to show: the visitor's open checkout comes before the app, and that before announcements. */
async function findPopup(shell: Shell): Promise<Popup | null> {
  lastStepStore.rehydrate()
  const { flags } = shell
  if (flags?.abandon_nudge_type === 'last_step' && mayHaveLeft()) {
    const result = await api('getLastStep', {})
    const step = result.ok ? result.data.step : null
    if (step && step.checkout_id !== lastStepStore.getState().away)
      return { name: 'last-step', step }
  }
  const invitation = flags?.app_first_cohort ? await findInvitation(shell) : undefined
  if (invitation) return { name: 'app', invitation }
  if (isDismissed('special')) return null
  const result = await api('getSpecialPopup', {})
  const special = result.ok ? result.data.popup : null
  return special ? { name: 'special', special } : null
}

/**
 * UI-06, CHECKOUT-10, DATA-05: the last-step, app or special popup. At most one, once the visitor has looked around and is
 * idle.
 */
export function AutomaticPopup() {
  const path = useLocation({ select: (location) => location.pathname })
  const { flags, contact } = useShell()
  const busy = useStore(modalStore, (state) => state.stack.length > 0)
  const [popup, setPopup] = useState<Popup | null>(null)
  const here = BROWSING.test(path) && !ELSEWHERE.has(path.slice(1))
  useEffect(() => {
    if (!here || popup) return undefined
    const timer = setTimeout(() => {
      void findPopup({ flags, contact }).then((found) => {
        if (found && mayInterrupt() && claimPrompt(found.name)) setPopup(found)
      })
    }, LOOK_AROUND_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- another page restarts the wait
  }, [here, path, popup, flags, contact])
  if (!popup || !here || busy) return null
  const gone = () => setPopup(null)
  switch (popup.name) {
    case 'special':
      return <SpecialPopup special={popup.special} onGone={gone} />
    case 'app':
      return <AppPopup invitation={popup.invitation} onGone={gone} />
    case 'last-step':
      return <LastStepPopup step={popup.step} onGone={gone} />
  }
}
