import type { Quote } from '../pricing/index.ts'

/** The guest form as it was filled in and found right: normalised phone, e-mail and pincode. */
export type GuestForm = {
  email: string
  fullName: string
  phone: string
  pincode: string
  house: string
  street: string
  landmark: string
  city: string
  state: string
  stateCode: string
  gstin: string
  businessName: string
}

/** The quote as shown when the checkout was made; what is charged is exactly this. */
export type FrozenQuote = Quote
