import { z } from 'zod'
import type { GatewaySettlement, GatewaySettlementLine } from './port.ts'

const atSeconds = z.int().transform((seconds) => new Date(seconds * 1000))

/** A settlement as Razorpay's API and `settlement.processed` have it; one that is under way has no transfer yet. */
export const settlementReply = z
  .object({
    id: z.string(),
    amount: z.int(),
    status: z.string(),
    utr: z.string().nullish(),
    created_at: atSeconds,
  })
  .transform((s): GatewaySettlement & { processed: boolean } => ({
    id: s.id,
    amountPaise: s.amount,
    utr: s.utr ?? '',
    at: s.created_at,
    processed: s.status === 'processed',
  }))

export const settlementsReply = z.object({ items: z.array(settlementReply) })

/** Something that was earned or taken off, of the settlement recon. A fee has its tax in it. */
const reconItem = z
  .object({
    entity_id: z.string(),
    type: z.enum(['payment', 'refund', 'transfer', 'adjustment']),
    debit: z.int(),
    credit: z.int(),
    amount: z.int(),
    fee: z.int().nullish(),
    tax: z.int().nullish(),
    settlement_id: z.string().nullish(),
    dispute_id: z.string().nullish(),
  })
  .transform((item): GatewaySettlementLine => ({
    settlementId: item.settlement_id ?? '',
    entityId: item.entity_id,
    kind: item.type,
    amountPaise: item.amount,
    feePaise: item.fee ?? 0,
    taxPaise: item.tax ?? 0,
    netPaise: item.credit - item.debit,
    disputeId: item.dispute_id ?? null,
  }))

export const reconReply = z.object({ items: z.array(reconItem) })
