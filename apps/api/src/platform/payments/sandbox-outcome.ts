/**
 * The sandbox form as the buyer filled it in. Lives in memory for one request only: it may hold a card
 * number.
 */
export type SandboxForm = {
  method: 'upi' | 'card' | 'netbanking'
  vpa: string
  cardNumber: string
  otp: string
  bankSays: 'success' | 'failure'
  course: 'at_once' | 'authorized' | 'delayed' | 'failed_then_captured' | 'closed_tab'
  action: 'pay' | 'cancel'
}

/** The bank's answer: null for success, otherwise the reason that the gateway would give. */
export type Verdict = { errorReason: string | null }

/** The gateway's published test cards and their outcomes (domain reference 4.1). */
export const testCards: readonly { number: string; label: string; reason: string | null }[] = [
  { number: '4100280000001007', label: 'Visa', reason: null },
  { number: '5500670000001002', label: 'Mastercard', reason: null },
  { number: '6527658900001005', label: 'RuPay', reason: null },
  { number: '36082800091007', label: 'Diners', reason: null },
  { number: '340256000401007', label: 'Amex', reason: null },
  { number: '4100280000080001', label: 'not enough money', reason: 'insufficient_fund' },
  { number: '4100280000090000', label: 'bank too slow', reason: 'payment_timed_out' },
  { number: '4100280000070002', label: 'buyer cancels', reason: 'payment_cancelled' },
  { number: '4100280000060003', label: 'bank declines', reason: 'card_declined' },
  {
    number: '4100280000030006',
    label: 'online use switched off',
    reason: 'card_disabled_for_online_payments',
  },
  { number: '4100280000010008', label: 'number not valid', reason: 'card_number_invalid' },
  { number: '4100280000020007', label: 'gateway fault', reason: 'gateway_technical_error' },
  { number: '4100280000000009', label: 'wrong one-time code', reason: 'authentication_failed' },
]

function cardVerdict(form: SandboxForm): Verdict {
  const number = form.cardNumber.replace(/[\s-]/g, '')
  const card = testCards.find((c) => c.number === number)
  if (card === undefined) return { errorReason: 'card_number_invalid' }
  if (card.reason !== null) return { errorReason: card.reason }
  return { errorReason: /^\d{4,10}$/.test(form.otp) ? null : 'authentication_failed' }
}

/** The simulated bank's answer to a form. */
export function judge(form: SandboxForm): Verdict {
  if (form.action === 'cancel') return { errorReason: 'payment_cancelled' }
  if (form.method === 'card') return cardVerdict(form)
  if (form.method === 'netbanking')
    return { errorReason: form.bankSays === 'success' ? null : 'payment_failed' }
  const vpa = form.vpa.trim().toLowerCase()
  if (vpa === 'success@razorpay') return { errorReason: null }
  return { errorReason: vpa === 'failure@razorpay' ? 'payment_declined' : 'invalid_vpa' }
}
