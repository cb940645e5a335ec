import { createStore } from 'zustand/vanilla'
import { keepGuestForm, keptGuestForm } from '../../shell/kept-guest-form.ts'
import { EMPTY_FORM, readStoredForm } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

/**
 * The form's values, kept over reloads and the payment page (DATA-13). `owner` is the email address
 * of the buyer's account, empty for a guest; `billing` is the id of the billing address, empty for
 * the delivery address; `thirdParty`: delivery to another business on the buyer's instruction.
 */
export const guestFormStore = createStore<{
  form: GuestForm
  owner: string
  billing: string
  thirdParty: boolean
  /** The instructions for the courier went with an order, and haven't been changed since (DATA-19). */
  instructionsSent: boolean
  loaded: boolean
}>(() => ({
  form: EMPTY_FORM,
  owner: '',
  billing: '',
  thirdParty: false,
  instructionsSent: false,
  loaded: false,
}))

type Reads = Pick<Storage, 'getItem'>
type Writes = Pick<Storage, 'setItem'>

const valueIn = (
  stored: unknown,
  name: 'owner' | 'billing' | 'thirdParty' | 'instructionsSent',
): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined

function textIn(stored: unknown, name: 'owner' | 'billing'): string {
  const value = valueIn(stored, name)
  return typeof value === 'string' ? value : ''
}

function keep(storage: Writes): void {
  const { form, owner, billing, thirdParty, instructionsSent } = guestFormStore.getState()
  try {
    keepGuestForm({ ...form, owner, billing, thirdParty, instructionsSent }, storage)
  } catch {
    // Storage is full: the form lasts as long as the page.
  }
}

export function rehydrateGuestForm(storage: Reads = localStorage): GuestForm {
  try {
    const stored = keptGuestForm(storage)
    guestFormStore.setState({
      form: readStoredForm(stored),
      owner: textIn(stored, 'owner'),
      billing: textIn(stored, 'billing'),
      thirdParty: valueIn(stored, 'thirdParty') === true,
      instructionsSent: valueIn(stored, 'instructionsSent') === true,
      loaded: true,
    })
  } catch {
    // Private mode or corrupt data: start with an empty form.
    guestFormStore.setState({ loaded: true })
  }
  return guestFormStore.getState().form
}

export function changeGuestForm(part: Partial<GuestForm>, storage: Writes = localStorage): void {
  guestFormStore.setState(({ form, instructionsSent }) => ({
    form: { ...form, ...part },
    instructionsSent: instructionsSent && part.shippingInstructions === undefined,
  }))
  keep(storage)
}

/** The order took the instructions along: the next checkout says that they are the last order's. */
export function markInstructionsSent(storage: Writes = localStorage): void {
  const { shippingInstructions } = guestFormStore.getState().form
  guestFormStore.setState({ instructionsSent: shippingInstructions.trim() !== '' })
  keep(storage)
}

/** Sets the billing address by id; empty for the delivery address. */
export function changeBilling(billing: string, storage: Writes = localStorage): void {
  guestFormStore.setState({ billing })
  keep(storage)
}

export function changeThirdParty(thirdParty: boolean, storage: Writes = localStorage): void {
  guestFormStore.setState({ thirdParty })
  keep(storage)
}

/** After sign-in: keeps what this buyer typed, and a guest's purchase order; replaces anybody else's form. */
export function ownGuestForm(
  owner: string,
  form: GuestForm,
  billing: string,
  storage: Writes = localStorage,
): void {
  const { owner: before, form: typed } = guestFormStore.getState()
  if (before === owner) return
  const { poNumber } = before === '' ? typed : form
  guestFormStore.setState({
    form: { ...form, poNumber },
    owner,
    billing,
    thirdParty: false,
    instructionsSent: false,
  })
  keep(storage)
}
