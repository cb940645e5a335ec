import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const clinic = '29AABTC4321D1Z6'
let goods: Goods
let finance: Visitor
let staffId: string

/** A packed cash order of so many pieces at ₹1,050 with 5 % GST. */
async function sold(quantity: number, form: Record<string, string> = {}): Promise<string> {
  const { sku } = await goods.addVariant({ pricePaise: 105_000, mrpPaise: null, hsn: '40151200' })
  const visitor = await guestWith(world, { sku, quantity })
  const { order_id: id } = placed(await place(visitor, await created(visitor, { form })))
  await packOrders(world, id)
  return id
}

beforeAll(async () => {
  goods = await stockGoods(world.db)
  await sold(2)
  await sold(4, { gstin: clinic, businessName: 'Clinic', pinCode: '560001', city: 'Bengaluru' })
  const back = await sold(1)
  const desk = (await signedInStaff(world, 'support')).visitor
  const params = { id: back }
  const { cancel } = (await desk.call('staffPreviewCancel', { params, body: {} })).body
  const undone = await desk.call('staffCancelOrder', {
    params,
    body: { reason: 'not_available', amount: cancel.amount, request_key: randomUUID() },
  })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  world.clock.set('2026-12-05T05:30:00Z')
  const signedIn = await signedInStaff(world, 'finance')
  finance = signedIn.visitor
  staffId = signedIn.id
})

const query = { month: '2026-11' }
const listed = async () => (await finance.call('staffListTaxReturns', { query })).body.returns
const seller = async () => {
  const { rows } = await world.db.execute<{ gstin: string }>(
    sql`select gstin from seller where id = ${goods.sellers.mumbai}`,
  )
  return rows[0]?.gstin ?? ''
}
const operator = () => world.context.config.OPERATOR_GSTIN
const filing = (gstin: string, form: 'gstr-1' | 'gstr-8', filed_on: string, month = query.month) =>
  finance.call('staffFileTaxReturn', {
    params: { gstin, form, month },
    body: { arn: 'AA271126123456A', filed_on },
  })

it('OPS-07 lists the returns of a month with their days and what the documents add up to', async () => {
  const gstin = await seller()
  const own = (await listed()).find((one) => one.gstin === gstin)
  // Six pieces at ₹1,000 are kept, the seventh came back; tax is 5 %. Delivery comes on top where it was charged.
  const { rows } = await world.db.execute<{ taxable: number; tax: number }>(
    sql`select sum(s * (d->'totals'->>'taxablePaise')::int) / 100.0::float8 as taxable,
      sum(s * ((d->'totals'->>'totalPaise')::int - (d->'totals'->>'taxablePaise')::int)) / 100.0::float8 as tax
      from (select document as d, 1 as s, gstin from invoice union all select document, -1, gstin from credit_note) x where gstin = ${gstin}`,
  )
  expect(own).toMatchObject({
    form: 'gstr-1',
    due_on: '2026-12-11',
    taxable: rows[0]?.taxable,
    tax: rows[0]?.tax,
    filed: null,
  })
  expect(own?.taxable).toBeGreaterThanOrEqual(6000)
  const tcs = (await listed()).find(({ form }) => form === 'gstr-8')
  expect(tcs).toMatchObject({ gstin: operator(), due_on: '2026-12-10', taxable: own?.taxable })
  // 0.5 % of it, whichever way it is split.
  expect(tcs?.tax).toBeCloseTo((own?.taxable ?? 0) * 0.005, 1)
})

it('OPS-07 shows the tables, and gives the return as the portal’s JSON and as sheets, on record', async () => {
  const gstin = await seller()
  const params = { gstin, form: 'gstr-1' as const, month: query.month }
  const { sections } = (await finance.call('staffGetTaxReturn', { params })).body
  expect(sections.find(({ table }) => table === '4, 6B')).toMatchObject({ rows: 1, cgst: 0 })
  const url = `/api/staff/tax-returns/${gstin}/gstr-1/2026-11/file`
  const json = await finance.raw({ method: 'GET', url: `${url}?format=json` })
  expect(json.body).toMatchObject({
    gstin,
    fp: '112026',
    b2b: [
      {
        ctin: clinic,
        inv: [{ pos: '29', itms: [{ itm_det: { rt: 5, txval: 4000, iamt: 200 } }] }],
      },
    ],
  })
  const zip = await finance.raw({ method: 'GET', url: `${url}?format=zip` })
  const files = unzipSync(zip.body as Buffer)
  const rows: Record<string, string>[] = parse(strFromU8(files['b2b.csv'] ?? new Uint8Array()), {
    bom: true,
    columns: true,
  })
  expect(rows).toMatchObject([
    { 'GSTIN or UIN of recipient': clinic, 'Taxable value': '4000', 'Integrated tax': '200' },
  ])
  expect(await auditOf(world.db, `${gstin} gstr-1 2026-11`)).toMatchObject([
    { action: 'tax_return.export', by: staffId, after: { format: 'json' } },
    { action: 'tax_return.export', by: staffId, after: { format: 'zip' } },
  ])
})

it('OPS-07 gives the month’s books to who may read taxes: a sales register and vouchers that add up, on record', async () => {
  const gstin = await seller()
  const url = `/api/staff/seller-books/${gstin}/2026-11/file`
  const csv = await finance.raw({ method: 'GET', url: `${url}?format=csv` })
  expect(csv.headers['content-disposition']).toContain(`sales-register-${gstin}-2026-11.csv`)
  const register: Record<string, string>[] = parse(String(csv.body), { bom: true, columns: true })
  const registerPaise = register.reduce(
    (sum, row) => sum + Math.round(Number(row['With tax']) * 100),
    0,
  )
  const { rows } = await world.db.execute<{ paise: number; documents: number }>(
    sql`select sum(s * (d->'totals'->>'totalPaise')::int)::int as paise, count(*)::int as documents
      from (select document as d, 1 as s, gstin from invoice union all select document, -1, gstin from credit_note) x where gstin = ${gstin}`,
  )
  expect(registerPaise).toBe(rows[0]?.paise)

  const zip = await finance.raw({ method: 'GET', url: `${url}?format=zip` })
  const files = unzipSync(zip.body as Buffer)
  expect(Object.keys(files)).toEqual(['1-masters.xml', '2-vouchers.xml'])
  const vouchers = strFromU8(files['2-vouchers.xml'] ?? new Uint8Array())
    .split('<VOUCHER ')
    .slice(1)
  expect(vouchers).toHaveLength(rows[0]?.documents ?? 0)
  for (const voucher of vouchers) {
    const amounts = [...voucher.matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, text]) =>
      Math.round(Number(text) * 100),
    )
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts.reduce((sum, paise) => sum + paise, 0)).toBe(0)
  }
  expect(await auditOf(world.db, `${gstin} books 2026-11`)).toMatchObject([
    { action: 'tax_return.export_books', by: staffId, after: { format: 'csv' } },
    { action: 'tax_return.export_books', by: staffId, after: { format: 'zip' } },
  ])
  for (const [month, format] of [
    ['2025-01', 'csv'],
    ['2025-01', 'zip'],
  ] as const)
    expect(
      (
        await finance.raw({
          method: 'GET',
          url: `/api/staff/seller-books/${gstin}/${month}/file?format=${format}`,
        })
      ).body,
    ).toMatchObject({ code: 'tax_return_unknown' })
})

it('OPS-08 gives an API key the files of a month; the audit log names the key', async () => {
  const gstin = await seller()
  const { id, headers } = await makeApiKey(world, ['tax:read'])
  for (const url of [
    `/api/staff/tax-returns/${gstin}/gstr-1/2026-11/file?format=json`,
    `/api/staff/seller-books/${gstin}/2026-11/file?format=zip`,
  ])
    expect((await world.visitor().raw({ method: 'GET', url, headers })).status).toBe(200)
  const { rows } = await world.db.execute(
    sql`select staff_id, action from audit_entry where key_id = ${id} order by id`,
  )
  expect(rows).toEqual([
    { staff_id: null, action: 'tax_return.export' },
    { staff_id: null, action: 'tax_return.export_books' },
  ])
})

it('OPS-07 refuses forms that a GSTIN doesn’t file, and months without documents; a GSTR-8 is JSON as well', async () => {
  const params = { gstin: await seller(), form: 'gstr-8' as const, month: query.month }
  expect((await finance.call('staffGetTaxReturn', { params })).body).toMatchObject({
    code: 'tax_return_unknown',
  })
  const none = { ...params, form: 'gstr-1' as const, month: '2025-01' }
  expect((await finance.call('staffGetTaxReturn', { params: none })).status).toBe(404)
  const json = await finance.raw({
    method: 'GET',
    url: `/api/staff/tax-returns/${operator()}/gstr-8/2026-11/file?format=json`,
  })
  expect(json).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringMatching(/json/) },
  })
  const file: unknown = typeof json.body === 'object' ? json.body : JSON.parse(String(json.body))
  expect(file).toMatchObject({
    gstin: operator(),
    fp: '112026',
    tcs: expect.arrayContaining([expect.objectContaining({ stin: await seller() })]),
  })
})

it('OPS-07 records what was filed after the month, and the auditor rebuilds it from the documents', async () => {
  const gstin = await seller()
  expect((await filing(gstin, 'gstr-1', '2026-12-05', '2026-12')).body).toMatchObject({
    code: 'month_not_over',
  })
  for (const day of ['2026-11-30', '2026-12-06'])
    expect((await filing(gstin, 'gstr-1', day)).body).toMatchObject({ code: 'filed_day_wrong' })
  const now = world.clock.now().toISOString()
  world.clock.set('2026-11-30T18:29:00Z')
  expect((await filing(gstin, 'gstr-1', '2026-11-30')).body).toMatchObject({
    code: 'month_not_over',
  })
  // In India it is the 1st.
  world.clock.set('2026-11-30T18:31:00Z')
  expect((await filing(gstin, 'gstr-1', '2026-12-01')).body).toMatchObject({
    return: { filed: { filed_on: '2026-12-01' } },
  })
  world.clock.set(now)
  const done = await filing(gstin, 'gstr-1', '2026-12-04')
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    return: { filed: { arn: 'AA271126123456A', filed_on: '2026-12-04' } },
  })
  expect((await filing(operator(), 'gstr-8', '2026-12-04')).status).toBe(200)
  // Said again it corrects the day alone.
  expect((await filing(gstin, 'gstr-1', '2026-12-05')).body).toMatchObject({
    return: { filed: { filed_on: '2026-12-05' } },
  })

  expect(await wrongBooks(world)).toBe('')
  await world.db.execute(
    sql`update tax_return set figures = jsonb_set(figures, '{sections,b2b,igstPaise}', '19999') where form = 'gstr-1'`,
  )
  await world.db.execute(
    sql`update tax_return set figures = jsonb_set(figures, '{sellers}', '{}') where form = 'gstr-8'`,
  )
  const said = await wrongBooks(world)
  expect(said).toContain(
    `table b2b of ${gstin} gstr-1 2026-11 was filed with ₹199.99 (igstPaise), its documents add up to ₹200.00`,
  )
  expect(said).toContain(`${operator()} gstr-8 2026-11 leaves out the seller ${gstin}`)
})

it('OPS-07 names numbers that no document has, across the months of a financial year (CGST Rules 46(b))', async () => {
  const gstin = await seller()
  const shown = async (month: string) =>
    (await finance.call('staffGetTaxReturn', { params: { gstin, form: 'gstr-1', month } })).body
  const before = await shown('2026-11')
  expect(before.missing).toEqual([])
  const invoices = before.issued.find(({ kind }) => kind === 'Invoices')
  const [, prefix = '', digits = ''] = /^(.*\/)(\d+)$/.exec(invoices?.to ?? '') ?? []
  const numbered = (sequence: number) => `${prefix}${String(sequence).padStart(digits.length, '0')}`
  // As if three documents had been drawn and lost after the month's last one, and one between two of the next month's.
  const lose = (many: number) =>
    world.db.execute(
      sql`update invoice_counter set last_number = last_number + ${many} where gstin = ${gstin} and series = ${prefix.split('/')[0]}`,
    )
  await lose(3)
  await sold(1)
  await lose(1)
  await sold(1)
  const last = Number(digits)
  const december = await shown('2026-12')
  expect(december.missing).toEqual([
    { from: numbered(last + 1), to: numbered(last + 3), count: 3 },
    { from: numbered(last + 5), to: numbered(last + 5), count: 1 },
  ])
  expect(december.issued.filter(({ kind }) => kind === 'Invoices')).toMatchObject([
    { from: numbered(last + 4), count: 1 },
    { from: numbered(last + 6), count: 1 },
  ])
  expect((await shown('2026-11')).missing).toEqual([])
})
