import { Checkbox } from '@upchar/ui/checkbox'
import { useState } from 'react'
import { useStore } from 'zustand'
import { chooseTracking, mayTrack } from '../../shell/tracking/consent.ts'
import { forgetLandingPage } from '../../shell/tracking/landing-page.ts'
import { navigationStore } from '../../shell/page/navigation.ts'

/** Opting in and out, equally easy (AUTH-08). Applies to this browser, signed in or not. */
export function TrackingChoice() {
  const known = useStore(navigationStore, (state) => state.hydrated)
  const [chosen, setChosen] = useState<boolean>()
  const allowed = chosen ?? (known ? mayTrack() : undefined)
  return (
    <div className="flex flex-col gap-1">
      <noscript>
        <p className="text-body-sm">Without JavaScript, nothing is recorded.</p>
      </noscript>
      <div className="noscript:hidden">
        <Checkbox
          label="Allow usage statistics for this browser"
          disabled={allowed === undefined}
          checked={allowed ?? false}
          onChange={(event) => {
            chooseTracking(event.target.checked)
            if (!event.target.checked) forgetLandingPage()
            setChosen(event.target.checked)
          }}
        />
      </div>
      <p className="max-w-text text-body-sm text-text-muted">
        Pages opened, searches and products added to the cart, and the page or campaign by which you
        came, which an order keeps. They show us what is hard to find. When this is off, nothing is
        recorded and you see no sign-in reminder. If your browser asks not to be tracked, it stays
        off until you switch it on.
      </p>
    </div>
  )
}
