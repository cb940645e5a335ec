import { createStore } from 'zustand/vanilla'
import { EMPTY_FORM, readKeptForm } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

const KEY = 'upchar.guest-form'

/** What the buyer typed, over reloads, the way to the payment page and back (DATA-13). */
export const guestFormStore = createStore<{ form: GuestForm; loaded: boolean }>(() => ({ form: EMPTY_FORM, loaded: false }))

/** Reads what an earlier visit left. */
export function rehydrateGuestForm(storage: Pick<Storage, 'getItem'> = localStorage): GuestForm {
  try {
    guestFormStore.setState({ form: readKeptForm(JSON.parse(storage.getItem(KEY) ?? 'null')), loaded: true })
  } catch {
    // Private mode or somebody else's text: begin with an empty form.
    guestFormStore.setState({ loaded: true })
  }
  return guestFormStore.getState().form
}

export function changeGuestForm(part: Partial<GuestForm>, storage: Pick<Storage, 'setItem'> = localStorage): void {
  const form = { ...guestFormStore.getState().form, ...part }
  guestFormStore.setState({ form })
  try {
    storage.setItem(KEY, JSON.stringify(form))
  } catch {
    // A full disk: the form stands as long as the page does.
  }
}
