const messages: Readonly<Record<string, string>> = {
  insufficient_fund:
    'The card has not enough money for this payment. Pay with another card, UPI or net banking.',
  payment_timed_out: 'The bank took too long to answer. Nothing was charged. Try again.',
  payment_cancelled:
    'You cancelled the payment. Nothing was charged. Try again when you are ready.',
  card_declined: 'The bank declined the card. Pay with another card, UPI or net banking.',
  card_disabled_for_online_payments:
    'Online payments are switched off for this card. Switch them on in your bank’s app, or pay another way.',
  card_number_invalid: 'The card number is not valid. Check it and try again.',
  authentication_failed: 'The one-time code was not accepted. Try again.',
  payment_declined: 'The payment was declined in the UPI app. Try again or pay another way.',
  limit: 'The lender did not lend this amount. Nothing was drawn. Choose another way to pay.',
  overdue:
    'The lender lends nothing while an amount is overdue. Repay it on the page Credit line, or choose another way to pay.',
  declined: 'The lender declined. Nothing was drawn. Choose another way to pay.',
  invalid_vpa: 'The UPI id does not exist. Check it and try again.',
}

/** The buyer's message for a failed payment: what happened and what to do. */
export const failureMessage = (reason: string | null): string =>
  messages[reason ?? ''] ??
  'The payment did not go through. Nothing was charged. Try again or pay another way.'
