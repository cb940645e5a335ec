import type { Result } from '@upchar/kernel/result'

/** Why a provider did not do what was asked. `unavailable` and `timeout` may be tried again. */
export type ProviderError = {
  kind: 'timeout' | 'unauthorized' | 'invalid' | 'unavailable' | 'rate_limited'
  message: string
}

export type GatewayOrder = {
  id: string
  amountPaise: number
  status: 'created' | 'attempted' | 'paid'
  receipt: string
}

export type GatewayPayment = {
  id: string
  orderId: string
  amountPaise: number
  currency: string
  method: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  errorReason: string | null
}

export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: 'pending' | 'processed' | 'failed'
}

/** A webhook whose signature was right. Delivered at least once and in any order. */
export type GatewayEvent = {
  id: string
  event: string
  payment: GatewayPayment | null
  refund: GatewayRefund | null
  payload: unknown
}

/** The payment provider (contract of Razorpay's API; domain reference 4.1). Amounts in paise, INR. */
export type PaymentGateway = {
  name: 'sandbox' | 'razorpay'
  /** The same receipt gives the same order. */
  createOrder(order: {
    amountPaise: number
    receipt: string
    notes: Record<string, string>
  }): Promise<Result<GatewayOrder, ProviderError>>
  fetchPayments(orderId: string): Promise<Result<GatewayPayment[], ProviderError>>
  /** The same key with the same amount gives the same refund. */
  refund(refund: {
    paymentId: string
    amountPaise: number
    idempotencyKey: string
  }): Promise<Result<GatewayRefund, ProviderError>>
  /** How a refund stands that was pending. */
  fetchRefund(refundId: string): Promise<Result<GatewayRefund, ProviderError>>
  /** Where the buyer pays: the provider's hosted page, which comes back to `returnUrl`, a path of the shop. An address or a path. */
  paymentPage(payment: {
    orderId: string
    amountPaise: number
    returnUrl: string
    prefill: { name: string; email: string; phone: string }
  }): string
  /** Whether what a browser brought back was signed by the gateway. `orderId` must come from our own books. */
  isReturnSignature(back: { orderId: string; paymentId: string; signature: string }): boolean
  /** Checks the signature over the raw bytes before reading them. */
  parseWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Result<GatewayEvent, 'signature_invalid'>
}
