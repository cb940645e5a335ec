import { CART_CLOSED } from '@upchar/kernel/cart-words'
import { err, type Refusal } from '@upchar/kernel/result'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { PINCODE_UNKNOWN } from '@upchar/kernel/validate'

const refusal = <C extends string>(code: C, message: string, detail?: Record<string, unknown>) =>
  err<Refusal & { code: C }>({ code, message, ...(detail && { detail }) })

export type FieldProblem = { field: string; message: string; code?: string | undefined }

export const checkoutNotFound = () =>
  refusal(
    'checkout_not_found',
    'We can’t find this checkout. Go back to your cart and start again.',
  )
export const checkoutExpired = () =>
  refusal(
    'checkout_expired',
    'This took too long, so prices may have changed. Go back to your cart and start again.',
  )
export const checkoutClosed = () =>
  refusal(
    'checkout_closed',
    'This order is being paid or has been placed, so it can’t be changed any more.',
  )
/** The specification’s text for an address that can’t be used. */
export const addressNotFound = () => refusal('address_not_found', 'Something went wrong')
/** Two checkouts of one cart, as in two tabs: the other one bought the items. */
export const orderedAlready = (number: string) =>
  refusal(
    'ordered_already',
    `You have ordered these goods already: order ${number}. To order them again, put them into your cart again.`,
    { order_number: number },
  )
export const cartClosed = () => refusal('cart_closed', CART_CLOSED)
export const cartEmpty = () => refusal('cart_empty', 'Your cart is empty. Add a product first.')
export const cartNotReady = (items: readonly { sku: string; title: string; message: string }[]) =>
  refusal(
    'cart_not_ready',
    items[0]?.message ?? 'Something in your cart can’t be bought as it stands.',
    { items: items.map(({ sku, ...rest }) => ({ sku_id: sku, ...rest })) },
  )
export const codNotAllowed = (message: string) => refusal('cod_not_allowed', message)
export const phoneUnproved = () =>
  refusal(
    'phone_unproved',
    'To pay for this order in cash, confirm your phone with the code that we send to it. Or pay online.',
  )
export const requestKeyReused = () =>
  refusal(
    'request_key_reused',
    'This request was made before with other content. Reload the page and try again.',
  )
export const guestCheckoutOff = () => refusal('guest_checkout_off', 'Sign in to place an order.')
export const minimumOrderValue = (minimum: string) =>
  refusal('minimum_order_value', `The minimum order is ${minimum}. Add more to your cart.`)
export const belowGatewayMinimum = (least: string) =>
  refusal('minimum_order_value', `Online payments start at ${least}. Add more to your cart.`)
export const voucherDoesNotFit = (code: string, why: string) =>
  refusal('voucher_does_not_fit', `${why} Or remove the voucher.`, { voucher: code })
export const referralDoesNotFit = (why: string) =>
  refusal('referral_does_not_fit', `${why} Or take the referral off in the cart.`)
export const outOfStock = (message: string) => refusal('out_of_stock', message)
/** Unpaid orders of visitors who aren't signed in hold as much as `hold_rule` allows. */
export const networkHoldsFull = () =>
  refusal(
    'holds_limited',
    'Too many orders from your network are waiting for their payment. Sign in to place this one now, or try again in 20 minutes.',
  )
export const goodsHeld = (title: string) =>
  refusal(
    'holds_limited',
    `Other buyers are paying for ${title} at the moment. Sign in to place this order now, or try again in 20 minutes.`,
  )
export const buyingNotAllowed = (message: string) => refusal('buying_not_allowed', message)
/** Money for another checkout of the buyer may be in transit: both would become orders. */
export const paymentUnderWay = (checkoutId: string) =>
  refusal(
    'payment_under_way',
    'A payment for these goods is under way. Wait for it to finish, or cancel it.',
    { checkout_id: checkoutId },
  )
export const gatewayUnavailable = () =>
  refusal(
    'gateway_unavailable',
    'The payment service does not answer. Nothing was charged. Try again in a moment.',
  )

/** A transfer or a link, while the shop takes none or too many of the buyer's wait (CHECKOUT-15). */
export const payLaterNotOffered = (message: string) => refusal('pay_later_not_offered', message)

/** `leftPaise`: what the wallet can pay of this order. */
export const walletShort = (leftPaise: number) =>
  refusal(
    'wallet_short',
    leftPaise === 0
      ? 'Your wallet can’t pay for this order any more. Look at what is left to pay.'
      : `Your wallet can pay ${formatRupees(leftPaise)} of this order. Look at what is left to pay.`,
    { most: paiseToRupees(leftPaise) },
  )

/** `leftPaise`: what can be drawn. */
export const creditShort = (leftPaise: number) =>
  refusal(
    'credit_short',
    `Your credit line has ${formatRupees(leftPaise)} left, which is less than this order. Choose another way to pay.`,
    { most: paiseToRupees(leftPaise) },
  )
/** Staff who order for a customer (AUTH-13). */
export const actingLimited = (message: string) => refusal('acting_limited', message)

export const pointsShort = () =>
  refusal(
    'points_short',
    'Some of your reward points have been used or have expired. Go back to your cart to see the total now.',
  )

/** Both totals in rupees, so that the buyer sees the change before confirming. */
export const totalChanged = (oldPaise: number, newPaise: number, why = 'The total has changed.') =>
  refusal('total_changed', `${why} Look at the new total and confirm it.`, {
    old: paiseToRupees(oldPaise),
    new: paiseToRupees(newPaise),
  })

/** A refusal with a message for every wrong field. An unknown pincode has a code of its own. */
/** A registered buyer's billing address lies in another state than the GSTIN. */
export const billedElsewhere = (problem: FieldProblem) =>
  err({ code: 'form_invalid' as const, message: problem.message, fields: [problem] })
export const formInvalid = (fields: readonly FieldProblem[]) => {
  const [first] = fields
  return err<
    Refusal & { code: 'form_invalid' | typeof PINCODE_UNKNOWN; fields: readonly FieldProblem[] }
  >({
    code: fields.some(({ code }) => code === PINCODE_UNKNOWN) ? PINCODE_UNKNOWN : 'form_invalid',
    message: first?.message ?? 'Check the form.',
    fields,
  })
}
