import type { Transaction } from '../../platform/db/database.ts'
import type { AccountKind, GatewayAccount, GatewayJournal, JournalKind } from './model.ts'
import type { SellerAccount, SellerJournal } from './model.ts'
import { postJournal } from './store/post.ts'

/** What a movement adds to accounts, or takes from them, in paise. */
export type GatewayMove = Partial<Record<GatewayAccount, number>>

type Event<K extends JournalKind> = { kind: K; key: string; reason: string; at: Date }

/** Books a movement between the shop's own accounts, once for a key. */
async function bookOwn(
  tx: Transaction,
  { kind, key, reason, at }: Event<JournalKind>,
  move: readonly [AccountKind, number][],
): Promise<boolean> {
  const postings = move.flatMap(([account, amountPaise]) =>
    amountPaise === 0 ? [] : [{ kind: account, customerId: null, expiresAt: null, amountPaise }],
  )
  if (postings.length === 0) return false
  return postJournal(tx, { key, kind, customerId: null, checkoutId: null, reason, at, postings })
}

const partsOf = <A extends AccountKind>(move: Partial<Record<A, number>>): [A, number][] =>
  Object.entries<number | undefined>(move).map(([account, paise]) => [account as A, paise ?? 0])

/** Books a movement of the gateway's money, once for a key: false when it was booked before. What moves nothing is no journal. */
export const bookGateway = (
  tx: Transaction,
  event: Event<GatewayJournal>,
  move: GatewayMove,
): Promise<boolean> => bookOwn(tx, event, partsOf(move))

/** Books what a seller is owed, in the same way. */
export const bookSellers = (
  tx: Transaction,
  event: Event<SellerJournal>,
  move: Partial<Record<SellerAccount, number>>,
): Promise<boolean> => bookOwn(tx, event, partsOf(move))
