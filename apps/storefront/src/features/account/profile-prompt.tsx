import { Button } from '@upchar/ui/button'
import { CloseIcon } from '@upchar/ui/icons'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { modalStore, pushModal } from '../../shell/modals/modals.ts'
import { isDismissed, dismissPrompt } from '../../shell/page/automatic-popups.ts'

/** UI-02: checkout, product pages, cart and the KYC pages. */
const ASKED_ON = /^\/(checkout\/?$|products\/[^/]+|cart\/?$|account\/kyc(\/|$))/

export const asksForProfile = (path: string): boolean => ASKED_ON.test(path)

/**
 * Reminds a buyer whose profile lacks what an order needs. It overlays a corner: product pages are
 * shared by all visitors and must not shift when the buyer becomes known.
 */
export function ProfilePrompt() {
  const path = useLocation({ select: (location) => location.pathname })
  const [away, setAway] = useState(() => isDismissed('profile'))
  const open = useStore(modalStore, ({ stack }) => stack.length > 0)
  if (away || open || !asksForProfile(path)) return null
  return (
    <aside
      aria-label="Your profile"
      className="fixed inset-x-3 bottom-24 z-tray rounded-md border border-border bg-surface p-4 shadow-2 sm:inset-x-auto sm:left-6 sm:w-96 lg:bottom-6"
    >
      <div className="flex items-start gap-2">
        <p className="grow text-body-sm">
          <strong className="block text-body font-semibold">Complete your profile</strong>
          Your name, a mobile number and your business type: checkout is filled in for you from then
          on.
        </p>
        <button
          type="button"
          aria-label="Not now"
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-panel"
          onClick={() => {
            dismissPrompt('profile')
            setAway(true)
          }}
        >
          <CloseIcon size={18} aria-hidden="true" />
        </button>
      </div>
      <Button
        look="outline"
        className="mt-3 w-full"
        onClick={() => pushModal('complete-profile', {})}
      >
        Complete now
      </Button>
    </aside>
  )
}
