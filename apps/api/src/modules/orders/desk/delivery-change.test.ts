import { describe, expect, it } from 'vitest'
import type { GuestForm } from '../../checkout/index.ts'
import { redirected, staysAsAgreed } from './delivery-change.ts'

const form: GuestForm = {
  fullName: 'Meera Nair',
  email: 'ward@hospital.example',
  phone: '9876543210',
  pincode: '400001',
  house: '12 Marine Lines',
  street: 'Queens Road',
  landmark: '',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
  businessName: '',
}
const nagpur = { ...form, pincode: '440001', city: 'Nagpur' }

describe('an order with another address', () => {
  it('CART-23 in an economic zone keeps its pincode: the tax depends on it', () => {
    const inZone = { ...form, sez: { kind: 'unit' as const, lutSellers: [1] } }
    expect(
      staysAsAgreed({ form: inZone, paymentOption: 1 }, { ...nagpur }, { cod: true }),
    ).toMatchObject({ ok: false, error: { field: 'pincode' } })
    expect(
      staysAsAgreed(
        { form: inZone, paymentOption: 1 },
        { ...form, house: 'Gate 4' },
        { cod: true },
      ),
    ).toMatchObject({ ok: true })
  })

  it('CHECKOUT-05 is paid in cash only where a courier collects it', () => {
    expect(staysAsAgreed({ form, paymentOption: 2 }, nagpur, { cod: false })).toMatchObject({
      ok: false,
      error: { message: 'No courier collects cash in 440001.' },
    })
    expect(staysAsAgreed({ form, paymentOption: 1 }, nagpur, { cod: false }).ok).toBe(true)
  })

  it('ORDER-06 keeps purchase order, licence holder and a billing address of its own', () => {
    const billing = { ...form, city: 'Pune', pincode: '411001' }
    const kept = { ...form, gstin: '27AAPFU0939F1ZV', billing, poNumber: 'PO-7' }
    expect(redirected(kept, nagpur)).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      billing: { pincode: '411001' },
      poNumber: 'PO-7',
      pincode: '440001',
    })
    expect(redirected(form, nagpur).billing).toBeUndefined()
  })
})
