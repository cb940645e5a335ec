import { cleanPincode, INVALID_PINCODE, isPincode } from '@upchar/kernel/validate'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../lib/api-browser.ts'
import { pincodeCookie, readPincode } from '../../lib/pincode.ts'
import { showAlert } from '../../state/alert.ts'
import { refreshCart } from '../cart/actions.ts'
import type { GuestForm } from './guest-form.ts'
import { guestFormStore } from './guest-form-store.ts'

export type PlaceState =
  | { kind: 'none' | 'asking' }
  | { kind: 'known'; pincode: string; words: string }
  | { kind: 'refused'; pincode: string; message: string }

/**
 * Follows the pincode of the form: fills in city and state (ADDR-04), and makes the shop deliver there, so that stock, dates
 * and tax in the summary are those of the address. A city that the buyer wrote is kept while its pincode stands.
 */
export function usePlace(pincodeText: string, change: (part: Partial<GuestForm>) => void): { place: PlaceState; done: () => void } {
  const router = useRouter()
  const [place, setPlace] = useState<PlaceState>({ kind: 'none' })
  const asked = useRef('')
  const pincode = cleanPincode(pincodeText)
  const fillIn = useEffectEvent(change)

  useEffect(() => {
    if (!isPincode(pincode)) {
      asked.current = ''
      setPlace((known) => (known.kind === 'none' ? known : { kind: 'none' }))
      return
    }
    if (asked.current === pincode) return
    asked.current = pincode
    setPlace({ kind: 'asking' })
    void api('checkPincode', { query: { pincode } }).then(async (result) => {
      if (asked.current !== pincode) return
      if (!result.ok) {
        if (result.kind === 'failed') return setPlace({ kind: 'none' })
        const message = result.error.message || INVALID_PINCODE
        showAlert(2, message)
        return setPlace({ kind: 'refused', pincode, message })
      }
      const { city, state, serviceable, message } = result.data
      const { form } = guestFormStore.getState()
      const otherState = form.state !== state
      fillIn({ state, ...(form.city.trim() === '' || otherState ? { city } : {}) })
      setPlace(serviceable ? { kind: 'known', pincode, words: `We deliver to ${city}` } : { kind: 'refused', pincode, message })
      if (readPincode(document.cookie) !== pincode) {
        document.cookie = pincodeCookie(pincode)
        await Promise.all([router.invalidate(), refreshCart()])
      }
    })
  }, [pincode, router])

  const done = () => {
    if (pincode !== '' && !isPincode(pincode)) {
      showAlert(2, INVALID_PINCODE)
      setPlace({ kind: 'refused', pincode, message: INVALID_PINCODE })
    }
  }
  return { place, done }
}
