import { createHash, randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash, form, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const limited = useWorld({ RATE_LIMIT_PER_MINUTE: '300' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const bytesOf = (visitor: Visitor, url: string, query: Record<string, string> = {}) =>
  visitor.raw({ method: 'GET', url, query })
async function unzipped(visitor: Visitor, url: string, query: Record<string, string> = {}) {
  const reply = await bytesOf(visitor, url, query)
  expect(reply.status, String(reply.body)).toBe(200)
  expect(reply.headers['content-type']).toBe('application/zip')
  return unzipSync(reply.body as Buffer)
}
const rowsOf = (bytes: Uint8Array | string): Record<string, string>[] =>
  parse(typeof bytes === 'string' ? bytes : strFromU8(bytes), { bom: true, columns: true })

/** A packed and delivered cash order of 3 × ₹105.00 at 5 % and the fee of ₹49. */
async function delivered() {
  const { sku } = await goods.addVariant({ title: 'Evidence gloves', maxOq: 50 })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  await deliverOrders(world, order.order_id)
  return { visitor, sku, id: order.order_id, number: order.order_number }
}

describe('the evidence file of an order', () => {
  it('ORDER-06 holds its documents as issued, the batches, and a page that sums them up', async () => {
    const { visitor, sku, id, number } = await delivered()
    const files = await unzipped(visitor, `/api/orders/${id}/evidence`)
    const names = Object.keys(files).toSorted()
    const invoices = names.filter((name) => name.startsWith('invoices/'))
    expect(invoices).toHaveLength(2)
    // The fees are a service: nothing is carried.
    const copies = names.filter((name) => name.startsWith('transporter-copies/'))
    expect(copies).toHaveLength(1)
    expect(pdfLines(Buffer.from(files[copies[0] ?? ''] ?? []))).toContain(
      'Duplicate for transporter',
    )
    expect(names).toEqual(
      [
        `${number}.pdf`,
        'SHA256SUMS.txt',
        'documents.csv',
        'goods.csv',
        'policies.txt',
        ...invoices,
        ...copies,
      ].toSorted(),
    )
    const { rows } = await world.db.execute<{ id: string; number: string; batch: string }>(
      sql`select i.id, i.number, i.document#>>'{lines,0,batches,0,batchNo}' as batch from invoice i
        where i.order_id = ${id}::uuid order by jsonb_array_length(i.document->'lines') desc`,
    )
    const [own] = rows
    const single = await bytesOf(visitor, `/api/orders/${id}/invoice/${own?.id}`)
    const file = `invoices/invoice-${own?.number.replaceAll('/', '-')}.pdf`
    expect(pdfLines(Buffer.from(files[file] ?? []))).toEqual(pdfLines(single.body as Buffer))
    const page = pdfLines(Buffer.from(files[`${number}.pdf`] ?? [])).join('\n')
    expect(page).toContain(`Evidence of order ${number}`)
    expect(page).toContain(String(own?.number))
    expect(page).toContain(String(own?.batch))
    expect(page).toContain('Delivered')
    expect(page).toContain('e-way bill')
    expect(rowsOf(files['goods.csv'] ?? '')).toMatchObject([
      { Document: own?.number, SKU: sku, Batch: own?.batch, Quantity: '3' },
    ])
  })

  it('ORDER-06 OPS-02 names no batch of goods that came without a number', async () => {
    const { sku, offerId } = await goods.addVariant({ title: 'Cotton rolls', maxOq: 50 })
    await world.db.execute(
      sql`update lot set batch_no = 'IMPORT', expires_on = null where offer_id = ${offerId}`,
    )
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    const { visitor: staff } = await signedInStaff(world, 'admin')
    const read = async (url: string, query: Record<string, string> = {}) =>
      JSON.stringify((await bytesOf(staff, url, query)).body)
    expect(await read('/api/staff/dispatch', { stage: 'to_pack' })).toContain('"batch":""')
    expect(await read(`/api/staff/orders/${order.order_number}`)).toContain('"batch":""')
    await deliverOrders(world, order.order_id)
    const files = await unzipped(visitor, `/api/orders/${order.order_id}/evidence`)
    const page = pdfLines(Buffer.from(files[`${order.order_number}.pdf`] ?? [])).join('\n')
    expect(page).toContain('none recorded')
    for (const [name, bytes] of Object.entries(files))
      if (!name.endsWith('.pdf')) expect(strFromU8(bytes), name).not.toContain('IMPORT')
    expect(page).not.toContain('IMPORT')
  })

  it('ORDER-06 has the checksum of every file, as sha256sum checks them', async () => {
    const { visitor, id } = await delivered()
    const files = await unzipped(visitor, `/api/orders/${id}/evidence`)
    const sums = strFromU8(files['SHA256SUMS.txt'] ?? new Uint8Array())
    const others = Object.entries(files).filter(([name]) => name !== 'SHA256SUMS.txt')
    expect(sums.trim().split('\n')).toHaveLength(others.length)
    for (const [name, bytes] of others)
      expect(sums).toContain(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  })

  it('ORDER-06 is there before the goods are packed, and has credit notes after', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    const early = await unzipped(visitor, `/api/orders/${order.order_id}/evidence`)
    expect(Object.keys(early).filter((name) => name.includes('/'))).toEqual([])
    await packOrders(world, order.order_id)
    const { visitor: desk } = await signedInStaff(world, 'support')
    const cancelled = await desk.call('staffCancelOrder', {
      params: { id: order.order_id },
      body: { reason: 'not_available', note: '', amount: 364, request_key: randomUUID() },
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    const late = await unzipped(visitor, `/api/orders/${order.order_id}/evidence`)
    expect(Object.keys(late).filter((name) => name.startsWith('credit-notes/'))).toHaveLength(2)
    const totals = rowsOf(late['documents.csv'] ?? '').map((row) => row['Document type'])
    expect(totals.filter((type) => type === 'Credit note')).toHaveLength(2)
  })

  it('ORDER-06 is for its buyer and the link alone, and audited for staff', async () => {
    const { visitor, id } = await delivered()
    const url = `/api/orders/${id}/evidence`
    expect((await bytesOf(world.visitor(), url)).status).toBe(404)
    const { order } = (await visitor.call('getOrderStatus', { query: { id } })).body
    const key = new URL(order.sub_orders[0]?.documents[0]?.url ?? '', 'http://x').searchParams.get(
      'key',
    )
    expect((await bytesOf(world.visitor(), url, { key: key ?? '' })).status).toBe(200)
    const support = await signedInStaff(world, 'support')
    await unzipped(support.visitor, `/api/staff/orders/${id}/evidence`)
    expect((await auditOf(world.db, id)).at(-1)).toMatchObject({
      action: 'order.evidence',
      by: support.id,
    })
    const missing = `/api/staff/orders/${randomUUID()}/evidence`
    expect((await bytesOf(support.visitor, missing)).status).toBe(404)
  })
})

describe('the tax documents of a month', () => {
  const gstin = '27AAPFU0939F1ZV'
  async function ordered(visitor: Visitor, quantity: number, ownGstin = gstin) {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const made = await visitor.call('createCheckout', {
      query: { source: 'multiple' },
      body: {
        form: form({
          paymentOption: 2,
          email: 'ward@hospital.example',
          ...(ownGstin !== '' && { gstin: ownGstin, businessName: 'Rao Hospitals' }),
        }),
        items: [{ sku_id: sku, quantity }],
        request_key: randomUUID(),
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { order_id: id } = placed(await place(visitor, made.body.checkout))
    await packOrders(world, id)
    return id
  }
  const month = () =>
    new Date(world.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7)

  it('ORDER-06 are listed with their tax, less credit notes, and add up', async () => {
    const { visitor } = await signUp(world)
    const first = await ordered(visitor, 3)
    await ordered(visitor, 2, '')
    const list = async (query: { month: string; gstin?: string }) =>
      (await visitor.call('listTaxDocuments', { query })).body
    // 3 × ₹105 are ₹300 and 2.5 % each of CGST and SGST; the fee of ₹49 has 18 % or the rate of the goods.
    const own = await list({ month: month(), gstin })
    expect(own.gstins).toEqual([gstin])
    expect(own.documents.map(({ total }) => total).toSorted((a, b) => b - a)).toEqual([315, 49])
    expect(own.documents.find(({ total }) => total === 315)).toMatchObject({
      title: 'Tax invoice',
      gstin,
      taxable: 300,
      tax: 15,
      against: null,
    })
    expect(own.totals.total).toBe(364)
    expect((await list({ month: month() })).count).toBe(4)
    expect((await list({ month: '2020-01' })).documents).toEqual([])
    const { visitor: desk } = await signedInStaff(world, 'support')
    await desk.call('staffCancelOrder', {
      params: { id: first },
      body: { reason: 'not_available', note: '', amount: 364, request_key: randomUUID() },
    })
    const after = await list({ month: month(), gstin })
    expect(after.count).toBe(4)
    expect(after.totals).toEqual({ taxable: 0, igst: 0, cgst: 0, sgst: 0, total: 0 })
  })

  it('ORDER-06 are a file with the columns of GSTR-2B, a row for each rate', async () => {
    const { visitor } = await signUp(world)
    await ordered(visitor, 3)
    const file = await bytesOf(visitor, '/api/orders/documents-file', { month: month(), gstin })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = rowsOf(String(file.body))
    expect(rows.find((row) => row['Document value (rupees)'] === '315')).toMatchObject({
      'Document type': 'Tax invoice',
      'Supply attracts reverse charge': 'No',
      'Rate (%)': '5',
      'Taxable value': '300',
      'Integrated tax': '0',
      'Central tax': '7.5',
      'State/UT tax': '7.5',
      'GSTIN or UIN of recipient': gstin,
      'Against invoice': '',
    })
    const { visitor: other } = await signUp(world)
    const none = await bytesOf(other, '/api/orders/documents-file', { month: month() })
    expect(rowsOf(String(none.body))).toEqual([])
    expect(
      (await bytesOf(visitor, '/api/orders/documents-file', { month: '2026-13' })).status,
    ).toBe(400)
  })

  it('ORDER-06 are a register on paper, without saying that credit is available', async () => {
    const { visitor } = await signUp(world)
    await ordered(visitor, 3)
    const file = await bytesOf(visitor, '/api/orders/documents-file', {
      month: month(),
      gstin,
      format: 'pdf',
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    const text = pdfLines(file.body as Buffer).join('\n')
    expect(text).toContain(`GSTIN ${gstin}`)
    expect(text).toContain('364.00')
    expect(text).toContain('your accountant decides')
  })

  it('ORDER-06 a hundred and twenty downloads of one hospital are not cut off, those of strangers are', async () => {
    const { visitor } = await signUp(limited)
    // What isn't there counts like what is, and needs no rendering.
    const url = `/api/orders/${randomUUID()}/invoice/${randomUUID()}`
    const statuses = async (who: Visitor, many: number, of = url) => {
      const counted = new Map<number, number>()
      for (let n = 0; n < many; n++) {
        const { status } = await bytesOf(who, of)
        counted.set(status, (counted.get(status) ?? 0) + 1)
      }
      return Object.fromEntries(counted)
    }
    expect(await statuses(visitor, 120)).toEqual({ 404: 120 })
    expect(await statuses(limited.visitor(), 70)).toEqual({ 404: 60, 429: 10 })
    // Who isn't let in at all has the limit of every call.
    const forStaff = `/api/staff/orders/${randomUUID()}/invoices/${randomUUID()}`
    const refused = await statuses(limited.visitor(), 300, forStaff)
    expect(Object.keys(refused)).toEqual(['401', '429'])
  })
})
