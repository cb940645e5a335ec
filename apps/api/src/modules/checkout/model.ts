import type { Answer } from '@upchar/contract/schema/endpoints'
import { placeOfSupply } from '@upchar/kernel/gst'
import { transitions } from '../../platform/transitions.ts'
import type { Quote } from '../pricing/index.ts'

/** Who lives where; `stateCode` is the tax state. */
export type PostalAddress = {
  fullName: string
  pincode: string
  house: string
  street: string
  landmark: string
  city: string
  state: string
  stateCode: string
}

/** The guest form as it was filled in and found right: normalised phone, email and pincode. Goods go to its address. */
export type GuestForm = PostalAddress & {
  email: string
  phone: string
  gstin: string
  businessName: string
  /** Where the invoice is addressed to, if not to where the goods go. */
  billing?: PostalAddress
  /** The goods go to another business on the registered buyer's instruction. */
  thirdParty?: boolean
  /** What the courier should know (CHECKOUT-02); forms of before it was asked don't have it. */
  shippingInstructions?: string
}

/** House, street and landmark on one line, as papers and pages show it. */
export const streetLine = ({
  house,
  street,
  landmark,
}: Pick<PostalAddress, 'house' | 'street' | 'landmark'>): string =>
  [house, street, landmark].filter(Boolean).join(', ')

/** State of the buyer's own registration for GST; undefined for an unregistered buyer. */
export const recipientState = ({ gstin }: Pick<GuestForm, 'gstin'>): string | undefined =>
  gstin.slice(0, 2) || undefined

/** Of the ways to pay that the wire has numbers for (CHECKOUT-04), 2 is cash on delivery; 1 is online. */
export const paysCash = (paymentOption: number): boolean => paymentOption === 2

/** Whether a registered buyer has the goods sent to another business and is billed where the GST number is registered. */
export const billsForAnother = ({ gstin, billing, thirdParty }: GuestForm): boolean =>
  thirdParty === true && billing !== undefined && billing.stateCode === recipientState({ gstin })

/** The state whose tax the goods bear (CART-23). */
export const supplyState = (form: GuestForm): string =>
  placeOfSupply({
    buyerGstin: form.gstin,
    billToState: form.billing?.stateCode ?? form.stateCode,
    shipToState: form.stateCode,
    thirdParty: billsForAnother(form),
  })

/** What goods are priced by: where they go, how they are paid, where the buyer is registered. */
export const pricedFor = (form: GuestForm, paymentOption: number) =>
  ({
    pincode: form.pincode,
    payment: paysCash(paymentOption) ? 'cod' : 'online',
    recipientStateCode: recipientState(form),
    placeOfSupply: supplyState(form),
  }) as const

/** The quote as shown when the checkout was made; what is charged is exactly this. */
export type FrozenQuote = Quote

/** How long a quote stands before prices are looked at anew. */
const quoteMs = 30 * 60_000

/** Until when a quote stands that is made at a moment. */
export const quotedUntil = (at: Date): Date => new Date(at.getTime() + quoteMs)

/** A line of the checkout as it goes out on the wire. */
export type CheckoutItem = Answer<'getCheckout'>['checkout']['items'][number]

export type CheckoutState = 'open' | 'awaiting_payment' | 'placed' | 'abandoned'

/** An abandoned checkout can still be placed: money that comes late is honoured while the goods are there. */
export const checkoutStates = transitions<CheckoutState>('checkout', {
  start: 'open',
  moves: {
    open: ['awaiting_payment', 'placed', 'abandoned'],
    awaiting_payment: ['placed', 'abandoned'],
    abandoned: ['placed'],
    placed: [],
  },
})
