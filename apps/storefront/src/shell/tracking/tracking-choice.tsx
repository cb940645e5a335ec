import { Checkbox } from '@upchar/ui/checkbox'
import { useState } from 'react'
import { useStore } from 'zustand'
import { navigationStore } from '../page/navigation.ts'
import { mayTrack } from './consent.ts'
import { decideTracking } from './decide-tracking.ts'

/** Opting in and out, equally easy (AUTH-08). Applies to this browser, signed in or not. */
export function TrackingChoice({ place }: { place: 'account' | 'cookie_choices' }) {
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
            void decideTracking(event.target.checked, place)
            setChosen(event.target.checked)
          }}
        />
      </div>
      <p className="max-w-text text-body-sm text-text-muted">
        Products opened, searches, and how you came. When off, nothing is recorded, and past records
        are deleted. It is off where the browser asks for that.
      </p>
    </div>
  )
}
