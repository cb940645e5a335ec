import { err } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { PaymentSource } from '../../platform/payments/index.ts'

/** The provider of payments that are draw-downs of a credit line (CREDIT-02). */
export const CREDIT_PROVIDER = 'credit'

/** Whether a payment is a lender's draw-down, by its id (docs/credit-backend.md). */
export const isDrawDown = (paymentId: string): boolean => paymentId.startsWith('draw_')

const absent = async () =>
  err({ kind: 'unavailable' as const, message: 'no fintech backend is configured' })

/** Draw-downs of a shop whose setting was removed stay as they are. */
const nobody: PaymentSource = {
  fetchPayments: absent,
  capture: absent,
  refund: absent,
  fetchRefund: absent,
}

/** Who to ask about a payment. */
export const sourceOf = (
  { gateway, credit }: Pick<Context, 'gateway' | 'credit'>,
  provider: string,
): PaymentSource => (provider === CREDIT_PROVIDER ? (credit ?? nobody) : gateway)
