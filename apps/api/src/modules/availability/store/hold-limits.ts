import { asc } from '../../../platform/db/sql.ts'
import type { HoldRule } from '@upchar/reference/hold-rules'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Wanted } from '../allocate.ts'
import { holdRule } from '../tables.ts'
import { lockLots } from './stock.ts'

export const selectHoldRules = (handle: Handle): Promise<HoldRule[]> =>
  handle
    .select({
      maxPerNetwork: holdRule.maxPerNetwork,
      maxShareBp: holdRule.maxShareBp,
      sharedFrom: holdRule.sharedFrom,
      validFrom: holdRule.validFrom,
      validTo: holdRule.validTo,
      source: holdRule.source,
    })
    .from(holdRule)
    .orderBy(asc(holdRule.id))

const networkTurn = {
  name: 'hold-network-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('network ' || $1, 0))`,
}

const fromNetworkStatement = {
  name: 'holds-of-network',
  text: `select count(distinct checkout_id)::int as count from stock_hold where network = $1
    and state = 'held' and expires_at > $2::timestamptz and checkout_id <> all($3::uuid[])`,
}

const ofOffersStatement = {
  name: 'holds-of-offers',
  text: `select o.id as "offerId",
      (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id) as "onHand",
      (select coalesce(sum(quantity), 0)::int from stock_hold where offer_id = o.id and state = 'held'
        and not proved and expires_at > $2::timestamptz and checkout_id <> all($3::uuid[])) as held
    from unnest($1::bigint[]) as o(id)`,
}

type Counted = { fromNetwork: number; offers: Map<number, { onHand: number; held: number }> }

/**
 * What unproved visitors hold: checkouts of the network, pieces of the offers. Locks the network and then the lots, in
 * the same order for everybody; the counts are taken after the wait.
 */
export async function countHolds(
  tx: Transaction,
  {
    network,
    ownIds,
    lines,
    at,
  }: {
    network: string | null
    ownIds: readonly string[]
    lines: readonly Wanted[]
    at: Date
  },
): Promise<Counted> {
  const offerIds = lines.map((line) => line.offerId)
  const [, , [counted], offers] = await Promise.all([
    network === null ? undefined : queryPrepared(tx, networkTurn, [network]),
    lockLots(tx, offerIds, ownIds),
    network === null
      ? [{ count: 0 }]
      : queryPrepared<{ count: number }>(tx, fromNetworkStatement, [network, at, ownIds]),
    queryPrepared<{ offerId: number; onHand: number; held: number }>(tx, ofOffersStatement, [
      offerIds,
      at,
      ownIds,
    ]),
  ])
  return {
    fromNetwork: counted?.count ?? 0,
    offers: new Map(offers.map(({ offerId, ...counts }) => [offerId, counts])),
  }
}
