import type { Answer } from '@upchar/contract/schema/endpoints'
import { placeOfSupply } from '@upchar/kernel/gst'
import type { SezKind } from '@upchar/kernel/special-supply'
import { transitions } from '../../platform/transitions.ts'
import type { Quote } from '../pricing/index.ts'

/** A name and address; `stateCode` is the tax state. */
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

/**
 * The validated guest form with normalised phone, email and pincode. Its address is the delivery
 * address.
 */
export type GuestForm = PostalAddress & {
  email: string
  phone: string
  gstin: string
  businessName: string
  /** The billing address, if not the delivery address. */
  billing?: PostalAddress
  /** The registered buyer has the items delivered to another business. */
  thirdParty?: boolean
  /** Instructions for the courier (CHECKOUT-02); older forms lack them. */
  shippingInstructions?: string
  /** The buyer's purchase order number. */
  poNumber?: string
  /** A Unique Identity Number (CGST Act s.25(9)); its holder has no GSTIN here. */
  uin?: string
  /**
   * The customer is a unit or developer of a special economic zone, as staff have confirmed, and these sellers supply it without
   * tax. Only the shop sets it: what a buyer says lowers no tax.
   */
  sez?: { kind: SezKind; lutSellers: number[] }
}

/** House, street and landmark on one line, for documents and pages. */
export const streetLine = ({
  house,
  street,
  landmark,
}: Pick<PostalAddress, 'house' | 'street' | 'landmark'>): string =>
  [house, street, landmark].filter(Boolean).join(', ')

/** Whether two addresses are printed alike. */
export const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  (['fullName', 'pincode', 'house', 'street', 'landmark', 'city'] as const).every(
    (field) => a[field] === b[field],
  )

/** State of the buyer's GST registration; undefined for an unregistered buyer. */
export const recipientState = ({ gstin }: Pick<GuestForm, 'gstin'>): string | undefined =>
  gstin.slice(0, 2) || undefined

/**
 * The API's payment options (CHECKOUT-04, CHECKOUT-08, CHECKOUT-15): 1 is online, 2 is cash on delivery, 3 is the customer's credit line, 4 a
 * bank transfer, 5 a payment link, 6 UPI by a code or an app on the shop's own page.
 */
export const paysCash = (paymentOption: number): boolean => paymentOption === 2
export const paysByUpi = (paymentOption: number): boolean => paymentOption === 6
export const paysByCredit = (paymentOption: number): boolean => paymentOption === 3
/** Whether the order waits for days until its money comes (CHECKOUT-15). */
export const paysLater = (paymentOption: number): boolean =>
  paymentOption === 4 || paymentOption === 5

/**
 * Whether a registered buyer has items delivered to another business and is billed where the GSTIN
 * is registered.
 */
export const billsForAnother = ({ gstin, billing, thirdParty }: GuestForm): boolean =>
  thirdParty === true && billing !== undefined && billing.stateCode === recipientState({ gstin })

/** The state whose tax applies (CART-23). */
export const supplyState = (form: GuestForm): string =>
  placeOfSupply({
    buyerGstin: form.gstin,
    billToState: form.billing?.stateCode ?? form.stateCode,
    shipToState: form.stateCode,
    thirdParty: billsForAnother(form),
  })

/** The inputs of pricing: destination, payment, and the buyer's registration. */
export const pricedFor = (form: GuestForm, paymentOption: number) =>
  ({
    pincode: form.pincode,
    payment: paysCash(paymentOption) ? 'cod' : 'online',
    recipientStateCode: recipientState(form),
    placeOfSupply: supplyState(form),
    sez: form.sez,
  }) as const

/** The quote as shown when the checkout was created; exactly this is charged. */
export type FrozenQuote = Quote

/** How long a quote is valid before prices are checked again. */
const quoteMs = 30 * 60_000

/** When a quote expires that is made at a moment. */
export const quotedUntil = (at: Date): Date => new Date(at.getTime() + quoteMs)

/** A checkout line as the API returns it. */
export type CheckoutItem = Answer<'getCheckout'>['checkout']['items'][number]

export type CheckoutState = 'open' | 'awaiting_payment' | 'placed' | 'abandoned'

/** An abandoned checkout can still be placed: late money is honoured while stock lasts. */
export const checkoutStates = transitions<CheckoutState>('checkout', {
  start: 'open',
  moves: {
    open: ['awaiting_payment', 'placed', 'abandoned'],
    awaiting_payment: ['placed', 'abandoned'],
    abandoned: ['placed'],
    placed: [],
  },
})
