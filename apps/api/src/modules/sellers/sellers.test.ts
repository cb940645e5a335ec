import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { checkGstin } from '@upchar/kernel/gstin'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { licenceGaps } from './licence-gaps.ts'
import { differences } from './model.ts'
import { showSellers } from './show-sellers.ts'
import { selectSellersToRefresh } from './store/sellers.ts'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
})

let count = 0
/** A GST number of Maharashtra that nobody has yet. */
function newGstin(): string {
  const pan = `AABCT${String(++count).padStart(4, '0')}R`
  const found = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .map((check) => `27${pan}1Z${check}`)
    .find((gstin) => checkGstin(gstin).ok)
  if (found === undefined) throw new Error('no check character fits')
  return found
}
const prefix = () => `Q${String(count).padStart(2, '0')}`
type Fields = BodyInput<'staffAddSeller'>
const fields = (over: Partial<Fields> = {}): Fields => ({
  legal_name: 'Konkan Surgicals LLP',
  trade_name: 'Konkan',
  gstin: newGstin(),
  address: '4 Dock Road',
  city: 'Mumbai',
  pincode: '400010',
  email: 'Orders@Konkan.example',
  phone: '9820012345',
  invoice_prefix: prefix(),
  hsn_digits: 4,
  ...over,
})
const add = (over: Partial<Fields> = {}) =>
  admin.visitor.call('staffAddSeller', { body: fields(over) })
const added = async (over: Partial<Fields> = {}) => {
  const { status, body } = await add(over)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.seller
}
type Seller = Awaited<ReturnType<typeof added>>
const change = (one: Seller, over: Partial<BodyInput<'staffChangeSeller'>> = {}) =>
  admin.visitor.call('staffChangeSeller', {
    params: { id: one.id },
    body: {
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
      seen_changed_at: one.changed_at,
      ...over,
    },
  })
const audits = async () =>
  (await admin.visitor.call('staffListAudit', { query: { limit: 100 } })).body.entries
const jobsOf = async (task: string, sellerId: number) =>
  (
    await world.db.execute(sql`select from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} and (j.payload ->> 'sellerId')::int = ${sellerId}`)
  ).rowCount
const slugOf = async ({ id }: Seller) =>
  (await world.db.execute<{ slug: string }>(sql`select slug from seller where id = ${id}`)).rows[0]
    ?.slug

describe('OPS-06 a seller', () => {
  it('has an address of its own, however many have its name and place', async () => {
    const slugs: (string | undefined)[] = []
    for (let i = 0; i < 3; i++) slugs.push(await slugOf(await added({ trade_name: 'Twin' })))
    expect(slugs).toEqual(['twin-mumbai', 'twin-mumbai-2', 'twin-mumbai-3'])
  })

  it('prints invoices in a series that neither the shop nor another seller uses', async () => {
    const { invoice_prefix: taken } = await added()
    for (const wrong of ['UP', 'UPC', taken])
      expect(await add({ invoice_prefix: wrong })).toMatchObject({
        status: 409,
        body: { code: 'prefix_taken' },
      })
  })

  it('is on record with what has changed and nothing else, and not at all where nothing has', async () => {
    expect((await added()).hsn_digits).toBe(4)
    const one = await added({ hsn_digits: 6 })
    const entries = (await audits()).length
    const { changed_at: before } = one
    world.clock.advance(1000)
    const same = await change(one)
    expect(same.body.seller).toMatchObject({ changed_at: before, hsn_digits: 6 })
    expect(await audits()).toHaveLength(entries)
    const moved = await change(one, { address: '5 Dock Road', email: 'NEW@konkan.example' })
    expect(moved.body.seller).toMatchObject({
      address: '5 Dock Road',
      email: 'new@konkan.example',
      grievance_contact: null,
    })
    const [entry] = await audits()
    expect(entry).toMatchObject({
      action: 'setup.change_seller',
      before: { email: 'o***@konkan.example' },
      after: { email: 'n***@konkan.example' },
    })
    expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual(['address', 'email'])
    expect(await change(one, { address: '6 Dock Road' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  it('has a contact for complaints only beside an officer’s name', async () => {
    const one = await added({ grievance_officer: '', grievance_contact: '022 5555 5555' })
    expect([one.grievance_officer, one.grievance_contact]).toEqual([null, null])
    const named = await added({ grievance_officer: 'Asha', grievance_contact: '022 5555 5555' })
    expect([named.grievance_officer, named.grievance_contact]).toEqual(['Asha', '022 5555 5555'])
  })

  it('takes neither the GST number nor the series of another one by a change', async () => {
    const [one, other] = [await added(), await added()]
    expect(await change(one, { gstin: other.gstin })).toMatchObject({
      status: 409,
      body: { code: 'gstin_taken' },
    })
    expect(await change(one, { invoice_prefix: other.invoice_prefix })).toMatchObject({
      status: 409,
      body: { code: 'prefix_taken' },
    })
    // Without an order both may still change.
    expect((await change(one, { invoice_prefix: 'ZZZ' })).body.seller.invoice_prefix).toBe('ZZZ')
  })
})

describe('OPS-06 a warehouse', () => {
  const hall = { name: 'Hall', pincode: '400010', cut_off_hour: 14, works_sunday: false }
  const build = (sellerId: number, over: Partial<typeof hall> = {}) =>
    admin.visitor.call('staffAddWarehouse', {
      params: { id: sellerId },
      body: { ...hall, ...over },
    })

  it('has a name that its seller uses once, in any case; another seller may use it too', async () => {
    const [one, other] = [await added(), await added()]
    expect((await build(one.id)).status).toBe(200)
    for (const name of ['Hall', 'Attic']) expect((await build(other.id, { name })).status).toBe(200)
    const same = { status: 409, body: { code: 'warehouse_same' } }
    expect(await build(one.id, { name: 'HALL' })).toMatchObject(same)
    const { body } = await build(one.id, { name: 'Loft' })
    const loft = body.seller.warehouses.find(({ name }) => name === 'Loft')
    const put = (over: Partial<BodyInput<'staffChangeWarehouse'>>) =>
      admin.visitor.call('staffChangeWarehouse', {
        params: { id: loft?.id ?? 0 },
        body: { ...hall, name: 'Loft', seen_changed_at: loft?.changed_at ?? null, ...over },
      })
    expect(await put({ name: 'hall' })).toMatchObject(same)
    const attic = (await put({ name: 'Attic' })).body.seller.warehouses
    expect(attic.map(({ name }) => name)).toEqual(['Hall', 'Attic'])
    const seen = attic.find(({ name }) => name === 'Attic')?.changed_at ?? null
    expect((await put({ seen_changed_at: seen })).status).toBe(200)
    const entries = (await audits()).length
    expect((await put({})).status).toBe(200)
    expect(await audits()).toHaveLength(entries)
    world.clock.advance(1000)
    expect((await put({ name: 'LOFT', cut_off_hour: 16 })).status).toBe(200)
    expect((await audits())[0]).toMatchObject({
      before: { cut_off_hour: 14 },
      after: { cut_off_hour: 16 },
    })
    expect(await put({ cut_off_hour: 17 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })
})

describe('OPS-06 a licence', () => {
  type Licence = BodyInput<'staffAddLicence'>
  const enter = (sellerId: number, over: Partial<Licence> = {}) =>
    admin.visitor.call('staffAddLicence', {
      params: { id: sellerId },
      body: { form: 'MD-42', number: 'MH/1', valid_until: null, ...over },
    })
  const printed = async (id: number) =>
    (
      await world.db.execute<{ drugs: string | null; devices: string | null }>(
        sql`select drug_licence as drugs, device_licence as devices from seller where id = ${id}`,
      )
    ).rows[0]
  const hallOf = async (sellerId: number) =>
    (
      await admin.visitor.call('staffAddWarehouse', {
        params: { id: sellerId },
        body: { name: 'Hall', pincode: '400010', cut_off_hour: 14, works_sunday: false },
      })
    ).body.seller.warehouses[0]?.id ?? null

  it('lasts a day at least', async () => {
    const { id } = await added()
    const days = (from: string, until: string) =>
      enter(id, { number: until, valid_from: from, valid_until: until })
    expect((await days('2026-11-24', '2026-11-24')).status).toBe(200)
    expect(await days('2026-11-26', '2026-11-25')).toMatchObject({
      status: 400,
      body: { code: 'licence_days' },
    })
  })

  it('binds to a warehouse of its own seller only', async () => {
    const [one, other] = [await added(), await added()]
    expect(await enter(one.id, { warehouse_id: await hallOf(other.id) })).toMatchObject({
      status: 404,
      body: { code: 'warehouse_unknown' },
    })
    const hall = await hallOf(one.id)
    expect((await enter(one.id, { warehouse_id: hall })).body.seller.licences).toMatchObject([
      { warehouse_id: hall },
    ])
  })

  it('entered again takes over every field, and is on record only where one differs', async () => {
    const { id } = await added()
    const hall = await hallOf(id)
    const first = await enter(id, { person_in_charge: '' })
    expect(first.body.seller.licences).toMatchObject([{ person_in_charge: null }])
    expect(await jobsOf('refresh-seller', id)).toBe(1)
    const entries = (await audits()).length
    await enter(id)
    expect(await audits()).toHaveLength(entries)
    const all = {
      valid_from: '2026-01-01',
      valid_until: '2030-12-31',
      warehouse_id: hall,
      person_in_charge: 'Asha Rao',
      person_registration: 'MMC 1',
    }
    const { body } = await enter(id, all)
    expect(body.seller.licences).toMatchObject([{ form: 'MD-42', number: 'MH/1', ...all }])
    expect((await audits())[0]).toMatchObject({
      action: 'setup.add_licence',
      before: { valid_until: null, person_in_charge: null },
      after: { valid_until: '2030-12-31', person_in_charge: 'Asha Rao' },
    })
  })

  it('is its seller’s own, though another one has the same number', async () => {
    const [one, other] = [await added(), await added()]
    await enter(one.id, { valid_until: '2030-12-31' })
    await enter(other.id)
    expect((await audits())[0]).toMatchObject({ before: null })
    expect(await printed(one.id)).toEqual({ drugs: null, devices: 'MD-42 MH/1' })
    const twenty = { form: '20B', person_in_charge: 'Asha Rao' } as const
    await enter(other.id, { ...twenty, number: 'MZ2' })
    const { body } = await enter(other.id, { ...twenty, number: '20B-77' })
    expect(body.seller.licences.map(({ form }) => form)).toEqual(['20B', '20B', 'MD-42'])
    expect(await printed(other.id)).toEqual({ drugs: '20B-77, 20B MZ2', devices: 'MD-42 MH/1' })
    for (const { id } of body.seller.licences)
      await admin.visitor.call('staffRemoveLicence', { params: { id } })
    expect(await printed(other.id)).toEqual({ drugs: null, devices: null })
  })

  it('that begins or has ended since then makes its seller’s pages new', async () => {
    const days = { ended: '2026-11-23', lastDay: '2026-11-24', long: '2026-11-20' }
    const ids: number[] = []
    for (const [from, until] of [
      [null, days.ended],
      [null, days.lastDay],
      [null, days.long],
      ['2026-11-24', null],
      ['2026-11-25', null],
      ['2026-11-20', null],
    ]) {
      const { id } = await added()
      ids.push(id)
      await world.db
        .execute(sql`insert into seller_licence (seller_id, form, number, state_code, valid_from, valid_until)
        values (${id}, 'MD-42', 'MH/9', '27', ${from ?? null}::date, ${until ?? null}::date)`)
    }
    const due = await selectSellersToRefresh(world.db, { since: '2026-11-21', today: '2026-11-24' })
    // Ended on the 23rd, begun on the 24th; not what still lasts today, begins tomorrow or changed before.
    expect(ids.filter((id) => due.includes(id))).toEqual([ids[0], ids[3]])
  })

  it('is valid through its last day, which staff are told of thirty days before', async () => {
    const { id } = await added({ trade_name: 'Ccc' })
    for (const [at, until] of ['2026-11-23', '2026-11-24', '2026-12-24', '2026-12-25'].entries())
      await world.db
        .execute(sql`insert into seller_licence (seller_id, form, number, state_code, valid_until)
        values (${id}, 'AERB', ${`C${at}`}, '27', ${until}::date)`)
    const seller = (await showSellers(world.db, new Date('2026-11-24T18:29:00Z'))).find(
      (one) => one.id === id,
    )
    expect(
      seller?.licences.map((one) => [one.valid_until, one.state_of_validity]).toSorted(),
    ).toEqual([
      ['2026-11-23', 'ended'],
      ['2026-11-24', 'ends_soon'],
      ['2026-12-24', 'ends_soon'],
      ['2026-12-25', 'valid'],
    ])
  })

  it('is listed where it is missing, has ended, ends soon or lacks its person, in this order', async () => {
    const [one, other] = [await added({ trade_name: 'Aaa' }), await added({ trade_name: 'Bbb' })]
    const hold = (
      id: number,
      form: string,
      number: string,
      until: string | null,
      person: string | null,
    ) =>
      world.db
        .execute(sql`insert into seller_licence (seller_id, form, number, state_code, valid_until, person_in_charge)
        values (${id}, ${form}, ${number}, '27', ${until}::date, ${person})`)
    await hold(one.id, '20B', 'A1', '2026-12-20', 'Asha')
    await hold(one.id, '21B', 'A2', '2026-11-20', null)
    await hold(one.id, 'AERB', 'A3', null, null)
    await hold(one.id, '20', 'A4', null, null)
    await hold(other.id, '20B', 'B1', '2026-12-10', 'Asha')
    await hold(other.id, 'MD-42', 'B2', '2026-11-30', null)
    await hold(other.id, 'MD-42', 'B3', null, null)
    const offered = [
      { sellerId: other.id, productClass: 'BIO_C', offers: 2 },
      { sellerId: other.id, productClass: 'DEV_C', offers: 4 },
      { sellerId: one.id, productClass: 'DEV_C', offers: 3 },
    ]
    const gaps = (await licenceGaps(world.db, world.clock.now(), offered)).filter(
      ({ seller_id: id }) => id === one.id || id === other.id,
    )
    expect(gaps.map((gap) => [gap.kind, gap.seller, gap.number, gap.product_class])).toEqual([
      ['missing', 'Bbb', null, 'BIO_C'],
      ['ended', 'Aaa', 'A2', null],
      ['ends_soon', 'Bbb', 'B1', null],
      ['ends_soon', 'Aaa', 'A1', null],
      ['person_missing', 'Aaa', 'A4', null],
    ])
    expect(gaps[0]?.offers).toBe(2)
  })
})

it('names differences in the words of the interface, and none where nothing differs', () => {
  const before = { tradeName: 'A', cutOffHour: 14, city: 'Pune' }
  expect(differences(before, { tradeName: 'B', cutOffHour: 14 })).toEqual({
    before: { trade_name: 'A' },
    after: { trade_name: 'B' },
  })
  expect(differences(before, { city: 'Pune' })).toBeUndefined()
  expect(differences({}, { city: undefined, tradeName: 'A' })).toEqual({
    before: { trade_name: null },
    after: { trade_name: 'A' },
  })
})

it('ENGAGE-08 an application names each category once, and is repeated by the same address only', async () => {
  const { categories } = (await world.visitor().call('getSellerCategories')).body
  const slug = categories.find((one) => one.categories.length > 0)?.categories[0]?.slug ?? ''
  for (const { key, categories: own } of categories) {
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from category where business_category = ${key}`,
    )
    expect(own.map((one) => one.slug).toSorted()).toEqual(rows.map((row) => row.slug).toSorted())
  }
  const gstin = newGstin()
  const apply = (over: Record<string, unknown> = {}) =>
    world.visitor().call('registerSeller', {
      body: {
        business_name: 'Konkan',
        contact_name: 'Asha',
        email: 'Asha@Konkan.example',
        phone: '9820012345',
        gstin,
        pincode: '400010',
        categories: [slug, slug],
        drug_licence: '',
        device_licence: '',
        about: '',
        ...over,
      },
    })
  const first = await apply()
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const { rows } = await world.db.execute(
    sql`select categories, email, drug_licence from seller_application where gstin = ${gstin}`,
  )
  expect(rows).toEqual([{ categories: [slug], email: 'asha@konkan.example', drug_licence: null }])
  expect((await apply({ email: 'ASHA@konkan.example' })).body.ticket).toBe(first.body.ticket)
  expect(await apply({ email: 'other@konkan.example' })).toMatchObject({
    status: 409,
    body: { code: 'already_registered' },
  })
  expect(await apply({ gstin: newGstin(), categories: [slug, 'no-such'] })).toMatchObject({
    status: 400,
    body: { code: 'category_unknown' },
  })
  const { gstin: sold } = await added()
  expect(await apply({ gstin: sold })).toMatchObject({ body: { code: 'already_registered' } })
})
