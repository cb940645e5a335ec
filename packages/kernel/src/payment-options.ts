/** How an order is paid, with the numbers of the specification's guest form (CHECKOUT-04); 4 and 5 come later (CHECKOUT-15). */
export const PAYMENT_OPTIONS = Object.freeze([1, 2, 3, 4, 5, 6] as const)
/** 1 online, 2 cash on delivery, 3 credit line, 4 bank transfer, 5 payment link, 6 UPI on the shop's own page. */
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]

/** A stored or typed option; what isn't one is 1, the default (ID-05). */
export const paymentOptionOf = (value: unknown): PaymentOption =>
  PAYMENT_OPTIONS.find((option) => option === value) ?? 1

/** An order's payment as documents and pages name it. */
export const PAYMENT_OPTION_WORDS: Readonly<Record<PaymentOption, string>> = Object.freeze({
  1: 'Paid online',
  2: 'Cash on delivery',
  3: 'Paid by credit line',
  4: 'Paid by bank transfer',
  5: 'Paid by payment link',
  6: 'Paid by UPI',
})
