import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { paymentOptionOf } from '@upchar/kernel/payment-options'
import { GUEST_FIELDS } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'
import { guestFormStore } from './guest-form-store.ts'
import { fieldId, PAYMENT_NAME } from './fields.ts'

/** What stands in the form and didn't come from the page: typed, chosen, or filled in by the browser, before hydration. */
function typedInPage(): Partial<GuestForm> {
  const typed: Partial<GuestForm> = {}
  const way = document.querySelector<HTMLInputElement>(`input[name=${PAYMENT_NAME}]:checked`)
  if (way?.defaultChecked === false) typed.paymentOption = paymentOptionOf(Number(way.value))
  for (const field of GUEST_FIELDS) {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `:is(input,textarea)#${fieldId(field)}`,
    )
    if (input && input.value !== input.defaultValue) typed[field] = input.value
  }
  return typed
}

/**
 * Keeps what a guest typed or chose in the server's page before the scripts came: the first change of the form would otherwise put its
 * own values back. It waits for the stored form, over which it goes.
 */
export function useTypedEarly(change: (part: Partial<GuestForm>) => void): void {
  const loaded = useStore(guestFormStore, (form) => form.loaded)
  const typed = useRef<Partial<GuestForm>>({})
  const keep = useEffectEvent(() => {
    if (Object.keys(typed.current).length > 0) change(typed.current)
  })
  useLayoutEffect(() => {
    typed.current = typedInPage()
  }, [])
  useEffect(() => {
    if (loaded) keep()
  }, [loaded])
}
