import { missingToMinimumOrder } from '@upchar/kernel/minimum-order'
import { LEAST_PAYMENT } from '@upchar/kernel/least-payment'
import { formatRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { CheckoutCart } from '../../modules/cart/index.ts'
import {
  checkoutErrors,
  paysCash,
  type CashOrder,
  type GuestForm,
} from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { checkOffer } from '../payments/requests/check-offer.ts'
import { cashOrdersToday, confirmCash } from './check-cod.ts'

const REFERRAL_FOR_ORGANISATION =
  'Enter the name of the organisation that buys: your referral lowers its price. Or take the referral off in the cart.'
const POINTS_FOR_ORGANISATION =
  'Enter the name of the organisation that buys: your points lower its price. Or take the points off in the cart.'

const GIFT_FOR_ORGANISATION =
  'Enter the name of the organisation that buys: a gift goes to it, on its invoice. Or take the gift out of the cart.'

type Buying = {
  shopper: Shopper
  form: GuestForm
  paymentOption: number
  /** `cashOrdersToday`, where they have been read. */
  today?: readonly CashOrder[] | undefined
}

/** Whether a cart can be bought as it is with the chosen way to pay. */
export async function checkCart(
  context: Context,
  handle: Handle,
  cart: CheckoutCart | undefined,
  { shopper, form, paymentOption, today }: Buying,
) {
  if (cart === undefined || (cart.lines.length === 0 && cart.problems.length === 0))
    return checkoutErrors.cartEmpty()
  if (cart.problems.length > 0) return checkoutErrors.cartNotReady(cart.problems)
  const { quote, voucher, referral } = cart
  // UCPMP 2024: a professional's points and referral are a price reduction of the organisation that buys, and nothing else.
  if ((quote.pointsPaise ?? 0) > 0 && cart.professional && form.businessName === '')
    return checkoutErrors.formInvalid([{ field: 'businessName', message: POINTS_FOR_ORGANISATION }])
  if (cart.giftForOrganisation && form.businessName === '')
    return checkoutErrors.formInvalid([{ field: 'businessName', message: GIFT_FOR_ORGANISATION }])
  if ((quote.referralPaise ?? 0) > 0 && cart.professional && form.businessName === '')
    return checkoutErrors.formInvalid([
      { field: 'businessName', message: REFERRAL_FOR_ORGANISATION },
    ])
  if (voucher?.refused)
    return checkoutErrors.voucherDoesNotFit(voucher.code, voucher.refused.message)
  if (referral?.refused) return checkoutErrors.referralDoesNotFit(referral.refused.message)
  if (missingToMinimumOrder(quote) > 0)
    return checkoutErrors.minimumOrderValue(formatRupees(quote.minimumOrderPaise))
  if (!paysCash(paymentOption) && quote.totalPaise < LEAST_PAYMENT)
    return checkoutErrors.belowGatewayMinimum(formatRupees(LEAST_PAYMENT))
  if (!paysCash(paymentOption)) {
    const offered = await checkOffer(handle, paymentOption)
    return offered.ok ? ok(cart) : offered
  }
  const cash = await confirmCash(context, handle, cart, {
    shopper,
    form,
    today: today ?? (await cashOrdersToday(context, handle, { shopper, form })),
  })
  return cash.ok ? ok(cart) : cash
}
