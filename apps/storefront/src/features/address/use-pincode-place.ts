import { cleanPincode, INVALID_PINCODE, isPincode, PINCODE_UNKNOWN } from '@upchar/kernel/validate'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { navigationStore } from '../../shell/page/navigation.ts'

export type PincodePlace =
  | { kind: 'none' | 'asking' }
  | { kind: 'known'; states: Answer<'checkPincode'>['states']; note: string }
  | { kind: 'refused'; message: string; code?: string }

/**
 * Looks up a pincode while it is typed: its place, or why it is invalid (ADDR-04, VALID-02). Calls
 * `onKnown` once for each pincode; call `done` on blur.
 */
export function usePincodePlace(
  typed: string,
  onKnown: (place: Answer<'checkPincode'>) => void,
): { place: PincodePlace; done: () => void } {
  const [loaded, setLoaded] = useState<{ pincode: string; place: PincodePlace } | null>(null)
  // Without scripts nothing is looked up.
  const asks = useStore(navigationStore, (state) => state.hydrated)
  const pincode = cleanPincode(typed)
  const known = useEffectEvent(onKnown)

  useEffect(() => {
    if (!isPincode(pincode)) return undefined
    const asking = new AbortController()
    void api('checkPincode', { query: { pincode }, signal: asking.signal }).then((result) => {
      if (asking.signal.aborted) return
      if (result.ok) {
        const { states, serviceable, message } = result.data
        known(result.data)
        setLoaded({
          pincode,
          place: { kind: 'known', states, note: serviceable ? '' : message },
        })
      } else if (result.kind === 'refused') {
        const message = result.error.message || INVALID_PINCODE
        showAlert(2, message)
        setLoaded({ pincode, place: { kind: 'refused', message, code: result.error.code } })
      } else {
        // The form can still be sent: the server derives city and state from the pincode.
        setLoaded({ pincode, place: { kind: 'none' } })
      }
    })
    return () => asking.abort()
  }, [pincode])

  const done = () => {
    if (pincode === '' || isPincode(pincode)) return
    showAlert(2, INVALID_PINCODE)
    setLoaded({
      pincode,
      place: { kind: 'refused', message: INVALID_PINCODE, code: PINCODE_UNKNOWN },
    })
  }
  return {
    place:
      loaded?.pincode === pincode
        ? loaded.place
        : { kind: asks && isPincode(pincode) ? 'asking' : 'none' },
    done,
  }
}
