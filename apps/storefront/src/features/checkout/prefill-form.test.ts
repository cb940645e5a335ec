import { describe, expect, it } from 'vitest'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import type { Address } from '../address/address-types.ts'
import { checkGuestForm } from './check-guest-form.ts'
import {
  changeBilling,
  changeGuestForm,
  changeThirdParty,
  guestFormStore,
  markInstructionsSent,
  ownGuestForm,
  rehydrateGuestForm,
} from './guest-form-store.ts'
import { formOf } from './prefill-form.ts'

const customer = {
  email: 'meera@sunrise.example',
  name: 'Meera Nair',
  phone: '9876543210',
  gst: '27AABCU7421K1Z5',
  business_name: 'Sunrise Hospital',
} as Customer
const address: Address = {
  id: 'a1',
  billingName: 'Ravi',
  billingLastName: '',
  landmark: '',
  buildingName: '12',
  streetName: 'Queens Road',
  phoneNumber: '9123456789',
  pinCode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  state_code: '27',
  country: 'India',
  emoji: '',
  gstin: '',
  businessName: '',
  delivery_note: '',
}

function storage(stored: string | null = null) {
  const items = new Map(stored === null ? [] : [['upchar.guest-form', stored]])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('the form of a signed-in buyer', () => {
  it('CHECKOUT-01 starts with profile and default address, ready to be sent', () => {
    const form = formOf(customer, address, 2)
    expect(form).toMatchObject({
      email: 'meera@sunrise.example',
      FullName: 'Ravi',
      PhoneNumber: '9123456789',
      pinCode: '400001',
      house: '12',
      gstin: '27AABCU7421K1Z5',
      businessName: 'Sunrise Hospital',
      paymentOption: 2,
    })
    expect(checkGuestForm(form)).toEqual([])
    expect(
      formOf(customer, { ...address, gstin: '07AABCU7421K1Z7', businessName: 'Delhi branch' }, 1),
    ).toMatchObject({ gstin: '07AABCU7421K1Z7', businessName: 'Delhi branch' })
    expect(formOf(customer, undefined, 1)).toMatchObject({
      FullName: 'Meera Nair',
      PhoneNumber: '9876543210',
      house: '',
    })
  })

  it('DATA-13 keeps what the buyer typed, and drops what somebody else typed', () => {
    const mine = storage()
    rehydrateGuestForm(mine)
    ownGuestForm(customer.email, formOf(customer, address, 1), 'a2', mine)
    changeGuestForm({ FullName: 'Ward 7' }, mine)
    rehydrateGuestForm(mine)
    ownGuestForm(customer.email, formOf(customer, address, 1), 'a2', mine)
    expect(guestFormStore.getState()).toMatchObject({ form: { FullName: 'Ward 7' }, billing: 'a2' })
    changeBilling('', mine)
    changeThirdParty(true, mine)
    rehydrateGuestForm(mine)
    expect(guestFormStore.getState()).toMatchObject({ billing: '', thirdParty: true })
    // Another buyer's delivery isn't on a third party's instruction because the last one's was.
    ownGuestForm('other@x.example', formOf(customer, address, 1), '', mine)
    expect(guestFormStore.getState().thirdParty).toBe(false)
    const others = storage(
      JSON.stringify({
        ...formOf({ ...customer, email: 'other@x.example' }, address, 1),
        FullName: 'Somebody',
      }),
    )
    rehydrateGuestForm(others)
    expect(guestFormStore.getState().form.FullName).toBe('Somebody')
    ownGuestForm(customer.email, formOf(customer, address, 1), '', others)
    expect(guestFormStore.getState().form).toMatchObject({
      FullName: 'Ravi',
      email: customer.email,
    })
  })

  it('DATA-19 DATA-10 instructions that went with an order are the last order’s until they change or somebody else signs in', () => {
    const mine = storage()
    rehydrateGuestForm(mine)
    const isSent = () => {
      rehydrateGuestForm(mine)
      return guestFormStore.getState().instructionsSent
    }
    markInstructionsSent(mine)
    expect(isSent()).toBe(false)
    changeGuestForm({ shippingInstructions: 'Ring at gate 2' }, mine)
    expect(isSent()).toBe(false)
    markInstructionsSent(mine)
    expect(isSent()).toBe(true)
    changeGuestForm({ FullName: 'Ward 7' }, mine)
    expect(isSent()).toBe(true)
    changeGuestForm({ shippingInstructions: 'Ring at gate 3' }, mine)
    expect(isSent()).toBe(false)
    markInstructionsSent(mine)
    ownGuestForm('other@x.example', formOf(customer, address, 1), '', mine)
    expect(isSent()).toBe(false)
  })

  it('DATA-13 keeps the purchase order that was brought before signing in', () => {
    const quoted = storage(JSON.stringify({ poNumber: 'PO/26/118', FullName: 'Guest' }))
    rehydrateGuestForm(quoted)
    ownGuestForm(customer.email, formOf(customer, address, 1), '', quoted)
    expect(guestFormStore.getState().form).toMatchObject({
      FullName: 'Ravi',
      poNumber: 'PO/26/118',
    })
  })
})
