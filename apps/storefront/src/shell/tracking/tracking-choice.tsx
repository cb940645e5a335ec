import { Checkbox } from '@upchar/ui/checkbox'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../api/api.ts'
import { chooseTracking, mayTrack } from './consent.ts'
import { forgetLandingPage } from './landing-page.ts'
import { navigationStore } from '../page/navigation.ts'

/** What the browser and the server have recorded goes with the consent. */
async function forget(): Promise<void> {
  forgetLandingPage()
  const result = await api('forgetTracking', { body: {} })
  if (!result.ok) showAlert(2, failureText(result))
}

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
            if (!event.target.checked) void forget()
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
