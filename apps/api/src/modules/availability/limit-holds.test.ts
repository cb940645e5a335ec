import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { holdLimit } from './index.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Hold = {
  offerIds: readonly number[]
  quantity?: number
  checkoutId?: string
  network?: string | null
  proved?: boolean
  state?: 'held' | 'consumed' | 'released'
  /** Milliseconds from now. */
  endsIn?: number
}

async function hold({
  offerIds,
  quantity = 1,
  checkoutId = randomUUID(),
  network = null,
  proved = false,
  state = 'held',
  endsIn = 60_000,
}: Hold): Promise<string> {
  const until = new Date(world.clock.now().getTime() + endsIn).toISOString()
  for (const offerId of offerIds)
    await world.db
      .execute(sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state,
        proved, network, expires_at)
      select ${checkoutId}::uuid, id, offer_id, ${quantity}, ${state}, ${proved}, ${network},
        ${until}::timestamptz from lot where offer_id = ${offerId}`)
  return checkoutId
}

/** What keeps a visitor from holding these goods. */
const limit = (
  line: { offerId: number; quantity: number },
  { network = null, ownIds = [] }: { network?: string | null; ownIds?: readonly string[] } = {},
) =>
  inTransaction(world.db, (tx) =>
    holdLimit(
      world.context,
      tx,
      { proved: false, network },
      { ownIds, lines: [line], at: world.clock.now() },
    ),
  )

describe('CHECKOUT-06 what visitors hold of an offer', () => {
  const pieces = (mumbai: number) => goods.addVariant({ stock: { mumbai } })

  it('is half of an odd number, rounded down, beside the hold of another', async () => {
    const { offerId } = await pieces(43)
    await hold({ offerIds: [offerId], quantity: 20 })
    expect(await limit({ offerId, quantity: 1 })).toBeNull()
    expect(await limit({ offerId, quantity: 2 })).toEqual({ kind: 'share', offerId })
  })

  it.each([
    ['holds of signed-in buyers', { proved: true }],
    ['sold goods', { state: 'consumed' }],
    ['released holds', { state: 'released' }],
    ['holds that end at this moment', { endsIn: 0 }],
  ] satisfies [string, Partial<Hold>][])('leaves out %s', async (_, other) => {
    const { offerId } = await pieces(20)
    await hold({ offerIds: [offerId], quantity: 10, ...other })
    await hold({ offerIds: [offerId], quantity: 1 })
    expect(await limit({ offerId, quantity: 9 })).toBeNull()
    expect(await limit({ offerId, quantity: 10 })).toEqual({ kind: 'share', offerId })
  })

  it('leaves out the visitor’s own, which the new hold takes over', async () => {
    const { offerId } = await pieces(20)
    const own = await hold({ offerIds: [offerId], quantity: 10 })
    await hold({ offerIds: [offerId], quantity: 1 })
    expect(await limit({ offerId, quantity: 9 }, { ownIds: [own] })).toBeNull()
    expect(await limit({ offerId, quantity: 9 })).toEqual({ kind: 'share', offerId })
  })
})

describe('CHECKOUT-06 unpaid checkouts of a network', () => {
  /** A network with nine live holds. */
  async function nine() {
    const { offerId } = await goods.addVariant()
    const network = randomUUID()
    for (let i = 0; i < 9; i++) await hold({ offerIds: [offerId], network })
    const next = await goods.addVariant()
    const ask = (ownIds: readonly string[] = []) =>
      limit({ offerId: next.offerId, quantity: 1 }, { network, ownIds })
    expect(await ask()).toBeNull()
    return { offerId, network, ask }
  }

  it('count once, however many products they hold', async () => {
    const { offerId, network, ask } = await nine()
    const [one, two] = [await goods.addVariant(), await goods.addVariant()]
    const checkoutId = randomUUID()
    await world.db.execute(
      sql`update stock_hold set checkout_id = ${checkoutId}::uuid where id =
        (select min(id) from stock_hold where offer_id = ${offerId})`,
    )
    await hold({ offerIds: [one.offerId, two.offerId], network, checkoutId })
    expect(await ask()).toBeNull()
    await hold({ offerIds: [one.offerId], network })
    expect(await ask()).toEqual({ kind: 'network' })
  })

  it.each([
    ['ended', { endsIn: 0 }],
    ['sold', { state: 'consumed' }],
    ['released', { state: 'released' }],
    ['another network’s', { network: 'elsewhere' }],
  ] satisfies [string, Partial<Hold>][])('don’t count once they are %s', async (_, other) => {
    const { offerId, network, ask } = await nine()
    await hold({ offerIds: [offerId], network, ...other })
    expect(await ask()).toBeNull()
  })

  it('don’t count where the new one takes them over', async () => {
    const { offerId, network, ask } = await nine()
    const own = await hold({ offerIds: [offerId], network })
    expect(await ask()).toEqual({ kind: 'network' })
    expect(await ask([own])).toBeNull()
  })
})

it('CHECKOUT-06 the newest limit in force applies, from its first day in India through its last', async () => {
  const { offerId } = await goods.addVariant({ stock: { mumbai: 100 } })
  await hold({ offerIds: [offerId], quantity: 10, endsIn: 10 * 86_400_000 })
  await world.db.execute(sql`insert into hold_rule
    (max_per_network, max_share_bp, shared_from, valid_from, valid_to, source)
    values (10, 1000, 0, '2026-11-26', '2026-11-27', 'test')`)
  await announceChange(world.db)
  const at = async (iso: string) => {
    world.clock.set(iso)
    return (await limit({ offerId, quantity: 1 }))?.kind ?? null
  }
  await expect.poll(() => at('2026-11-26T06:00:00Z')).toBe('share')
  expect(await at('2026-11-25T18:29:59.999Z')).toBeNull()
  expect(await at('2026-11-25T18:30:00.000Z')).toBe('share')
  expect(await at('2026-11-27T18:29:59.999Z')).toBe('share')
  expect(await at('2026-11-27T18:30:00.000Z')).toBeNull()
})
