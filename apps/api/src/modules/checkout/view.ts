import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { paymentOptionOf } from '@upchar/kernel/payment-options'
import { taxByRateView } from '../cart/index.ts'
import { chargedPaise } from '../pricing/index.ts'
import { formWarnings } from './check-form.ts'
import { billsForAnother, streetLine, type PostalAddress } from './model.ts'
import type { Checkout } from './store.ts'

export type CheckoutView = Answer<'getCheckout'>['checkout']

/** The billing details for pages. */
export const billingView = (billing: PostalAddress) => {
  const { fullName, city, state, pincode } = billing
  return { name: fullName, address: streetLine(billing), city, state, pincode }
}

/** How a confirmed buyer of a special economic zone is supplied (IGST Act s.16). */
const sezOf = ({ form, quote }: Checkout): CheckoutView['sez'] =>
  form.sez === undefined
    ? null
    : {
        kind: form.sez.kind,
        without_tax: quote.lines.every((line) => line.sez === 'lut'),
      }

/** The checkout as the API returns it (DATA-08). */
export function checkoutView(row: Checkout): CheckoutView {
  const { form, quote } = row
  return {
    id: row.id,
    state: row.state,
    items: row.items,
    type: row.source,
    total: paiseToRupees(row.totalPaise),
    wallet: paiseToRupees(row.walletPaise),
    to_pay: paiseToRupees(row.totalPaise - row.walletPaise),
    subtotal: paiseToRupees(quote.subtotalPaise),
    tax: taxByRateView(quote),
    total_tax: paiseToRupees(quote.totalTaxPaise),
    place_of_supply: quote.placeOfSupply,
    shipping: paiseToRupees(quote.shippingPaise),
    discount: paiseToRupees(quote.discountPaise),
    voucher: quote.voucher?.code ?? null,
    voucher_detail:
      quote.voucher === null
        ? null
        : {
            code: quote.voucher.code,
            title: quote.voucher.title,
            discount: paiseToRupees(quote.discountPaise),
            message: null,
          },
    platform_fee: paiseToRupees(chargedPaise(quote, 'platform_fee')),
    data_logger_charges: paiseToRupees(chargedPaise(quote, 'data_logger')),
    cod_fee: paiseToRupees(chargedPaise(quote, 'cod_fee')),
    reward_points_discount_percentage: (quote.points?.spendBp ?? 0) / 100,
    reward_points_discount: paiseToRupees(quote.pointsPaise ?? 0),
    referral_discount: paiseToRupees(quote.referralPaise ?? 0),
    form: {
      email: form.email,
      FullName: form.fullName,
      PhoneNumber: form.phone,
      pinCode: form.pincode,
      house: form.house,
      street: form.street,
      Landmark: form.landmark,
      city: form.city,
      state: form.state,
      paymentOption: paymentOptionOf(row.paymentOption),
      gstin: form.gstin || (form.uin ?? ''),
      businessName: form.businessName,
      shippingInstructions: form.shippingInstructions ?? '',
      poNumber: form.poNumber ?? '',
      billedApart: form.billing !== undefined,
      billingPinCode: form.billing?.pincode ?? '',
      billingHouse: form.billing?.house ?? '',
      billingStreet: form.billing?.street ?? '',
      billingCity: form.billing?.city ?? '',
      thirdParty: form.thirdParty ?? false,
    },
    billing: form.billing === undefined ? null : billingView(form.billing),
    third_party: billsForAnother(form),
    sez: sezOf(row),
    shipping_instructions: form.shippingInstructions ?? '',
    payment_option: row.paymentOption,
    warnings: formWarnings(form),
    expires_at: row.expiresAt.toISOString(),
  }
}
