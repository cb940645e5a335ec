import { z } from 'zod'
import { PAYMENT_OPTIONS } from '@upchar/kernel/payment-options'
import { rupees } from './common.ts'
import { appliedVoucher, cart } from './cart-view.ts'

/**
 * The guest form (CHECKOUT-04), with the names of the specification's cached data. The use case validates it and answers
 * `form_invalid` with a message for each field.
 */
const typed = z.string().max(1000).default('')

export const guestForm = z
  .object({
    email: typed,
    FullName: typed,
    PhoneNumber: typed,
    pinCode: typed,
    house: typed,
    street: typed,
    Landmark: typed,
    city: typed,
    state: typed,
    /** 1 online, the default (ID-05), 2 cash on delivery, 3 the customer’s credit line (CHECKOUT-08), 4 bank transfer, 5 payment link (CHECKOUT-15, getPaymentOptions), 6 UPI code. */
    paymentOption: z.literal(PAYMENT_OPTIONS).default(1),
    gstin: typed,
    businessName: typed,
    /**
     * An organisation, named by GSTIN, UIN or business name, is billed at the address below instead of the delivery address; with
     * a GSTIN it lies in its state. Ignored for a person.
     */
    billedApart: z.boolean().default(false),
    billingPinCode: typed,
    billingHouse: typed,
    billingStreet: typed,
    /** Empty: the city of the pincode. */
    billingCity: typed,
    /** Delivered to another business on the instruction of the buyer, who is billed apart. */
    thirdParty: z.boolean().default(false),
    /** The buyer's purchase order number, printed on the documents. */
    poNumber: typed,
    /** For the courier; a customer can change it afterwards (CHECKOUT-02). */
    shippingInstructions: typed,
  })
  .meta({ id: 'GuestForm' })

/** A separate billing address. */
export const billedTo = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
})

/** DATA-08 */
export const checkoutView = z
  .object({
    id: z.uuid(),
    state: z.enum(['open', 'awaiting_payment', 'placed', 'abandoned']),
    items: cart.shape.items,
    type: z.string(),
    total: rupees,
    /** What the wallet pays of the total, and what is left for the payment option (CHECKOUT-07). */
    wallet: rupees,
    to_pay: rupees,
    subtotal: rupees,
    tax: cart.shape.tax,
    total_tax: rupees,
    place_of_supply: z.string(),
    shipping: rupees,
    discount: rupees,
    voucher: z.string().nullable(),
    voucher_detail: appliedVoucher.nullable(),
    platform_fee: rupees,
    /** The temperature logger that the buyer added (CART-16). */
    data_logger_charges: rupees,
    cod_fee: rupees,
    /** Percent of the goods that points may take off, by the terms of the quote (CART-14). */
    reward_points_discount_percentage: z.number(),
    /** What points take off. */
    reward_points_discount: rupees,
    /** What the referral of a first order takes off (CART-13). */
    referral_discount: rupees,
    form: guestForm,
    /** The billing address, if not the delivery address (CHECKOUT-02). */
    billing: billedTo.nullable(),
    /** Delivered to another business on the instruction of the buyer, who is billed in the state of the buyer's GST number: that state's tax applies (IGST Act s.10(1)(b)). */
    third_party: z.boolean(),
    /**
     * The buyer is a unit or developer of a special economic zone, as staff have confirmed: the supply is inter-State; without tax where
     * every seller has a letter of undertaking and it is delivered in the zone (IGST Act s.7(5)(b), s.16). Null: an ordinary buyer.
     */
    sez: z.object({ kind: z.enum(['unit', 'developer']), without_tax: z.boolean() }).nullable(),
    shipping_instructions: z.string(),
    payment_option: z.int(),
    /** Warnings that refuse nothing, such as a GST number of another state than the delivery. */
    warnings: z.array(z.object({ field: z.string(), message: z.string() })),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Checkout' })
