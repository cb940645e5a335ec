import type { SettlementKind, SettlementOutcome } from '@upchar/kernel/settlement'
import { sumPaise } from '@upchar/kernel/money'
import type { GatewaySettlement, GatewaySettlementLine } from '../../platform/payments/index.ts'
import type { DisputeState, PaymentState, RefundState } from '../payments/index.ts'

/** A payment or a refund as its settlement meets it. `settled`: an earlier settlement has it. */
type KnownPayment = { id: string; amountPaise: number; state: PaymentState; settled: boolean }
type KnownRefund = { id: string; amountPaise: number; state: RefundState; settled: boolean }
/** `movedPaise`: what matched lines before took off or gave back for it. */
type KnownDispute = {
  id: string
  amountPaise: number
  deductedPaise: number
  state: DisputeState
  movedPaise: number
}

/** What the shop knows of a report's lines, by the gateway's ids. */
export type Known = {
  payments: ReadonlyMap<string, KnownPayment>
  refunds: ReadonlyMap<string, KnownRefund>
  disputes: ReadonlyMap<string, KnownDispute>
  /** Ids of adjustments and transfers that an earlier settlement has. */
  others: ReadonlySet<string>
}

export type MatchedLine = Omit<GatewaySettlementLine, 'kind'> & {
  kind: SettlementKind
  line: number
  paymentId: string | null
  refundId: string | null
  outcome: SettlementOutcome
}

/** What the lines before a line have settled: of this settlement, and of those before it in the same file. */
type Before = { entities: Set<string>; movedPaise: Map<string, number> }
export const nothingBefore = (): Before => ({ entities: new Set(), movedPaise: new Map() })

const gstBp = 1800

/** Amount less fee is what is settled. GST is 18% of the fee, or none; the gateway rounds to the paisa. */
const addsUp = (line: GatewaySettlementLine, sign: 1 | -1): boolean => {
  const feeAlone = line.feePaise - line.taxPaise
  const gst = Math.round((feeAlone * gstBp) / 10_000)
  return (
    line.netPaise === sign * line.amountPaise - line.feePaise &&
    (line.taxPaise === 0 || Math.abs(line.taxPaise - gst) <= 1)
  )
}

/**
 * Compares a settlement's report with what the shop knows, payment by payment and refund by refund (CHECKOUT-06). A line is matched
 * when amount, state and fee are right, to the paisa, and no other settlement has it. What the lines don't explain of the transfer is a line
 * of its own. `before` takes these lines in, for the next settlement of a file.
 */
export function matchLines(
  settlement: Pick<GatewaySettlement, 'id' | 'amountPaise'>,
  lines: readonly GatewaySettlementLine[],
  known: Known,
  before = nothingBefore(),
): MatchedLine[] {
  const matched = lines.map((line, index): MatchedLine => {
    const isRepeated = before.entities.has(line.entityId)
    before.entities.add(line.entityId)
    const payment = line.kind === 'payment' ? known.payments.get(line.entityId) : undefined
    const refund = line.kind === 'refund' ? known.refunds.get(line.entityId) : undefined
    const dispute = disputeOf(line, known, before)
    const outcome = isRepeated ? 'twice' : outcomeOf(line, known, { payment, refund, dispute })
    if (dispute !== undefined && outcome === 'matched')
      before.movedPaise.set(dispute.id, (before.movedPaise.get(dispute.id) ?? 0) + line.netPaise)
    return {
      ...line,
      line: index + 1,
      paymentId: payment?.id ?? null,
      refundId: refund?.id ?? null,
      disputeId: dispute?.id ?? null,
      outcome,
    }
  })
  const rest = settlement.amountPaise - sumPaise(matched.map(({ netPaise }) => netPaise))
  return rest === 0 ? matched : [...matched, restOf(settlement.id, rest, matched.length + 1)]
}

/** The dispute of an adjustment, with what matched lines have moved for it until now. */
function disputeOf(
  { kind, disputeId }: GatewaySettlementLine,
  { disputes }: Known,
  { movedPaise: moved }: Before,
): KnownDispute | undefined {
  const dispute = kind === 'adjustment' ? disputes.get(disputeId ?? '') : undefined
  return dispute && { ...dispute, movedPaise: dispute.movedPaise + (moved.get(dispute.id) ?? 0) }
}

const restOf = (settlementId: string, netPaise: number, line: number): MatchedLine => ({
  settlementId,
  line,
  entityId: settlementId,
  kind: 'rest',
  paymentId: null,
  refundId: null,
  disputeId: null,
  amountPaise: Math.abs(netPaise),
  feePaise: 0,
  taxPaise: 0,
  netPaise,
  outcome: 'rest',
})

type Found = {
  payment: KnownPayment | undefined
  refund: KnownRefund | undefined
  dispute: KnownDispute | undefined
}

function outcomeOf(
  line: GatewaySettlementLine,
  known: Known,
  { payment, refund, dispute }: Found,
): SettlementOutcome {
  if (known.others.has(line.entityId)) return 'twice'
  if (line.kind === 'adjustment')
    return line.disputeId === null ? 'adjustment' : ofDispute(line, dispute)
  const found = payment ?? refund
  if (found === undefined) return 'unknown'
  if (found.settled) return 'twice'
  if (found.amountPaise !== line.amountPaise) return 'amount'
  if (payment && payment.state !== 'captured' && payment.state !== 'refunded') return 'not_captured'
  if (refund && refund.state !== 'pending' && refund.state !== 'processed') return 'not_refunded'
  return addsUp(line, payment ? 1 : -1) ? 'matched' : 'fee'
}

/** Disputed money is taken off once, and given back once when the dispute is won, or closed without a decision of the bank. */
function ofDispute(
  line: GatewaySettlementLine,
  dispute: KnownDispute | undefined,
): SettlementOutcome {
  if (dispute === undefined) return 'unknown'
  if (line.feePaise !== 0) return 'fee'
  const { amountPaise, deductedPaise, state, movedPaise } = dispute
  const taken = deductedPaise === 0 ? amountPaise : deductedPaise
  if (line.netPaise < 0) {
    if (movedPaise !== 0) return 'twice'
    return -line.netPaise === taken || -line.netPaise === amountPaise ? 'matched' : 'amount'
  }
  if (state !== 'won' && state !== 'closed') return 'not_lost'
  return line.netPaise === -movedPaise ? 'matched' : 'amount'
}
