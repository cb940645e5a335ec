/** The gateway's names of a payment's method, and ours, as people write them. */
const WORDS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'a wallet app',
  emi: 'card EMI',
  cardless_emi: 'cardless EMI',
  paylater: 'pay later',
  bank_transfer: 'bank transfer',
}

/** How it was paid, after "by"; a method that the gateway adds later is shown under its own name. */
export const paymentMethodWords = (method: string): string =>
  Object.hasOwn(WORDS, method) ? (WORDS[method] ?? method) : method.replaceAll('_', ' ')
