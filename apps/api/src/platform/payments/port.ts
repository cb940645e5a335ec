import type { EvidenceKind } from '@upchar/kernel/dispute-evidence'
import type { Result } from '@upchar/kernel/result'
import type { SettlementKind } from '@upchar/kernel/settlement'
import type { ProviderError } from '../provider-error.ts'

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
  /** The bank's number of the transfer (UTR, RRN); absent until the bank has told it. */
  bankReference?: string
}

/** Where a buyer transfers money to. */
export type BankAccount = { beneficiary: string; number: string; ifsc: string; bank: string }

/** What the gateway gives for money that comes later: an account of its own to transfer to, or a link to pay by. */
export type GatewayRequest = { id: string; account: BankAccount | null; url: string | null }

/** A UPI code for one payment of exactly one amount: what an app opens, and the QR code says. */
export type GatewayCode = { id: string; link: string }

export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: 'pending' | 'processed' | 'failed'
  /** Our key of the request (`idempotencyKey`); absent where the gateway doesn't repeat it. */
  requestKey?: string
  /** The bank's number of the transfer; absent until the bank has told it. */
  bankReference?: string
}

/** A dispute that the buyer's bank has opened over a payment (RET-04): the gateway asks for an answer until `respondBy`. */
export type GatewayDispute = {
  id: string
  paymentId: string
  amountPaise: number
  /** What the gateway has taken off the shop's settlements for it. */
  deductedPaise: number
  phase: string
  reason: string
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  respondBy: Date | null
  openedAt: Date
}

/** What the gateway transferred to the shop's bank. */
export type GatewaySettlement = {
  id: string
  amountPaise: number
  /** The bank's number of the transfer; empty until there is one. */
  utr: string
  at: Date
}

/** A line of a settlement. `feePaise` has its GST, `taxPaise`, in it; `netPaise` is credit less debit. */
export type GatewaySettlementLine = {
  settlementId: string
  /** Of the payment, refund, transfer or adjustment. */
  entityId: string
  kind: Exclude<SettlementKind, 'rest'>
  amountPaise: number
  feePaise: number
  taxPaise: number
  netPaise: number
  disputeId: string | null
}

/** A webhook with a valid signature. Delivered at least once and in any order. */
export type GatewayEvent = {
  id: string
  event: string
  payment: GatewayPayment | null
  refund: GatewayRefund | null
  dispute: GatewayDispute | null
  settlement: GatewaySettlement | null
  payload: unknown
}

/** Who says what became of a payment and gives it back: the gateway, or the lender of a credit line. Amounts in paise, INR. */
export type PaymentSource = {
  /** Of an order, or of what `requestMoney` or `openCode` opened, by its id. */
  fetchPayments(orderId: string): Promise<Result<GatewayPayment[], ProviderError>>
  /** Collects what the bank has only authorised. Refused once the payment is captured, or given back. */
  capture(payment: {
    paymentId: string
    amountPaise: number
  }): Promise<Result<GatewayPayment, ProviderError>>
  /** Idempotent by key and amount. */
  refund(refund: {
    paymentId: string
    amountPaise: number
    idempotencyKey: string
  }): Promise<Result<GatewayRefund, ProviderError>>
  /** The current state of a pending refund. */
  fetchRefund(refundId: string): Promise<Result<GatewayRefund, ProviderError>>
}

/** The payment provider (Razorpay's API; domain reference 4.1). */
export type PaymentGateway = PaymentSource & {
  name: 'sandbox' | 'razorpay'
  /** Idempotent by receipt. The buyer picks one of `offers`, the gateway's ids, on its page; `invalid` where one isn't running there. */
  createOrder(order: {
    amountPaise: number
    receipt: string
    offers: readonly string[]
    notes: Record<string, string>
  }): Promise<Result<GatewayOrder, ProviderError>>
  /** The gateway's id of the offer that the buyer picked on its page for a payment; null: none. */
  fetchOffer(paymentId: string): Promise<Result<string | null, ProviderError>>
  /** Opens a virtual account for NEFT, RTGS and IMPS, or a payment link. A link is idempotent by its reference. */
  requestMoney(request: {
    way: 'transfer' | 'link'
    amountPaise: number
    /** Unique, on the buyer's papers. */
    reference: string
    description: string
    closesAt: Date
    buyer: { name: string; email: string; phone: string }
  }): Promise<Result<GatewayRequest, ProviderError>>
  /** Opens a UPI code that can be paid once, by exactly this amount, until `closesAt`, at least a quarter of an hour ahead. */
  openCode(code: {
    amountPaise: number
    receipt: string
    description: string
    closesAt: Date
  }): Promise<Result<GatewayCode, ProviderError>>
  /** What was transferred to the shop's bank since then. */
  fetchSettlements(since: Date): Promise<Result<GatewaySettlement[], ProviderError>>
  /** All lines of a settlement. */
  fetchSettlementLines(
    settlement: Pick<GatewaySettlement, 'id' | 'at'>,
  ): Promise<Result<GatewaySettlementLine[], ProviderError>>
  /** RET-04: keeps a file that evidence of a dispute names. */
  uploadEvidence(file: {
    name: string
    mediaType: string
    bytes: Buffer
  }): Promise<Result<{ id: string }, ProviderError>>
  /** Sends the evidence of a dispute to the bank, for all of its amount. */
  contestDispute(answer: {
    disputeId: string
    summary: string
    documents: readonly { id: string; kind: EvidenceKind }[]
  }): Promise<Result<void, ProviderError>>
  /** The files of a dispute that were sent to the bank; none while there is only a draft. */
  fetchEvidence(disputeId: string): Promise<Result<string[], ProviderError>>
  /** Takes no more money; `invalid` when it is closed already. */
  closeRequest(requestId: string): Promise<Result<void, ProviderError>>
  /** The URL or path of the provider's hosted page, which returns to `returnUrl`, a path of the shop. */
  paymentPage(payment: {
    orderId: string
    amountPaise: number
    returnUrl: string
    prefill: { name: string; email: string; phone: string }
  }): string
  /** Whether the gateway signed what a browser brought back. `orderId` must come from our own database. */
  isReturnSignature(back: { orderId: string; paymentId: string; signature: string }): boolean
  /** Verifies the signature over the raw bytes before parsing them. `unreadable`: signed, but of no known form. */
  parseWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Result<GatewayEvent, 'signature_invalid' | 'unreadable'>
}
