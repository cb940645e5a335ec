import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { setFlag } from '../flags/index.ts'
import { deliveryPlanFor, heldUntil, holdStock } from './index.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const check = (pincode: string) => world.visitor().call('checkPincode', { query: { pincode } })

const ask = (body: { sku_id: string; pincode: string; quantity?: number }) =>
  world.visitor().call('checkAvailability', { body })
const labelAt = async (iso: string, pincode: string, warehouse: number) => {
  world.clock.set(iso)
  return (await deliveryPlanFor(world.context, pincode))?.get(warehouse)?.label
}

describe('check-pincode', () => {
  it('ADDR-04 returns city, state and delivery date', async () => {
    const { status, body } = await check('400001')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      city: 'Mumbai',
      state: 'Maharashtra',
      state_code: '27',
      serviceable: true,
      cod: true,
    })
    // From Mumbai the same day; from the farthest depot, beyond 1,600 km, six days and a Sunday.
    expect(body.delivery).toMatchObject({ min_days: 0, max_days: 7 })
  })

  it('ADDR-06 returns the default pincode', async () => {
    expect((await check('110001')).body).toMatchObject({ city: 'New Delhi', serviceable: true })
  })

  it.each(['', '12345', '1234567', 'abcdef', '012345', "1' or 1=1", '999999', '100000'])(
    'VALID-02 answers %j with Invalid Pincode',
    async (pincode) => {
      const { status, body } = await check(pincode)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        success: false,
        code: 'pincode_unknown',
        message: 'Invalid Pincode',
      })
    },
  )

  it('VALID-02 ignores spaces in a pasted pincode', async () => {
    expect((await check(' 400 001 ')).body).toMatchObject({ pincode: '400001' })
  })

  it.each([
    ['900056', /Army Postal Service/],
    ['500022', /No courier delivers to 500022/],
  ])('ADDR-04 recognises %s and says that no courier delivers there', async (pincode, words) => {
    const { status, body } = await check(pincode)
    expect(status).toBe(200)
    expect(body).toMatchObject({ serviceable: false, cod: false, delivery: null })
    expect(body.message).toMatch(words)
  })
})

describe('get-cities and get-location', () => {
  it('ADDR-04 lists the cities of a state, by code or any spelling of its name', async () => {
    const visitor = world.visitor()
    const { body } = await visitor.call('getCities', { query: { state: 'jammu & kashmir' } })
    expect(body.cities).toContain('Srinagar')
    expect((await visitor.call('getCities', { query: { state: '35' } })).body.cities).toContain(
      'Port Blair (Sri Vijaya Puram)',
    )
    expect((await visitor.call('getCities', { query: { state: 'Atlantis' } })).status).toBe(404)
    expect((await visitor.raw({ method: 'GET', url: '/api/get-cities' })).status).toBe(400)
  })

  it('ADDR-05 finds the pincode of coordinates', async () => {
    const { body } = await world
      .visitor()
      .call('getLocation', { query: { latitude: '18.9367', longitude: '72.8357' } })
    expect(body).toMatchObject({
      success: true,
      pincode: '400001',
      address: { city: 'Mumbai', state: 'Maharashtra' },
    })
  })

  it.each([
    ['', '72.8'],
    ['18.9', ''],
    ['91', '72'],
    ['18', '181'],
    ['north', 'east'],
    ['NaN', '1'],
  ])('VALID-10 refuses %j, %j with Invalid coordinates', async (latitude, longitude) => {
    const { status, body } = await world
      .visitor()
      .call('getLocation', { query: { latitude, longitude } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'coordinates_invalid', message: 'Invalid coordinates' })
  })

  it.each([
    ['15.0', '65.0'],
    ['0', '0'],
    ['51.5', '-0.12'],
  ])(
    'ADDR-05 says Location unavailable more than 50 km from any office (%s, %s)',
    async (latitude, longitude) => {
      const { status, body } = await world
        .visitor()
        .call('getLocation', { query: { latitude, longitude } })
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'location_unavailable', message: 'Location unavailable' })
    },
  )
})

describe('delivery', () => {
  it('UI-16 promises a time of day under six hours, then today, tomorrow, a range', async () => {
    const { mumbai, delhi } = goods.warehouses
    // Cut-off is 14:00 and the last round ends at 20:00, so at 13:30 nothing arrives within six hours.
    expect(await labelAt('2026-11-24T08:00:00Z', '400001', mumbai)).toBe('today')
    expect(await labelAt('2026-11-24T09:00:00Z', '400001', mumbai)).toBe('tomorrow')
    expect(await labelAt('2026-11-24T05:30:00Z', '560001', delhi)).toBe('Sat, 28 Nov – Tue, 1 Dec')
    await world.db.execute(`update warehouse set cut_off_hour = 18 where id = ${mumbai}`)
    await setFlag(world.context, 'show_delivery_tat_range', false, { by: null })
    await expect.poll(() => labelAt('2026-11-24T09:00:00Z', '400001', mumbai)).toBe('by 8:00 PM')
    expect(await labelAt('2026-11-24T05:30:00Z', '560001', delhi)).toBe('Tue, 1 Dec')
    await world.db.execute(`update warehouse set cut_off_hour = 14 where id = ${mumbai}`)
    await setFlag(world.context, 'show_delivery_tat_range', true, { by: null })
    await expect.poll(() => labelAt('2026-11-24T09:00:00Z', '400001', mumbai)).toBe('tomorrow')
  })

  it('UI-16 DATA-18 show_delivery_tat_range: changes between a range and its last day with the switch, within the same hour', async () => {
    const { delhi } = goods.warehouses
    const label = () => labelAt('2026-11-24T05:30:00Z', '560001', delhi)
    expect(await label()).toBe('Sat, 28 Nov – Tue, 1 Dec')
    await setFlag(world.context, 'show_delivery_tat_range', false, { by: null })
    await expect.poll(label).toBe('Tue, 1 Dec')
    await setFlag(world.context, 'show_delivery_tat_range', true, { by: null })
    await expect.poll(label).toBe('Sat, 28 Nov – Tue, 1 Dec')
  })

  it('UI-16 changes its promise at the cut-off, on the hour in India', async () => {
    const { mumbai } = goods.warehouses
    // The hour of UTC is the same before and after it.
    expect(await labelAt('2026-11-24T08:29:59Z', '400003', mumbai)).toBe('today')
    expect(await labelAt('2026-11-24T08:30:00Z', '400003', mumbai)).toBe('tomorrow')
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('UI-16 neither dispatches nor delivers on a Sunday', async () => {
    const { mumbai } = goods.warehouses
    // Saturday after the cut-off: leaves on Monday.
    world.clock.set('2026-11-28T10:00:00Z')
    expect((await deliveryPlanFor(world.context, '400001'))?.get(mumbai)).toMatchObject({
      from: '2026-11-30',
      to: '2026-11-30',
    })
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('caches a pincode for an hour', async () => {
    await deliveryPlanFor(world.context, '781001')
    const { result, statements } = await world.statements(() =>
      deliveryPlanFor(world.context, '781001'),
    )
    expect(result?.size).toBeGreaterThanOrEqual(3)
    expect(statements).toEqual([])
  })
})

describe('check-availability', () => {
  it('CHECKOUT-09 returns stock and date at the pincode', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 100 } })
    expect((await ask({ sku_id: sku, pincode: '400001' })).body).toMatchObject({
      available: true,
      city: 'Mumbai',
      stock: { state: 'in_stock', delivery: { label: 'today', ships_from: 'Mumbai' } },
    })
  })

  it('CHECKOUT-09 finds a product in its own business category only', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 100 } })
    const body = { sku_id: sku, pincode: '400001' }
    const within = (business_category: string) =>
      world.visitor().call('checkAvailability', { query: { business_category }, body })
    expect((await within('test-open')).body).toMatchObject({ available: true })
    expect((await within('')).body).toMatchObject({ available: true })
    expect(await within('dental')).toMatchObject({
      status: 404,
      body: { code: 'sku_unknown', message: 'This business category has no such product.' },
    })
  })

  it('CHECKOUT-09 distinguishes unknown pincode, not served and out of stock', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 0 } })
    expect(await ask({ sku_id: sku, pincode: '999999' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid Pincode' },
    })
    expect(await ask({ sku_id: sku, pincode: '12' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid Pincode' },
    })
    expect((await ask({ sku_id: sku, pincode: '900056' })).body).toMatchObject({
      available: false,
      stock: { state: 'not_serviceable' },
      message: expect.stringContaining('Army'),
    })
    expect((await ask({ sku_id: sku, pincode: '400001' })).body).toMatchObject({
      available: false,
      stock: { state: 'out_of_stock' },
      message: 'Oops! Out of stock in your location.',
    })
  })

  it.each(['offer', 'variant', 'product_group'] as const)(
    'CHECKOUT-09 answers for a product whose %s is off sale as for an unknown one',
    async (table) => {
      const { sku, offerId, variantId, groupId } = await goods.addVariant()
      const id = { offer: offerId, variant: variantId, product_group: groupId }[table]
      await world.db.execute(
        sql`update ${sql.identifier(table)} set active = false where id = ${id}`,
      )
      expect(await ask({ sku_id: sku, pincode: '400001' })).toMatchObject({
        status: 404,
        body: { code: 'sku_unknown' },
      })
    },
  )

  it('CHECKOUT-05 CHECKOUT-09 says whether the courier takes cash, there and for this product', async () => {
    const { rows } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where serviceable and not cod limit 1`,
    )
    const cashless = rows[0]?.pincode ?? ''
    const { sku } = await goods.addVariant()
    for (const [pincode, cod] of [
      ['400001', true],
      [cashless, false],
      ['900056', false],
    ] as const) {
      expect((await check(pincode)).body).toMatchObject({ pincode, cod })
      expect((await ask({ sku_id: sku, pincode })).body).toMatchObject({ cod })
    }
  })

  it('CHECKOUT-09 returns the number left when few or too few are', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 2, nagpur: 1 } })
    expect((await ask({ sku_id: sku, pincode: '400001', quantity: 3 })).body).toMatchObject({
      available: true,
      stock: { state: 'low_stock', left: 3 },
    })
    expect((await ask({ sku_id: sku, pincode: '400001', quantity: 4 })).body).toMatchObject({
      available: false,
      message: 'Only 3 left in your location.',
    })
  })

  it('UI-16 CHECKOUT-09 promises the day of the last warehouse that the quantity needs', async () => {
    // Nearest first: two of Mumbai and one of Nagpur make three, so nothing comes from Delhi.
    const { sku } = await goods.addVariant({ stock: { mumbai: 2, nagpur: 1, delhi: 2 } })
    const askFor = async (quantity: number) =>
      (await ask({ sku_id: sku, pincode: '400001', quantity })).body
    expect(await askFor(2)).toMatchObject({ stock: { delivery: { ships_from: 'Mumbai' } } })
    expect(await askFor(3)).toMatchObject({ stock: { delivery: { ships_from: 'Nagpur' } } })
    expect(await askFor(4)).toMatchObject({ stock: { delivery: { ships_from: 'New Delhi' } } })
  })

  it('CHECKOUT-06 CHECKOUT-09 excludes stock that another buyer holds, until the hold expires', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const [at, plan] = [world.clock.now(), await deliveryPlanFor(world.context, '400001')]
    const held = await inTransaction(world.db, (tx) =>
      holdStock(tx, {
        checkoutId: randomUUID(),
        lines: [{ offerId, quantity: 3 }],
        plan: plan ?? new Map(),
        at,
        expiresAt: heldUntil(at),
      }),
    )
    expect(held.ok).toBe(true)
    const three = { sku_id: sku, pincode: '400001', quantity: 3 }
    expect((await ask(three)).body).toMatchObject({
      available: false,
      message: 'Only 2 left in your location.',
    })
    world.clock.set(heldUntil(at).toISOString())
    expect((await ask(three)).body).toMatchObject({ available: true })
  })

  it('CHECKOUT-09 answers for many products with one statement', async () => {
    const [a, b] = [await goods.addVariant(), await goods.addVariant({ stock: {} })]
    const { result, statements } = await world.statements(() =>
      world.visitor().call('checkAvailabilityMultiple', {
        body: { pincode: '400001', items: [{ sku_id: a.sku }, { sku_id: b.sku }] },
      }),
    )
    expect(result.body).toMatchObject({
      available: false,
      message: 'Oops! Out of stock in your location.',
      items: [{ available: true }, { available: false }],
    })
    expect(statements).toHaveLength(1)
    const unknown = await world.visitor().call('checkAvailabilityMultiple', {
      body: { pincode: '400001', items: [{ sku_id: a.sku }, { sku_id: 'no-such' }] },
    })
    expect(unknown.status).toBe(404)
  })

  it('CHECKOUT-09 adds up the quantities of a repeated product', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 5 } })
    const askFor = async (...quantities: number[]) =>
      (
        await world.visitor().call('checkAvailabilityMultiple', {
          body: {
            pincode: '400001',
            items: quantities.map((quantity) => ({ sku_id: sku, quantity })),
          },
        })
      ).body
    expect(await askFor(3, 2)).toMatchObject({
      available: true,
      items: [{ available: true }, { available: true }],
    })
    expect(await askFor(3, 3)).toMatchObject({
      available: false,
      message: 'Only 5 left in your location.',
      items: [{ available: false }, { available: false }],
    })
  })

  it.each([
    [{ sku_id: 'x', pincode: '400001', quantity: -1 }],
    [{ sku_id: 'x', pincode: '400001', quantity: '2' }],
    [{ pincode: '400001' }],
    [[]],
    ['text'],
  ])('CHECKOUT-09 refuses %j', async (payload) => {
    const { status, body } = await world.visitor().raw({
      method: 'POST',
      url: '/api/products/check-availability',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'request_invalid' })
  })
})
