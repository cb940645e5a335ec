import { cleanPincode, INVALID_PINCODE, isPincode, PINCODE_UNKNOWN } from '@upchar/kernel/validate'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { placeToFill } from '../address/index.ts'
import { api } from '../../shell/api/api.ts'
import { pincodeCookie, readPincode } from '../../shell/visitor/pincode.ts'
import { showAlert } from '@upchar/web/alerts'
import { refreshCart } from '../cart/index.ts'
import type { GuestForm } from './guest-form.ts'
import { guestFormStore } from './guest-form-store.ts'

type Known = Answer<'checkPincode'>

export type PlaceState =
  | { kind: 'none' | 'asking' }
  | { kind: 'known'; words: string; states: Known['states'] }
  | { kind: 'refused'; message: string; code?: string }

/** The lookup of a pincode. */
type Loaded = { pincode: string; place: PlaceState }

/**
 * Follows the form's pincode: fills in city and state (ADDR-04), and sets the shop's delivery
 * pincode, so that stock, dates and tax in the summary match the address. A city that the buyer
 * typed is kept while its state is the same.
 */
export function usePlace(
  pincodeText: string,
  change: (part: Partial<GuestForm>) => void,
): { pincode: string | null; place: PlaceState; done: () => void } {
  const router = useRouter()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const pincode = cleanPincode(pincodeText)
  const complete = isPincode(pincode)
  const place: PlaceState =
    loaded?.pincode === pincode ? loaded.place : { kind: complete ? 'asking' : 'none' }
  const show = useEffectEvent((about: string, known: PlaceState) =>
    setLoaded({ pincode: about, place: known }),
  )
  const fillIn = useEffectEvent((known: Known) => {
    const { form } = guestFormStore.getState()
    const { city, state } = placeToFill(known, form.state)
    change({ state, ...(form.city.trim() === '' || form.state !== state ? { city } : {}) })
  })

  useEffect(() => {
    if (!isPincode(pincode)) return undefined
    const asking = new AbortController()
    void api('checkPincode', { query: { pincode }, signal: asking.signal }).then(async (result) => {
      if (asking.signal.aborted) return
      if (!result.ok) {
        if (result.kind === 'failed') return show(pincode, { kind: 'none' })
        const message = result.error.message || INVALID_PINCODE
        showAlert(2, message)
        return show(pincode, { kind: 'refused', message, code: result.error.code })
      }
      const { city, states, serviceable, message } = result.data
      fillIn(result.data)
      show(
        pincode,
        serviceable
          ? { kind: 'known', words: `We deliver to ${city}`, states }
          : { kind: 'refused', message },
      )
      if (readPincode(document.cookie) !== pincode) {
        document.cookie = pincodeCookie(pincode)
        await Promise.all([router.invalidate(), refreshCart()])
      }
    })
    return () => asking.abort()
  }, [pincode, router])

  const done = () => {
    if (pincode === '' || complete) return
    showAlert(2, INVALID_PINCODE)
    setLoaded({
      pincode,
      place: { kind: 'refused', message: INVALID_PINCODE, code: PINCODE_UNKNOWN },
    })
  }
  return { pincode: place.kind === 'known' ? pincode : null, place, done }
}
