import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { followOrganisation } from '../../modules/organisation/index.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = await signedInStaff(world, 'admin')
  await followOrganisation(world.context)
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
    const { status, body } = await add()
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
    const { body } = await give({ form: 'MD-42', number: 'RSM/MH/1', valid_until: null })
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
    expect((await remove()).body.seller.licences).toHaveLength(licences.length - 1)
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
    expect((await change({ trade_name: 'Sagarmed of Parel' })).status).toBe(200)
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
    expect(
      await admin.visitor.call('staffChangeSeller', {
        params: { id: sold.id },
        body: { ...fieldsOf(sold), gstin: '27AABCU7421K1Z5', seen_changed_at: sold.changed_at },
      }),
    ).toMatchObject({ status: 409, body: { code: 'seller_has_orders' } })
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
    expect((await give()).body.seller.warehouses).toMatchObject([
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
    const changed = await admin.visitor.call('staffChangeWarehouse', {
      params: { id: one?.id ?? 0 },
      body: {
        ...body,
        cut_off_hour: 18,
        works_sunday: true,
        seen_changed_at: one?.changed_at ?? null,
      },
    })
    expect(changed.body.seller.warehouses[0]).toMatchObject({
      cut_off_hour: 18,
      works_sunday: true,
    })
  })
})

describe('the organisation', () => {
  const wanted: Omit<BodyInput<'staffSetOrganisation'>, 'seen_changed_at'> = {
    legal_name: 'Konkan Marketplace Private Limited',
    gstin: firm,
    cin: 'u51909mh2019ptc123456',
    address: '2 Ballard Pier',
    city: 'Mumbai',
    pincode: '400001',
    support_email: 'help@konkan.example',
    support_phone: '1800 123 4567',
    info_email: 'info@konkan.example',
    grievance_officer: 'Meera Kulkarni, Grievance Officer',
  }
  const put = (over: Partial<BodyInput<'staffSetOrganisation'>> = {}) =>
    admin.visitor.call('staffSetOrganisation', {
      body: { ...wanted, seen_changed_at: null, ...over },
    })

  it('is what the settings say until staff change it', async () => {
    expect((await setup()).organisation).toMatchObject({
      legal_name: 'Upchar Marketplace Private Limited',
      address: '4th Floor, Example House, Andheri East',
      city: 'Mumbai',
      pincode: '400069',
      state: 'Maharashtra',
      cin: null,
      from_settings: true,
    })
  })

  it.each([
    ['cin_invalid', { cin: 'U51909' }],
    ['gstin_invalid', { gstin: firm.toLowerCase().replace('v', 'w') }],
    ['phone_invalid', { support_phone: '12' }],
    ['pincode_other_state', { pincode: '560001' }],
  ] as const)('is refused with %s', async (code, over) => {
    expect(await put(over)).toMatchObject({ status: 400, body: { code } })
  })

  it('stands in the footer, the policies and the mails of every process within seconds', async () => {
    const { body } = await put()
    expect(body.organisation).toMatchObject({
      ...wanted,
      cin: 'U51909MH2019PTC123456',
      from_settings: false,
      changed_by: { id: admin.id },
    })
    await expect
      .poll(async () => JSON.stringify((await world.visitor().call('getPolicies')).body))
      .toContain('Konkan Marketplace Private Limited')
    expect(world.context.config.OFFICE_ADDRESS).toBe('2 Ballard Pier, Mumbai 400001, Maharashtra')
    // Companies Act 2013 s. 12(3)(c), Companies (Incorporation) Rules 2014 r. 26.
    const visitor = world.visitor()
    expect((await visitor.call('getUserConfig', { body: {} })).body.contact.cin).toBe(
      'U51909MH2019PTC123456',
    )
    expect(JSON.stringify((await visitor.call('getPolicies')).body)).toContain(
      'CIN U51909MH2019PTC123456',
    )
    expect(await put()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})

describe('settings that differ from the stored organisation', () => {
  it('no longer count, and a start can name them', async () => {
    const config = {
      ...world.context.config,
      SUPPORT_PHONE: '+91 22 9999 9999',
      // The same address in other words, and one that was never set, are no difference.
      SUPPORT_EMAIL: 'Help@Konkan.example',
      OFFICE_ADDRESS: '2 Ballard Pier, Mumbai 400001',
      OPERATOR_CIN: undefined,
    }
    expect(await followOrganisation({ ...world.context, config })).toEqual(['SUPPORT_PHONE'])
    expect(config.SUPPORT_PHONE).toBe('1800 123 4567')
    expect(await followOrganisation({ ...world.context, config })).toEqual([])
  })
})

describe('the charges', () => {
  it('apply to carts from today on, are dated, and strike nothing through', async () => {
    const before = (await setup()).charges
    expect(before).toMatchObject({ delivery: 0, minimum_order: 0, cash_on_delivery: 49 })
    const body: BodyInput<'staffSetCharges'> = {
      delivery: 60,
      free_delivery_from: 1500,
      minimum_order: 200.5,
      cash_on_delivery: 30,
      seen_revision: before.revision,
    }
    const { body: changed } = await admin.visitor.call('staffSetCharges', { body })
    expect(changed.charges).toMatchObject({
      delivery: 60,
      free_delivery_from: 1500,
      minimum_order: 200.5,
      cash_on_delivery: 30,
    })
    expect(await admin.visitor.call('staffSetCharges', { body })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const { rows } = await world.db.execute(
      sql`select kind, amount_paise::int as paise from charge_rule where valid_to is null order by 1`,
    )
    expect(rows).toEqual([
      { kind: 'cod_fee', paise: 3000 },
      { kind: 'minimum_order', paise: 20050 },
      { kind: 'shipping', paise: 6000 },
    ])
    const ended = await world.db.execute(
      sql`select count(*)::int as count from charge_rule where valid_to = '2026-11-23'`,
    )
    expect(ended.rows).toEqual([{ count: 3 }])
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
    ['setup.organisation', true, 'organisation', firm],
    ['setup.charges', true, 'charges', 'charges'],
  ])
})
