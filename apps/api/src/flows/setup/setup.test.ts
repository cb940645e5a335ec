import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = await signedInStaff(world, 'admin')
})

const setup = async () => (await admin.visitor.call('staffGetSetup')).body
const sellerOf = async (gstin: string) => {
  const seller = (await setup()).sellers.find((one) => one.gstin === gstin)
  if (seller === undefined) throw new Error(`no seller ${gstin}`)
  return seller
}
type Seller = Awaited<ReturnType<typeof sellerOf>>
const fieldsOf = (one: Seller): BodyInput<'staffAddSeller'> => ({
  legal_name: one.legal_name,
  trade_name: one.trade_name,
  gstin: one.gstin,
  address: one.address,
  city: one.city,
  pincode: one.pincode,
  email: one.email,
  phone: one.phone,
  invoice_prefix: one.invoice_prefix,
  hsn_digits: one.hsn_digits,
  grievance_officer: one.grievance_officer,
  grievance_contact: one.grievance_contact,
})
const lastAudit = async () =>
  (await admin.visitor.call('staffListAudit', { query: { limit: 1 } })).body.entries[0]

/** From the GST portal's own example of the check character: Maharashtra, a firm, check character V. */
const firm = '27AAPFU0939F1ZV'
const seller: BodyInput<'staffAddSeller'> = {
  legal_name: 'Konkan Surgicals LLP',
  trade_name: 'Konkan Surgicals',
  gstin: firm,
  address: '4 Dock Road, Mazgaon',
  city: 'Mumbai',
  pincode: '400010',
  email: 'Orders@Konkan.example',
  phone: '+91 98200 12345',
  invoice_prefix: 'KNK',
  hsn_digits: 4,
}
const add = (over: Partial<typeof seller> = {}) =>
  admin.visitor.call('staffAddSeller', { body: { ...seller, ...over } })

describe('the set-up of a shop', () => {
  it('says what is done in a shop that sells', async () => {
    const { ready, steps, products } = await setup()
    expect(products).toBeGreaterThan(1000)
    expect(ready).toBe(true)
    expect(steps.map(({ key, done }) => [key, done])).toEqual([
      ['organisation', true],
      ['seller', true],
      ['licences', true],
      ['warehouse', true],
      ['charges', true],
      ['catalogue', true],
      ['administrator', true],
      ['courier', false],
      ['credit_line', false],
      ['first_order', false],
    ])
  })

  it('OPS-09 ends with the first order, and names it', async () => {
    expect((await setup()).first_order).toBeNull()
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const { order } = await buyInCash(world, { sku })
    const after = await setup()
    expect(after.first_order).toBe(order.order_number)
    expect(after.steps.at(-1)).toMatchObject({
      key: 'first_order',
      done: true,
      text: `Order ${order.order_number}.`,
    })
  })
})

describe('a seller', () => {
  it.each([
    ['gstin_invalid', { gstin: '27AAPFU0939F1ZW' }, 'gstin', 'typing mistake'],
    ['pincode_unknown', { pincode: '999999' }, 'pincode', 'Invalid Pincode'],
    ['pincode_other_state', { pincode: '560001' }, 'pincode', 'Karnataka'],
    ['phone_invalid', { phone: '12345' }, 'phone', '10-digit'],
    ['prefix_taken', { invoice_prefix: 'SMM' }, 'invoice_prefix', 'Another series'],
    ['prefix_taken', { invoice_prefix: 'UPC' }, 'invoice_prefix', 'Another series'],
  ] as const)('is refused with %s', async (code, over, field, words) => {
    const { status, body } = await add(over)
    expect({ status, ...body }).toMatchObject({ code, fields: [{ field }] })
    expect(JSON.stringify(body)).toContain(words)
  })

  it('is added once, with state and slug of its own, and is in the audit log', async () => {
    const { status, body } = await announced(world, add)
    expect(status).toBe(200)
    expect(body.seller).toMatchObject({
      legal_name: 'Konkan Surgicals LLP',
      state: 'Maharashtra',
      email: 'orders@konkan.example',
      phone: '9820012345',
      has_orders: false,
      licences: [],
      warehouses: [],
      changed_by: { id: admin.id },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'setup.add_seller',
      subject: { kind: 'seller', id: firm },
    })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'gstin_taken' } })
  })

  it('takes licences, which stand on its product pages and invoices', async () => {
    const { id } = await sellerOf(firm)
    const give = (body: BodyInput<'staffAddLicence'>) =>
      admin.visitor.call('staffAddLicence', { params: { id }, body })
    expect(
      await give({ form: '20B', number: 'MH-MZ2-1', valid_until: '2026-11-23' }),
    ).toMatchObject({ status: 400, body: { code: 'licence_ended' } })
    const person = { person_in_charge: 'Asha Rao' }
    await give({ form: '20B', number: 'MH-MZ2-1', valid_until: '2026-12-24', ...person })
    await give({ form: '21B', number: 'MH-MZ2-2', valid_until: null, ...person })
    const { body } = await announced(world, () =>
      give({ form: 'MD-42', number: 'RSM/MH/1', valid_until: null }),
    )
    expect(
      body.seller.licences.map(({ form, number, state, state_of_validity: validity }) => [
        form,
        number,
        state,
        validity,
      ]),
    ).toEqual([
      ['20B', 'MH-MZ2-1', 'Maharashtra', 'ends_soon'],
      ['21B', 'MH-MZ2-2', 'Maharashtra', 'valid'],
      ['MD-42', 'RSM/MH/1', 'Maharashtra', 'valid'],
    ])
    const { rows } = await world.db.execute(
      sql`select drug_licence, device_licence from seller where id = ${id}`,
    )
    expect(rows).toEqual([
      { drug_licence: '20B MH-MZ2-1, 21B MH-MZ2-2', device_licence: 'MD-42 RSM/MH/1' },
    ])
  })

  it('changes the last day of a licence that is entered again, and loses one that is removed', async () => {
    const { id, licences } = await sellerOf(firm)
    const renewed = await admin.visitor.call('staffAddLicence', {
      params: { id },
      body: {
        form: '20B',
        number: 'MH-MZ2-1',
        valid_until: '2031-12-31',
        person_in_charge: 'Asha Rao',
      },
    })
    expect(renewed.body.seller.licences).toHaveLength(licences.length)
    expect(renewed.body.seller.licences[0]?.valid_until).toBe('2031-12-31')
    const gone = renewed.body.seller.licences.find(({ form }) => form === '21B')
    const remove = () => admin.visitor.call('staffRemoveLicence', { params: { id: gone?.id ?? 0 } })
    expect((await announced(world, remove)).body.seller.licences).toHaveLength(licences.length - 1)
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'licence_unknown' } })
  })

  it('is licensed from the first to the last day of a licence, by the day in India', async () => {
    const { id } = await sellerOf(firm)
    const today = '2026-11-24'
    const oneDay = { form: 'AERB', number: 'MH/1', valid_from: today, valid_until: today } as const
    const tomorrow = { form: 'PCPNDT', number: 'MH/2', valid_from: '2026-11-25' } as const
    const add = async (by: Visitor, body: BodyInput<'staffAddLicence'>) =>
      (await by.call('staffAddLicence', { params: { id }, body })).status
    expect(await add(admin.visitor, oneDay)).toBe(200)
    expect(await add(admin.visitor, { ...tomorrow, valid_until: null })).toBe(200)
    const read = async (iso: string) => {
      const before = world.clock.now()
      world.clock.set(iso)
      // By then the session of the administrator above has ended.
      const { visitor } = await signedInStaff(world, 'admin')
      const { sellers, licence_gaps: gaps } = (await visitor.call('staffGetSetup')).body
      const held = sellers.find((one) => one.id === id)?.licences ?? []
      const late = await add(visitor, { ...oneDay, number: 'MH/3', valid_until: today })
      world.clock.set(before.toISOString())
      return {
        aerb: held.find(({ form }) => form === 'AERB')?.state_of_validity,
        pcpndt: held.find(({ form }) => form === 'PCPNDT')?.state_of_validity,
        gap: gaps.find(({ form }) => form === 'AERB')?.kind,
        late,
      }
    }
    expect(await read('2026-11-24T18:29:59Z')).toEqual({
      aerb: 'ends_soon',
      pcpndt: 'not_yet',
      gap: 'ends_soon',
      late: 200,
    })
    expect(await read('2026-11-24T18:30:00Z')).toEqual({
      aerb: 'ended',
      pcpndt: 'valid',
      gap: 'ended',
      late: 400,
    })
    // Another one of the same form is in force, so nothing needs to be renewed.
    expect(await add(admin.visitor, { ...oneDay, number: 'MH/9', valid_until: null })).toBe(200)
    expect((await setup()).licence_gaps.filter(({ form }) => form === 'AERB')).toEqual([])
  })

  it('is changed by whoever has read it last; its product pages follow', async () => {
    const [first] = (await setup()).sellers
    if (first === undefined) throw new Error('no seller')
    const { id, changed_at: seen_changed_at } = first
    const change = (over: Partial<BodyInput<'staffChangeSeller'>> = {}) =>
      admin.visitor.call('staffChangeSeller', {
        params: { id },
        body: { ...fieldsOf(first), seen_changed_at, ...over },
      })
    const renamed = await announced(world, () => change({ trade_name: 'Sagarmed of Parel' }))
    expect(renamed.status).toBe(200)
    expect(await change({ trade_name: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await lastAudit()).toMatchObject({ action: 'setup.change_seller' })
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    const { rows } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from product_read where detail like '%Sagarmed of Parel%'`,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  it('keeps GST number and invoice prefix once it has an order', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    await buyInCash(world, { sku })
    const sold = (await setup()).sellers.find((one) => one.has_orders)
    if (sold === undefined) throw new Error('an order without a seller')
    const change = (other: Partial<BodyInput<'staffAddSeller'>>) =>
      admin.visitor.call('staffChangeSeller', {
        params: { id: sold.id },
        body: { ...fieldsOf(sold), ...other, seen_changed_at: sold.changed_at },
      })
    const gstin = '27AABCU7421K1Z5'
    const refused = { status: 409, body: { code: 'seller_has_orders' } }
    expect(await change({ gstin })).toMatchObject(refused)
    // The test's seller has no valid number of its own.
    await world.db.execute(sql`update seller set gstin = ${gstin} where id = ${sold.id}`)
    expect(await change({ gstin, invoice_prefix: 'ZZ9' })).toMatchObject(refused)
  })
})

describe('a warehouse', () => {
  const body = { name: 'Mazgaon', pincode: '400 010', cut_off_hour: 14, works_sunday: false }

  it('is added in the state of its seller, and promises days from its pincode', async () => {
    const { id } = await sellerOf(firm)
    const give = (over: Partial<typeof body> = {}) =>
      admin.visitor.call('staffAddWarehouse', { params: { id }, body: { ...body, ...over } })
    expect(await give({ pincode: '110001' })).toMatchObject({
      body: { code: 'pincode_other_state' },
    })
    expect((await announced(world, give)).body.seller.warehouses).toMatchObject([
      { name: 'Mazgaon', pincode: '400010', city: 'Mumbai', cut_off_hour: 14 },
    ])
    expect(await give()).toMatchObject({ status: 409, body: { code: 'warehouse_same' } })
    const { rows } = await world.db.execute<{ latitude: number; longitude: number }>(
      sql`select latitude, longitude from warehouse where name = 'Mazgaon'`,
    )
    // Mazgaon lies at 18.97° N, 72.84° E.
    expect(Math.abs((rows[0]?.latitude ?? 0) - 18.97)).toBeLessThan(0.1)
    expect(Math.abs((rows[0]?.longitude ?? 0) - 72.84)).toBeLessThan(0.1)
  })

  it('is changed with its hours', async () => {
    const { warehouses } = await sellerOf(firm)
    const [one] = warehouses
    const changed = await announced(world, () =>
      admin.visitor.call('staffChangeWarehouse', {
        params: { id: one?.id ?? 0 },
        body: {
          ...body,
          cut_off_hour: 18,
          works_sunday: true,
          seen_changed_at: one?.changed_at ?? null,
        },
      }),
    )
    expect(changed.body.seller.warehouses[0]).toMatchObject({
      cut_off_hour: 18,
      works_sunday: true,
    })
  })
})

it('is read by catalogue and finance too', async () => {
  for (const role of ['catalogue', 'finance'] as const) {
    const member = await signedInStaff(world, role)
    expect((await member.visitor.call('staffGetSetup')).body).toMatchObject({ ready: true })
  }
})

it('is in the audit log with everything that was changed above, by whom', async () => {
  const { entries } = (await admin.visitor.call('staffListAudit', { query: { limit: 100 } })).body
  const made = entries
    .filter(({ action }) => action.startsWith('setup.'))
    .map(({ action, by, subject: { kind, id } }) => [action, by?.id === admin.id, kind, id])
    .toReversed()
  const [first] = (await setup()).sellers
  expect(made).toEqual([
    ['setup.add_seller', true, 'seller', firm],
    ...Array.from({ length: 4 }, () => ['setup.add_licence', true, 'seller', firm]),
    ['setup.remove_licence', true, 'seller', firm],
    ...Array.from({ length: 2 }, () => ['setup.add_licence', true, 'seller', firm]),
    ['setup.add_licence', false, 'seller', firm],
    ['setup.add_licence', true, 'seller', firm],
    ['setup.change_seller', true, 'seller', first?.gstin],
    ['setup.add_warehouse', true, 'warehouse', 'Mazgaon'],
    ['setup.change_warehouse', true, 'warehouse', 'Mazgaon'],
  ])
})
