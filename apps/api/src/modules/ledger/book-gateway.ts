import type { Transaction } from '../../platform/db/database.ts'
import type { GatewayAccount, GatewayJournal } from './model.ts'
import { postJournal } from './store/post.ts'

/** What a movement adds to accounts, or takes from them, in paise. */
export type GatewayMove = Partial<Record<GatewayAccount, number>>

/** Books a movement of the gateway's money, once for a key: false when it was booked before. What moves nothing is no journal. */
export async function bookGateway(
  tx: Transaction,
  { kind, key, reason, at }: { kind: GatewayJournal; key: string; reason: string; at: Date },
  move: GatewayMove,
): Promise<boolean> {
  const postings = Object.entries(move).flatMap(([account, amountPaise]) =>
    amountPaise === 0
      ? []
      : [
          {
            kind: account as GatewayAccount,
            customerId: null,
            expiresAt: null,
            amountPaise,
          },
        ],
  )
  if (postings.length === 0) return false
  return postJournal(tx, { key, kind, customerId: null, checkoutId: null, reason, at, postings })
}
