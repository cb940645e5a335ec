import { sql } from '../../platform/db/sql.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { setCharges, showCharges } from './index.ts'

const world = useWorld()
/** Half past midnight of the 25th in India: still the 24th in UTC. */
const night = new Date('2026-11-24T19:00:00Z')
const dayBefore = new Date('2026-11-24T12:00:00Z')

beforeEach(async () => {
  await world.db.execute(sql`delete from charge_rule`)
  await world.db.execute(sql`insert into charge_rule
    (kind, amount_paise, gst_bp, charged_by, free_from_paise, valid_from, valid_to, source) values
    ('shipping', 5000, null, 'seller', 50000, '2026-01-01', null, 'test'),
    ('minimum_order', 10000, null, 'seller', null, '2026-01-01', null, 'test'),
    ('cod_fee', 4900, 1200, 'platform', 200000, '2026-01-01', '2026-12-31', 'test'),
    ('cod_fee', 9900, 1800, 'platform', null, '2025-01-01', '2025-12-31', 'test')`)
})

const inForce = {
  delivery: 50,
  free_delivery_from: 500,
  minimum_order: 100,
  cash_on_delivery: 49,
  platform_fee_type: 'none',
  platform_fee: 0,
  platform_fee_percent: 0,
  platform_fee_at_most: null,
  platform_fee_free_from: null,
  data_logger: 0,
  data_logger_free_from: null,
} as const
type Wanted = Parameters<typeof setCharges>[2]
const set = async (wanted: Partial<Wanted>, at = night) => {
  const { revision } = await showCharges(world.db, at)
  return inTransaction(world.db, (tx) =>
    setCharges(tx, { staffId: null, at }, { ...inForce, seen_revision: revision, ...wanted }),
  )
}
const shown = async (at: Date) => {
  const { revision: _, ...charges } = await showCharges(world.db, at)
  return charges
}
const rows = async () =>
  (
    await world.db.execute(sql`select kind, amount_paise::int as paise, gst_bp as bp,
      charged_by as by, free_from_paise::int as free, valid_from::text as "from", valid_to::text as "to"
      from charge_rule order by id`)
  ).rows

describe('CART-17 CHECKOUT-05 charges that staff set', () => {
  it('begin on the day in India, end the former ones the day before, and leave the other kinds', async () => {
    const before = await rows()
    const done = await announced(world, () => set({ delivery: 75.5 }))
    expect(done.ok).toBe(true)
    const [shipping, minimum, fee, old] = before
    expect(await rows()).toEqual([
      { ...shipping, to: '2026-11-24' },
      minimum,
      fee,
      old,
      {
        kind: 'shipping',
        paise: 7550,
        bp: null,
        by: 'seller',
        free: 50_000,
        from: '2026-11-25',
        to: null,
      },
    ])
    expect(await shown(dayBefore)).toEqual(inForce)
    expect(await shown(night)).toEqual({ ...inForce, delivery: 75.5 })
  })

  it('replace those of the same day', async () => {
    await set({ minimum_order: 300 })
    await set({ minimum_order: 400 })
    expect(await shown(night)).toMatchObject({ minimum_order: 400 })
    await set({ minimum_order: 0 })
    expect(await shown(night)).toMatchObject({ minimum_order: 0 })
    expect(await shown(dayBefore)).toEqual(inForce)
  })

  it('keep the rate of the cash fee and the value that waives it', async () => {
    await set({ cash_on_delivery: 60 })
    const fees = (await rows()).filter(({ kind }) => kind === 'cod_fee')
    expect(fees).toMatchObject([
      { paise: 4900, to: '2026-11-24' },
      { paise: 9900, to: '2025-12-31' },
      { paise: 6000, bp: 1200, by: 'platform', free: 200_000, from: '2026-11-25', to: null },
    ])
  })

  it('change the value from which delivery is free, alone too, and remove it', async () => {
    await set({ free_delivery_from: 999.99 })
    expect(await shown(night)).toEqual({ ...inForce, free_delivery_from: 999.99 })
    await set({ free_delivery_from: null })
    expect(await shown(night)).toEqual({ ...inForce, free_delivery_from: null })
  })

  it('CART-24 change a platform fee’s kind, percentage and limit, and end it', async () => {
    const percentage = {
      platform_fee_type: 'percentage',
      platform_fee_percent: 2.5,
      platform_fee_at_most: 99,
      platform_fee_free_from: 5000,
    } as const
    await set(percentage)
    expect(await shown(night)).toEqual({ ...inForce, ...percentage })
    await set({ ...percentage, platform_fee_at_most: null })
    expect(await shown(night)).toMatchObject({ platform_fee_at_most: null })
    // What doesn't belong to the kind is dropped.
    await set({ ...percentage, platform_fee_type: 'per_seller', platform_fee: 4 })
    expect(await shown(night)).toEqual({
      ...inForce,
      platform_fee_type: 'per_seller',
      platform_fee: 4,
      platform_fee_free_from: 5000,
    })
    await set({ platform_fee_type: 'none', platform_fee: 4 })
    expect(await shown(night)).toEqual(inForce)
    expect(await shown(dayBefore)).toEqual(inForce)
  })

  it('write nothing where nothing differs', async () => {
    const before = await rows()
    expect((await set({})).ok).toBe(true)
    expect(await rows()).toEqual(before)
  })

  it('are refused to whoever has seen older ones, also while they are being changed', async () => {
    const { revision } = await showCharges(world.db, night)
    const { held, letGo } = holdStatement(/insert into "charge_rule"/)
    const first = set({ cash_on_delivery: 61, seen_revision: revision })
    await held()
    const second = set({ cash_on_delivery: 62, seen_revision: revision })
    await expect
      .poll(
        async () =>
          (await world.db.execute(sql`select 1 from pg_locks where not granted`)).rowCount,
      )
      .toBeGreaterThan(0)
    letGo()
    expect([(await first).ok, await second]).toMatchObject([
      true,
      { ok: false, error: { code: 'changed_meanwhile' } },
    ])
    expect((await rows()).filter(({ kind }) => kind === 'cod_fee')).toHaveLength(3)
  })
})
