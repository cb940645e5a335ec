import type { Result } from '@upchar/kernel/result'
import type { PaymentSource } from '../payments/port.ts'
import type { ProviderError } from '../provider-error.ts'
import type { AccountTold, CreditEvent, CreditForm, DrawDown } from './wire.ts'

/** A document of an application: it goes to the fintech backend and is not stored here (CREDIT-04). */
export type CreditDocument = { field: string; name: string; mediaType: string; bytes: Buffer }

/**
 * The fintech backend of the lenders (docs/credit-backend.md): a separate service, called with client id and secret headers. Amounts in
 * paise. Every change carries our own reference and is idempotent by it. Its draw-downs are payments, its reversals their refunds.
 */
export type CreditBackend = PaymentSource & {
  /** What an application asks for, and the key facts of each lender (CREDIT-01). */
  form(): Promise<Result<CreditForm, ProviderError>>
  apply(application: {
    reference: string
    lenderId: string
    factsVersion: string
    values: Readonly<Record<string, string>>
    files: readonly { field: string; fileId: string }[]
    consentedAt: Date
  }): Promise<Result<AccountTold, ProviderError>>
  account(id: string): Promise<Result<AccountTold, ProviderError>>
  /** Closes an account that owes nothing, or withdraws an application. */
  close(id: string): Promise<Result<AccountTold, ProviderError>>
  /** The lender's own page where the buyer repays: the money never passes through the shop. */
  repayment(account: { id: string; returnUrl: string }): Promise<Result<string, ProviderError>>
  uploadFile(document: CreditDocument): Promise<Result<string, ProviderError>>
  updateFile(id: string, document: CreditDocument): Promise<Result<string, ProviderError>>
  deleteFile(id: string): Promise<Result<void, ProviderError>>
  /** The lender pays the shop for a checkout, on the terms the buyer agreed to or not at all. */
  drawDown(draw: {
    reference: string
    accountId: string
    amountPaise: number
    dueOn: string
    chargePaise: number
  }): Promise<Result<DrawDown, ProviderError>>
  /** Verifies the signature over the raw bytes before parsing them. `unreadable`: signed, but of no known form. */
  parseWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<CreditEvent, 'signature_invalid' | 'unreadable'>
}
