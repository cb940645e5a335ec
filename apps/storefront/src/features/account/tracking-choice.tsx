import { Checkbox } from '@upchar/ui/checkbox'
import { useState } from 'react'
import { useStore } from 'zustand'
import { chooseTracking, mayTrack } from '../../shell/tracking/consent.ts'
import { navigationStore } from '../../shell/page/navigation.ts'

/** Opting in and out, equally easy (AUTH-08). It counts for this browser, signed in or not. */
export function TrackingChoice() {
  const known = useStore(navigationStore, (state) => state.hydrated)
  const [chosen, setChosen] = useState<boolean>()
  const allowed = chosen ?? (known ? mayTrack() : undefined)
  return (
    <div className="flex flex-col gap-1">
      <noscript>
        <p className="text-body-sm">Without JavaScript nothing is measured.</p>
      </noscript>
      <div className="noscript:hidden">
        <Checkbox
          label="Count how this browser uses the shop"
          disabled={allowed === undefined}
          checked={allowed ?? false}
          onChange={(event) => {
            chooseTracking(event.target.checked)
            setChosen(event.target.checked)
          }}
        />
      </div>
      <p className="max-w-text text-body-sm text-text-muted">
        Pages opened, searches, what is put into the cart. It helps us to see what is hard to find.
        When it is off, nothing is counted and no sign-in reminder is shown. If your browser asks
        not to be tracked, it is off until you switch it on.
      </p>
    </div>
  )
}
