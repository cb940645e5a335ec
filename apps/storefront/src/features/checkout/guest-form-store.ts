import { createStore } from 'zustand/vanilla'
import { EMPTY_FORM, readKeptForm } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

const KEY = 'upchar.guest-form'

/**
 * What the buyer typed, over reloads, the way to the payment page and back (DATA-13). `owner` is the email address of the
 * account that it was typed for, empty for a guest; `billing` is the address of that account's book that is invoiced, empty
 * where the goods go; `thirdParty`: the goods go to another business on the buyer's instruction.
 */
export const guestFormStore = createStore<{
  form: GuestForm
  owner: string
  billing: string
  thirdParty: boolean
  loaded: boolean
}>(() => ({ form: EMPTY_FORM, owner: '', billing: '', thirdParty: false, loaded: false }))

type Reads = Pick<Storage, 'getItem'>
type Writes = Pick<Storage, 'setItem'>

const valueIn = (kept: unknown, name: 'owner' | 'billing' | 'thirdParty'): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined

function textIn(kept: unknown, name: 'owner' | 'billing'): string {
  const value = valueIn(kept, name)
  return typeof value === 'string' ? value : ''
}

function keep(storage: Writes): void {
  const { form, owner, billing, thirdParty } = guestFormStore.getState()
  try {
    storage.setItem(KEY, JSON.stringify({ ...form, owner, billing, thirdParty }))
  } catch {
    // A full disk: the form stands as long as the page does.
  }
}

/** Reads what an earlier visit left. */
export function rehydrateGuestForm(storage: Reads = localStorage): GuestForm {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    guestFormStore.setState({
      form: readKeptForm(kept),
      owner: textIn(kept, 'owner'),
      billing: textIn(kept, 'billing'),
      thirdParty: valueIn(kept, 'thirdParty') === true,
      loaded: true,
    })
  } catch {
    // Private mode or somebody else's text: begin with an empty form.
    guestFormStore.setState({ loaded: true })
  }
  return guestFormStore.getState().form
}

export function changeGuestForm(part: Partial<GuestForm>, storage: Writes = localStorage): void {
  guestFormStore.setState(({ form }) => ({ form: { ...form, ...part } }))
  keep(storage)
}

/** Another address is invoiced, by its id; empty: the one that the goods go to. */
export function changeBilling(billing: string, storage: Writes = localStorage): void {
  guestFormStore.setState({ billing })
  keep(storage)
}

/** The goods go to another business on the buyer's instruction, or not. */
export function changeThirdParty(thirdParty: boolean, storage: Writes = localStorage): void {
  guestFormStore.setState({ thirdParty })
  keep(storage)
}

/** Somebody is signed in: what they typed before stays, what anybody else typed gives way to their own form. */
export function ownGuestForm(
  owner: string,
  form: GuestForm,
  billing: string,
  storage: Writes = localStorage,
): void {
  if (guestFormStore.getState().owner === owner) return
  guestFormStore.setState({ form, owner, billing, thirdParty: false })
  keep(storage)
}
