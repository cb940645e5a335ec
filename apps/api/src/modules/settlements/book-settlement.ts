import type { GatewayMove } from '../ledger/index.ts'
import type { MatchedLine } from './match-lines.ts'

type Account = keyof GatewayMove

/** Which account a line's money came from; only what is matched is booked as what it says. */
function accountOf({ outcome, paymentId, refundId }: MatchedLine): Account {
  if (outcome !== 'matched') return 'unexplained'
  return paymentId !== null ? 'buyers_paid' : refundId !== null ? 'buyers_refunded' : 'gateway'
}

/**
 * A settlement in double entry (CHECKOUT-06): what reached the bank, the gateway's fees and the GST on them, and where it came from. A matched
 * dispute was booked when the gateway told of it, and meets that here.
 */
export function moveOf(lines: readonly MatchedLine[]): GatewayMove {
  const move: Record<string, number> = {}
  const add = (account: Account, paise: number) => {
    move[account] = (move[account] ?? 0) + paise
  }
  for (const line of lines) {
    add('bank', line.netPaise)
    add('gateway_fees', line.feePaise - line.taxPaise)
    add('gateway_gst', line.taxPaise)
    add(accountOf(line), -(line.netPaise + line.feePaise))
  }
  return move
}
