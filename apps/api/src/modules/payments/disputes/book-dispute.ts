import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import { bookedPaise, bookGateway, type GatewayMove } from '../../ledger/index.ts'
import type { Dispute } from '../store/disputes.ts'
import { coveredPaise, lockDispute, selectUnbooked, upsertDispute } from '../store/disputes.ts'

/**
 * Where the money of a dispute lies (RET-04): the gateway has it and it is disputed until the gateway says otherwise; lost, it is the
 * shop's loss but for the refunds that it paid; won, the gateway owes it again. A closed one was answered or refunded by the shop, and the
 * bank took nothing: what the gateway keeps nevertheless is a loss until a settlement brings it back.
 */
export function standingOf(
  { state, deductedPaise }: Pick<Dispute, 'state' | 'deductedPaise'>,
  covered: number,
): Required<Pick<GatewayMove, 'gateway' | 'disputed' | 'dispute_losses' | 'buyers_refunded'>> {
  const isBack = state === 'won'
  const isLost = state === 'lost'
  const isEnded = isBack || isLost || state === 'closed'
  return {
    gateway: isBack ? 0 : -deductedPaise,
    disputed: isEnded ? 0 : deductedPaise,
    dispute_losses: isLost ? deductedPaise - covered : state === 'closed' ? deductedPaise : 0,
    buyers_refunded: isLost ? covered : 0,
  }
}

const reasons: Readonly<Record<Dispute['state'], string>> = {
  open: 'Disputed: taken off by the gateway',
  under_review: 'Disputed: taken off by the gateway',
  won: 'The dispute is won',
  lost: 'The dispute is lost',
  closed: 'The dispute is closed',
}

/** Books what has changed of a dispute's money; nothing when the ledger says it already. The caller holds the dispute's lock. */
export async function bookDispute(tx: Transaction, dispute: Dispute, at: Date): Promise<void> {
  const { booked, journals } = await bookedPaise(tx, `dispute:${dispute.id}:`)
  const standing = Object.entries(standingOf(dispute, await coveredPaise(tx, dispute.id)))
  const move = standing.map(([account, paise]) => [account, paise - (booked.get(account) ?? 0)])
  const key = `dispute:${dispute.id}:${journals + 1}`
  const journal = { kind: 'dispute', key, reason: reasons[dispute.state], at } as const
  await bookGateway(tx, journal, Object.fromEntries(move))
}

/** A settlement has brought back what closed disputes took (RET-04): no loss any more. */
export async function returnDisputed(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  for (const id of ids.toSorted()) {
    const dispute = await lockDispute(tx, id)
    if (dispute?.state !== 'closed' || dispute.deductedPaise === 0) continue
    const back = { ...dispute, deductedPaise: 0, updatedAt: at }
    await upsertDispute(tx, back)
    await bookDispute(tx, back, at)
  }
}

/** Books disputes that a version without this ledger recorded. */
export async function bookDisputes({ db, clock }: Context): Promise<void> {
  for (const id of await selectUnbooked(db))
    await inTransaction(db, async (tx) => {
      const dispute = await lockDispute(tx, id)
      if (dispute !== undefined) await bookDispute(tx, dispute, clock.now())
    })
}
