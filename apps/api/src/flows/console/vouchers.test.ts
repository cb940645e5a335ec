import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'

const world = useWorld()
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

type Terms = BodyInput<'staffMakeVoucher'>
const terms = (changes: Partial<Terms> = {}): Terms => ({
  code: 'ward 12',
  kind: 'percent',
  value: 12,
  max_discount: 500,
  minimum_value: 0,
  business_category: null,
  seller_id: null,
  audience: 'anyone',
  listed: true,
  max_uses: null,
  max_uses_per_buyer: null,
  first_day: '2026-11-24',
  last_day: '2026-12-31',
  reason: 'Test of the counter',
  ...changes,
})
const make = (changes: Partial<Terms> = {}) =>
  finance.visitor.call('staffMakeVoucher', { body: terms(changes) })
const list = async () => (await finance.visitor.call('staffListVouchers')).body.vouchers
const auditOf = async (code: string) => {
  const admin = await signedInStaff(world, 'admin')
  return (await admin.visitor.call('staffListAudit', { query: {} })).body.entries
    .filter(({ subject }) => subject.id === code)
    .map(({ action }) => action)
}

describe('vouchers in the console', () => {
  it('CART-09 may run to the last day of the calendar', async () => {
    const made = await make({ code: 'FOREVER', last_day: '9999-12-31' })
    expect(made.body.voucher).toMatchObject({
      ends_at: '9999-12-31T18:30:00.000Z',
      terms: expect.arrayContaining(['Until 31 Dec 9999.']),
    })
  })

  it('CART-09 are created with terms for buyers, and their uses are counted', async () => {
    const made = await make()
    expect(made).toMatchObject({
      status: 200,
      body: {
        voucher: {
          code: 'WARD12',
          title: '12% off, at most ₹500',
          state: 'running',
          terms: ['Not for prescription medicines and vaccines.', 'Until 31 Dec 2026.'],
          uses: 0,
          given: 0,
          held: 0,
          made_by: { name: expect.any(String) },
        },
      },
    })
    const { sku } = await goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 10 } })
    const apply = async () => {
      const visitor = await guestWith(world, { sku })
      expect(
        (
          await visitor.call('applyCartVoucher', {
            params: { code: 'WARD12' },
            body: { device_source: 'web', pincode: '400001' },
          })
        ).body.cart.discount,
      ).toBe(120)
      return visitor
    }
    const buyer = await apply()
    placed(await place(buyer, await created(buyer)))
    const payer = await apply()
    await place(payer, await created(payer, { form: { paymentOption: 1 } }))
    const counts = { uses: 1, given: 120 }
    const ward = async () => (await list()).find(({ code }) => code === 'WARD12')
    expect(await ward()).toMatchObject({ ...counts, held: 1 })
    // What a payment reserves is free again when its time is over.
    const now = world.clock.now().toISOString()
    world.clock.advance(20 * 60_000)
    expect(await ward()).toMatchObject({ ...counts, held: 0 })
    world.clock.set(now)
    expect(await auditOf('WARD12')).toEqual(['voucher.make'])
  })

  it('CART-09 keep every term as it was stated, up to the largest share', async () => {
    const stated = {
      value: 90,
      max_discount: 250.5,
      minimum_value: 999.99,
      business_category: 'dental',
      seller_id: goods.sellers.delhi,
      audience: 'customers',
      listed: false,
      max_uses: 40,
      max_uses_per_buyer: 3,
      first_day: '2026-11-25',
      last_day: '2026-11-30',
    } as const
    expect((await make({ code: 'TERMS12', ...stated })).body.voucher).toMatchObject({
      kind: 'percent',
      percent: 90,
      amount: null,
      max_discount: 250.5,
      minimum_value: 999.99,
      business_category: 'dental',
      funded_by: { id: goods.sellers.delhi, name: 'delhi' },
      audience: 'customers',
      listed: false,
      max_uses: 40,
      max_uses_per_buyer: 3,
      starts_at: '2026-11-24T18:30:00.000Z',
      ends_at: '2026-11-30T18:30:00.000Z',
      reason: 'Test of the counter',
    })
    const amount = {
      kind: 'amount',
      value: 499.99,
      minimum_value: 500,
      max_discount: null,
    } as const
    expect((await make({ code: 'AMOUNT12', ...amount })).body.voucher).toMatchObject({
      kind: 'amount',
      percent: null,
      amount: 499.99,
      minimum_value: 500,
      max_uses: null,
      max_uses_per_buyer: null,
    })
    // Half past midnight of the 25th in India: still the 24th in UTC.
    const now = world.clock.now().toISOString()
    world.clock.set('2026-11-24T19:00:00Z')
    const { visitor } = await signedInStaff(world, 'finance')
    const body = terms({ code: 'NIGHT12', first_day: '2026-11-24' })
    expect(await visitor.call('staffMakeVoucher', { body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'first_day' }] },
    })
    world.clock.set(now)
  })

  it('DATA-05 app_voucher_discount: mark one at a time as the app’s, on record; none else is named as that', async () => {
    const offers = async () =>
      new Map(
        (await world.visitor().call('listOffers')).body.offers.map((one) => [
          one.code,
          one.for_app,
        ]),
      )
    const days = { first_day: '2027-06-01', last_day: '2027-06-30' }
    await make({ code: 'APPJUNE', value: 7, for_app: true, ...days })
    await make({ code: 'PLAINJUNE', value: 7, ...days })
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (await admin.visitor.call('staffListAudit', { query: {} })).body
    expect(entries.find(({ subject }) => subject.id === 'APPJUNE')).toMatchObject({
      action: 'voucher.make',
      after: { for_app: true },
    })
    const second = { code: 'APPLATE', value: 8, for_app: true, ...days }
    expect(await make({ ...second, first_day: '2027-06-30' })).toMatchObject({
      status: 400,
      body: {
        code: 'voucher_invalid',
        fields: [{ field: 'for_app', message: expect.stringContaining('30 Jun 2027') }],
      },
    })
    const later = { ...second, first_day: '2027-07-01', last_day: '2027-07-02' }
    // Pressed twice at once, with another code: one of them is made.
    const both = await Promise.all([make(later), make({ ...later, code: 'APPTOO' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const now = world.clock.now().toISOString()
    world.clock.set('2027-06-10T06:00:00Z')
    const listed = await offers()
    world.clock.set(now)
    expect([listed.get('APPJUNE'), listed.get('PLAINJUNE')]).toEqual([true, false])
  })

  it('CART-09 refuses contradictory terms by field, and creates nothing', async () => {
    const { sellers } = (await finance.visitor.call('staffListVouchers')).body
    expect(sellers.map(({ name }) => name)).toEqual(sellers.map(({ name }) => name).toSorted())
    const before = (await list()).length
    const cases: [Partial<Terms>, string][] = [
      [{ value: 91 }, 'value'],
      [{ value: 0.001 }, 'value'],
      [{ kind: 'amount', value: 500, minimum_value: 500, max_discount: null }, 'minimum_value'],
      [{ minimum_value: 1.005 }, 'minimum_value'],
      [{ max_discount: 1.005 }, 'max_discount'],
      [{ kind: 'amount', value: 100, minimum_value: 500 }, 'max_discount'],
      [{ seller_id: 77 }, 'seller_id'],
      [{ for_app: true, listed: false }, 'for_app'],
      [
        { for_app: true, kind: 'amount', value: 100, minimum_value: 500, max_discount: null },
        'for_app',
      ],
      [{ first_day: '2026-11-23' }, 'first_day'],
      [{ last_day: '2026-11-23' }, 'last_day'],
    ]
    for (const [changes, field] of cases) {
      expect(await make({ code: 'WRONG1', ...changes }), JSON.stringify(changes)).toMatchObject({
        status: 400,
        body: {
          code: 'voucher_invalid',
          fields: expect.arrayContaining([{ field, message: expect.any(String) }]),
        },
      })
    }
    for (const body of [
      terms({ code: 'AB' }),
      terms({ code: 'ÄÖÜ5' }),
      terms({ value: -5 }),
      terms({ reason: '' }),
      terms({ max_uses: 0 }),
    ]) {
      expect(await finance.visitor.call('staffMakeVoucher', { body })).toMatchObject({
        status: 400,
        body: { code: 'request_invalid' },
      })
    }
    await make({ code: 'ONCE12' })
    expect(await make({ code: 'once-12' })).toMatchObject({
      status: 409,
      body: { code: 'voucher_code_taken' },
    })
    expect(await list()).toHaveLength(before + 1)
  })

  it('CART-09 end at once: carts lose the discount, a pending payment keeps it', async () => {
    const {
      body: { voucher },
    } = await make({ code: 'ENDS12' })
    const { sku } = await goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 10 } })
    const visitor = await guestWith(world, { sku })
    await visitor.call('applyCartVoucher', {
      params: { code: 'ENDS12' },
      body: { device_source: 'web', pincode: '400001' },
    })
    const end = () =>
      finance.visitor.call('staffEndVoucher', {
        params: { id: voucher.id },
        body: { reason: 'Printed wrongly' },
      })
    expect((await end()).body.voucher.state).toBe('over')
    expect(await end()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    // The change is announced to every process of the shop, this one too.
    await expect
      .poll(async () => (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart)
      .toMatchObject({ discount: 0, voucher_detail: { message: 'ENDS12 ended on 24 Nov 2026.' } })
    expect(await auditOf('ENDS12')).toEqual(['voucher.end', 'voucher.make'])
  })

  it('CART-09 are created and ended by finance and administrators only, and visible to support', async () => {
    const {
      body: { voucher },
    } = await make({ code: 'ROLES12' })
    for (const role of ['support', 'catalogue', 'kyc_reviewer'] as const) {
      const member = await signedInStaff(world, role)
      expect((await member.visitor.call('staffListVouchers')).status).toBe(
        role === 'kyc_reviewer' ? 403 : 200,
      )
      expect(
        (await member.visitor.call('staffMakeVoucher', { body: terms({ code: 'MINE12' }) })).status,
      ).toBe(403)
      expect(
        (
          await member.visitor.call('staffEndVoucher', {
            params: { id: voucher.id },
            body: { reason: 'Mine now' },
          })
        ).status,
      ).toBe(403)
    }
  })

  it('CART-09 begin on their first day and end after their last, in India', async () => {
    await make({ code: 'LATER12', first_day: '2026-11-26', last_day: '2026-11-26' })
    const stateAt = async (iso: string) => {
      world.clock.set(iso)
      const { visitor } = await signedInStaff(world, 'finance')
      return (await visitor.call('staffListVouchers')).body.vouchers.find(
        ({ code }) => code === 'LATER12',
      )?.state
    }
    expect(await stateAt('2026-11-25T18:29:59Z')).toBe('planned')
    expect(await stateAt('2026-11-25T18:30:00Z')).toBe('running')
    expect(await stateAt('2026-11-26T18:29:59Z')).toBe('running')
    expect(await stateAt('2026-11-26T18:30:00Z')).toBe('over')
  })
})
