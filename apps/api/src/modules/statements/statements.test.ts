import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { paymentOf } from '@upchar/testkit/disputes'
import { mailsTo } from '@upchar/testkit/mails'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { deliver } from '@upchar/testkit/points'
import { askReturn } from '@upchar/testkit/returns'
import { atGateway, buyInCash, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { closeCycles } from './index.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods } = useDesk(world)
let finance: Visitor
let desk: Visitor
/** Sessions end by then. */
async function until(iso: string) {
  world.clock.set(iso)
  finance = (await signedInStaff(world, 'finance')).visitor
  desk = (await signedInStaff(world, 'support')).visitor
}
const days = (many: number) =>
  until(new Date(world.clock.now().getTime() + many * 86_400_000).toISOString())

/** Commission, closing fee and their GST from before the sales, as a shop has set them. */
beforeAll(async () => {
  await days(0)
  await world.db
    .execute(sql`insert into seller_fee_rule (kind, seller_id, rate_bp, amount_paise, valid_from, source) values
    ('commission', null, 1000, null, '2026-04-01', 'contract'), ('commission', ${goods.sellers.mumbai}, 800, null, '2026-04-01', 'contract'),
    ('closing_fee', null, null, 1000, '2026-04-01', 'contract')`)
})

const preview = async (seller: number, until: string) =>
  (await finance.call('staffPreviewStatement', { query: { seller_id: seller, until } })).body
const close = async (seller: number, until: string, by = [finance]) => {
  const { seen } = await preview(seller, until)
  const body = { seller_id: seller, until, seen }
  const replies = await Promise.all(by.map((one) => one.call('staffCloseStatement', { body })))
  const first = replies.find(({ status }) => status === 200) ?? replies[0]
  if (first === undefined) throw new Error('nobody closes')
  return { ...first, all: replies.map(({ status }) => status).toSorted() }
}
const detail = async (id: string) =>
  (await finance.call('staffGetStatement', { params: { id } })).body

/** The courier's list with the cash of an order. */
async function remit(id: string) {
  const { rows } = await world.db.execute<{ awb: string; due: number }>(
    sql`select awb, cash_paise::int as due from shipment where order_id = ${id}::uuid`,
  )
  const text = ['AWB,Amount', ...rows.map(({ awb, due }) => `${awb},${due / 100}`)].join('\n')
  const list = { file_name: 'list.csv', text }
  const { seen } = (await finance.call('staffPreviewRemittance', { body: list })).body
  const recorded = await finance.call('staffRecordRemittance', { body: { ...list, seen } })
  expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
}

/** Recalls a batch, and takes pieces of an order back for it. */
async function giveBack(visitor: Visitor, id: string, sku: string, quantity: number) {
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const { rows } = await world.db.execute<{
    batch: string
  }>(sql`select l.batch_no as batch from lot l
    join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`)
  const begun = await admin.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch: rows[0]?.batch ?? '',
      class: 1,
      reason: 'Seal leaks',
      reference: 'Letter 12/2026',
      ordered_by: 'authority',
      advice: 'Keep it apart',
    },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const { returnable } = (await visitor.call('getReturns', { query: { id } })).body
  const items = [{ line: returnable[0]?.line ?? '', quantity }]
  const opened = await askReturn(visitor, id, items, { reason: 'recalled', pay_to: 'ward@upi' })
  const params = { id: opened.id }
  const decided = await desk.call('staffDecideReturn', {
    params,
    body: { version: 0, approve: true, decision: '' },
  })
  const { version } = decided.body.return
  const pieces = decided.body.return.items.flatMap(({ line, batches }) =>
    batches
      .slice(0, 1)
      .map(({ lot, parcel }) => ({ line, lot, parcel, quantity, fate: 'destroy' as const })),
  )
  const { settlement } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
}

async function paidOnline(quantity: number) {
  const fresh = await goods.addVariant({ stock: { mumbai: 50 } })
  const { visitor, checkout, url } = await atGateway(world, { sku: fresh.sku, quantity })
  await pay(visitor, url)
  await runJobs(world)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(`not placed: ${outcome.state}`)
  return outcome
}

/** The gateway's report of the payment of an order, with its fee. */
async function settledAtGateway(number: string, { fee, gst }: { fee: number; gst: number }) {
  const payment = await paymentOf(world, number)
  const total = 1050
  const body = {
    file_name: 'report.csv',
    text: `type,entity_id,amount,fee,tax,debit,credit,settlement_id,settled_at\npayment,${payment},${total},${fee},${gst},0,${(total - fee).toFixed(2)},setl_own,2026-12-10`,
  }
  const { seen } = (await finance.call('staffPreviewSettlements', { body })).body
  const recorded = await finance.call('staffRecordSettlements', { body: { ...body, seen } })
  expect(recorded.body).toMatchObject({ recorded: 1 })
}

describe('OPS-06 statements of sellers', () => {
  it('OPS-06 a sale in cash waits, is settled once, and is taken back when it returns', async () => {
    const seller = goods.sellers.mumbai
    // ₹1,000 without GST, ₹1,050 with it; to Mumbai.
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 10 })
    await deliver(world, order.order_id)
    await days(1)
    const day = '2026-11-24'
    expect(await preview(seller, day)).toMatchObject({
      documents: 0,
      payout: 0,
      holds: [{ hold: 'return_window', documents: 1, gross: 1050 }],
    })
    expect(await close(seller, day)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_settle' },
    })
    expect(await preview(seller, '2026-11-25')).toMatchObject({ code: 'statement_day_wrong' })
    // PostgreSQL has no such year.
    expect(await preview(seller, '0000-01-01')).toMatchObject({ code: 'request_invalid' })

    await days(8)
    expect(await preview(seller, '2026-12-02')).toMatchObject({ holds: [{ hold: 'cash_awaited' }] })
    await remit(order.order_id)
    // 8 % of ₹1,000, ₹10 for the parcel, 18 % GST on both, 0.5 % TCS, 0.1 % TDS of ₹1,050.
    const { visitor: colleague } = await signedInStaff(world, 'finance')
    const first = await close(seller, '2026-12-02', [finance, colleague])
    expect(first.all).toEqual([200, 409])
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.statement).toMatchObject({
      number: `ST-${seller}-1`,
      from: '2026-11-24',
      until: '2026-12-02',
      documents: 1,
      gross: 1050,
      commission: 80,
      closing_fees: 10,
      fee_gst: 16.2,
      gateway_fees: 0,
      tcs: 5,
      tds: 1.05,
      net: 937.75,
      payout: 937.75,
      by_split: 0,
      by_bank: 937.75,
      closed_by: { name: expect.any(String) },
    })
    const { id } = first.body.statement
    const shown = await detail(id)
    expect(shown.entries).toMatchObject([
      {
        kind: 'invoice',
        order_number: order.order_number,
        channel: 'bank',
        gross: 1050,
        taxable: 1000,
      },
    ])
    expect(shown.taxes).toMatchObject([
      { kind: 'tcs', period: '2026-11', inter: false, base: 1000, cgst: 2.5, sgst: 2.5, igst: 0 },
      { kind: 'tds', period: '2026-27', section: '393(1), table no. 8(v)', base: 1050, tds: 1.05 },
    ])
    // APP-01: the seller reads the same in its portal, without who closed it; its rival finds nothing.
    const own = (await signedInSeller(world, 'accounts', seller)).visitor
    const rival = (await signedInSeller(world, 'accounts', goods.sellers.delhi)).visitor
    const listed = (await own.call('sellerListStatements')).body
    expect(listed).toMatchObject({
      statements: [{ id, number: `ST-${seller}-1`, payout: 937.75, payout_state: 'none' }],
      total: 1,
    })
    const params = { id }
    const seen = (await own.call('sellerGetStatement', { params })).body
    expect(seen.entries).toEqual(shown.entries)
    expect(seen.taxes).toEqual(shown.taxes)
    expect(JSON.stringify([listed, seen])).not.toMatch(/closed_by|upchar\.example/)
    const file = await own.raw({
      method: 'GET',
      url: `/api/seller/statements/${id}/file?format=csv`,
    })
    expect(String(file.body)).toContain('937.75')
    expect((await rival.call('sellerListStatements')).body.statements).toEqual([])
    expect((await rival.call('sellerGetStatement', { params })).status).toBe(404)
    const found = await world.db.execute<{ email: string }>(
      sql`select email from seller where id = ${seller}`,
    )
    const mails = () => mailsTo(world.db, found.rows[0]?.email ?? '')
    expect(await mails()).toMatchObject([
      {
        subject: `Statement ST-${seller}-1 of mumbai`,
        text: expect.stringMatching(
          /Commission: −₹80\.00[^]*Payout: ₹937\.75[^]*We transfer ₹937\.75/,
        ),
      },
    ])
    const { OPERATOR_GSTIN: gstin } = world.context.config
    const gstr8 = await finance.call('staffGetTaxReturn', {
      params: { gstin, form: 'gstr-8', month: '2026-11' },
    })
    expect(gstr8.body.sellers).toMatchObject([{ net: 1000, cgst: 2.5, sgst: 2.5, kept: 5 }])
    expect(await close(seller, '2026-12-02')).toMatchObject({
      body: { code: 'statement_day_wrong' },
    })
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual(['statement.close'])

    expect(await wrongBooks(world)).toBe('')

    // The goods are recalled after the payout: the next statement takes the sale back and gives the commission back, not the parcel's fee.
    await giveBack(visitor, order.order_id, sku, 4)
    await days(1)
    const until2 = '2026-12-03'
    const second = await close(seller, until2)
    expect(second.body.statement).toMatchObject({
      number: `ST-${seller}-2`,
      from: '2026-12-03',
      gross: -420,
      commission: -32,
      closing_fees: 0,
      fee_gst: -5.76,
      // The return stands in December, whose supplies are none: what was collected for November stays with the office.
      tcs: 0,
      tds: -0.42,
      net: -381.82,
      carried: 0,
      payout: 0,
    })
    expect((await mails()).at(-1)?.text).toContain(
      'Nothing is transferred: ₹381.82 comes off the next statement.',
    )
    expect(await wrongBooks(world)).toBe('')

    // The next sale pays it off. Prepaid money waits for the gateway, whose fee it bears.
    const prepaid = await paidOnline(10)
    await deliver(world, prepaid.order_id)
    await days(9)
    const until3 = '2026-12-12'
    expect(await preview(seller, until3)).toMatchObject({
      documents: 0,
      holds: [{ hold: 'money_awaited', documents: 1, gross: 1050 }],
    })
    await settledAtGateway(prepaid.order_number, { fee: 24.78, gst: 3.78 })
    const third = await close(seller, until3)
    expect(third.body.statement).toMatchObject({
      gross: 1050,
      commission: 80,
      closing_fees: 10,
      fee_gst: 16.2,
      gateway_fees: 24.78,
      carried: -381.82,
    })
    const { net, payout, by_split: split, by_bank: bank } = third.body.statement
    expect(payout).toBeCloseTo(net - 381.82, 5)
    expect([split, bank]).toEqual([payout, 0])
    expect(await wrongBooks(world)).toBe('')

    // Files say the same; what the seller disputes is noted.
    const csv = await finance.call('staffExportStatement', {
      params: { id },
      query: { format: 'csv' },
    })
    const rows = parse<Record<string, string>>(String(csv.body), { bom: true, columns: true })
    expect(rows[0]).toMatchObject({
      row: 'Invoice',
      order: order.order_number,
      gross: '1050.00',
      commission: '80.00',
    })
    expect(rows.at(-1)).toMatchObject({ row: 'Payout', amount: '937.75' })
    const pdf = await finance.call('staffExportStatement', {
      params: { id },
      query: { format: 'pdf' },
    })
    const text = pdfLines(Buffer.from(pdf.body as unknown as Uint8Array)).join('\n')
    expect(text).toContain(`Statement ST-${seller}-1`)
    expect(text).toContain('937.75')
    const note = (disputed: boolean, words: string) =>
      finance.call('staffNoteStatement', { params: { id }, body: { disputed, note: words } })
    expect((await note(true, 'Rate of August')).body.statement).toMatchObject({
      note: 'Rate of August',
      dispute: { by: { name: expect.any(String) } },
    })
    expect(
      (
        await finance.call('staffListStatements', { query: { state: 'disputed' } })
      ).body.statements.map((one) => one.id),
    ).toEqual([id])
    expect((await note(false, 'The rate is right')).body.statement).toMatchObject({ dispute: null })
    expect(
      (await finance.call('staffGetStatement', { params: { id: randomUUID() } })).body,
    ).toMatchObject({ code: 'statement_unknown' })
  })

  it('OPS-06 a payout is approved by a second person, transferred once, and booked', async () => {
    const seller = goods.sellers.mumbai
    const all = (await finance.call('staffListStatements', { query: { seller, state: 'to_pay' } }))
      .body
    const [split, bank] = [all.statements[0]?.id ?? '', all.statements[1]?.id ?? '']
    expect(all.statements.map(({ number, payout_state: state }) => [number, state])).toEqual([
      [`ST-${seller}-3`, 'none'],
      [`ST-${seller}-1`, 'none'],
    ])
    const asker = finance
    const { visitor: other } = await signedInStaff(world, 'finance')
    const account = { pay_to: '50100234567890, hdfc0000123', linked_account: '' }
    const { visitor: third } = await signedInStaff(world, 'finance')
    const ask = (id: string, body = account, by = asker) =>
      by.call('staffAskSellerPayout', { params: { id }, body })
    expect(await ask(bank, { pay_to: 'ward@upi', linked_account: '' })).toMatchObject({
      status: 400,
      body: { code: 'payout_missing', fields: [{ field: 'pay_to' }] },
    })
    // Prepaid money goes to the seller's account at the aggregator only.
    expect(await ask(split)).toMatchObject({ body: { fields: [{ field: 'linked_account' }] } })
    const note = (disputed: boolean) =>
      asker.call('staffNoteStatement', {
        params: { id: bank },
        body: { disputed, note: 'Rate of August' },
      })
    await note(true)
    expect(await ask(bank)).toMatchObject({ status: 409, body: { code: 'payout_refused' } })
    await note(false)
    // Who asked first did: a colleague who presses as well changes nothing.
    const asked = [await ask(bank), ...(await Promise.all([ask(bank), ask(bank, account, third)]))]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    const [one] = asked
    expect(one?.body.payout).toMatchObject({
      state: 'waiting',
      pay_to: '50100234567890 HDFC0000123',
    })
    const sealed = await world.db.execute<{ pay_to: string }>(sql`select pay_to from seller_payout`)
    expect(sealed.rows[0]?.pay_to).not.toContain('50100234567890')
    const decide = (by: Visitor, approve = true, at = one?.body.payout.asked?.at ?? '') =>
      by.call('staffDecideSellerPayout', {
        params: { id: bank },
        body: { approve, reason: '', asked_at: at },
      })
    const paid = (id: string, bank_reference: string, split_reference = '', by = asker) =>
      by.call('staffRecordSellerPayout', {
        params: { id },
        body: { bank_reference, split_reference },
      })
    expect(await paid(bank, 'UTR1')).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await decide(asker)).toMatchObject({
      status: 409,
      body: { code: 'second_person_needed' },
    })
    expect(await decide(other, true, '2026-11-01T00:00:00.000Z')).toMatchObject({
      body: { code: 'changed_meanwhile' },
    })
    const decided = await Promise.all([decide(other), decide(third)])
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(decided.find(({ status }) => status === 200)?.body.payout).toMatchObject({
      state: 'approved',
    })
    expect(await decide(other)).toMatchObject({ body: { code: 'changed_meanwhile' } })
    // Each payout is in one file: who presses as well, or in another tab, is told of the first.
    const make = (by: Visitor) => by.call('staffMakeBankFile')
    const full = await failWrites(world.db, 'audit_entry')
    expect((await make(other)).status).toBe(500)
    await full.mend()
    const makes = await Promise.all([make(other), make(third)])
    expect(makes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await make(other)).body).toMatchObject({
      code: 'nothing_for_bank',
      message: expect.stringMatching(
        /^Every approved payout is in a bank file already; the last was made by .+, /,
      ),
    })
    const listed = async () => (await other.call('staffListStatements', {})).body
    const { for_bank: waiting, bank_files: files } = await listed()
    expect([waiting, files]).toMatchObject([
      0,
      [{ payouts: 1, amount: 937.75, by: { name: expect.any(String) } }],
    ])
    const { at } = files[0] ?? { at: '' }
    expect((await detail(bank)).payout.bank_file).toMatchObject({ at })
    const download = (when = at) => other.call('staffExportSellerPayouts', { query: { at: when } })
    expect(await download('2026-11-01T00:00:00.000Z')).toMatchObject({
      status: 404,
      body: { code: 'bank_file_unknown' },
    })
    expect((await download('0000-01-01T00:00:00.000Z')).status).toBe(400)
    await download()
    const file = await download()
    expect((await auditOf(world.db, 'bank-file')).map(({ action }) => action)).toEqual([
      'statement.bank_file',
      'statement.download_bank_file',
      'statement.download_bank_file',
    ])
    expect(
      parse<Record<string, string>>(String(file.body), { bom: true, columns: true }),
    ).toMatchObject([{ IFSC: 'HDFC0000123', amount: '937.75', reference: `ST-${seller}-1` }])
    // The bank doesn't take it: refused, it leaves the file; asked for anew, it is put into the next one.
    expect((await decide(other, false)).body.payout).toMatchObject({
      state: 'refused',
      bank_file: null,
    })
    expect((await download()).body).toMatchObject({ code: 'bank_file_unknown' })
    world.clock.advance(1000)
    await decide(other, true, (await ask(bank)).body.payout.asked?.at)
    const next = (await make(other)).body.at
    expect((await download(next)).status).toBe(200)
    expect(await paid(bank, '')).toMatchObject({ body: { code: 'payout_missing' } })
    const broken = await failWrites(world.db, 'ledger_posting')
    expect((await paid(bank, 'UTR1')).status).toBe(500)
    await broken.mend()
    const both = await Promise.all([paid(bank, 'UTR1'), paid(bank, 'UTR1', '', third)])
    expect(both.map(({ body }) => body.payout?.state)).toEqual(['paid', 'paid'])
    const actions = (await auditOf(world.db, bank)).map(({ action }) => action)
    expect(actions.filter((action) => action.endsWith('pay') || action.endsWith('payout'))).toEqual(
      [
        'statement.ask_payout',
        'statement.approve_payout',
        'statement.refuse_payout',
        'statement.ask_payout',
        'statement.approve_payout',
        'statement.pay',
      ],
    )
    expect(await paid(bank, 'UTR2')).toMatchObject({ body: { code: 'changed_meanwhile' } })
    expect((await download(next)).body).toMatchObject({ code: 'bank_file_unknown' })
    expect((await listed()).bank_files).toEqual([])

    // Refused, asked for anew, by the split.
    const linked = { pay_to: '', linked_account: 'acc_Lw2ks8dkF3sd1a' }
    const first = (await ask(split, linked)).body.payout.asked?.at ?? ''
    const of = { params: { id: split } }
    const refuse = { approve: false, reason: 'Wrong account', asked_at: first }
    expect(
      (await asker.call('staffDecideSellerPayout', { ...of, body: refuse })).body.payout,
    ).toMatchObject({ state: 'refused', reason: 'Wrong account' })
    const approve = async () => {
      const at = (await ask(split, linked)).body.payout.asked?.at ?? ''
      await other.call('staffDecideSellerPayout', {
        ...of,
        body: { approve: true, reason: '', asked_at: at },
      })
      return at
    }
    // The aggregator doesn't take an approved one: it isn't paid, and asked for once more.
    const closed = { approve: false, reason: 'The account is closed', asked_at: await approve() }
    expect(
      (await asker.call('staffDecideSellerPayout', { ...of, body: closed })).body.payout,
    ).toMatchObject({ state: 'refused', reason: 'The account is closed' })
    expect(await paid(split, '', 'trf_1')).toMatchObject({ body: { code: 'changed_meanwhile' } })
    world.clock.advance(1000)
    const last = await approve()
    expect(await asker.call('staffDecideSellerPayout', { ...of, body: closed })).toMatchObject({
      body: { code: 'changed_meanwhile' },
    })
    expect(last).not.toBe(closed.asked_at)
    expect((await paid(split, '', 'trf_1')).body.payout).toMatchObject({
      state: 'paid',
      split_reference: 'trf_1',
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-07 the seller’s books hold what statements kept and payouts brought', async () => {
    const seller = goods.sellers.mumbai
    const { rows: closed } = await world.db.execute<{
      gstin: string
      month: string
      number: string
      kept: string
    }>(
      sql`select s.gstin, to_char(t.closed_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, 'Statement ' || t.nth as number,
          ((t.gross_paise - t.net_paise) / 100.0)::numeric(12, 2)::text as kept
        from seller_statement t join seller s on s.id = t.seller_id where s.id = ${seller} and t.gross_paise <> t.net_paise order by t.nth`,
    )
    const { rows: paid } = await world.db.execute<{ number: string; paise: string }>(
      sql`select 'Payout ' || t.nth as number, (t.payout_paise / 100.0)::numeric(12, 2)::text as paise
        from seller_payout p join seller_statement t on t.id = p.statement_id where t.seller_id = ${seller} and p.state = 'paid' order by t.nth`,
    )
    expect([closed.length, paid.length]).toEqual([3, 2])
    const now = world.clock.now().toISOString().slice(0, 7)
    const months = [...new Set([...closed.map(({ month }) => month), now])]
    const xml = await Promise.all(
      months.map(async (month) => {
        const url = `/api/staff/seller-books/${closed[0]?.gstin}/${month}/file?format=zip`
        const { body } = await finance.raw({ method: 'GET', url })
        return strFromU8(unzipSync(body as Buffer)['2-vouchers.xml'] ?? new Uint8Array())
      }),
    )
    /** Each voucher of a type with what it credits the debtor. */
    const credits = (type: string) =>
      xml
        .join('')
        .split('<VOUCHER ')
        .filter((one) => one.includes(`VCHTYPE="${type}"`))
        .map((one) => [
          /<VOUCHERNUMBER>(.+?)</.exec(one)?.[1],
          /<LEDGERNAME>Buyers through .+?<AMOUNT>(.+?)</.exec(one)?.[1],
        ])
    expect(credits('Journal')).toEqual(closed.map(({ number, kept }) => [number, kept]))
    expect(credits('Receipt')).toEqual(paid.map(({ number, paise }) => [number, paise]))
    expect(xml.join('')).toContain('UTR UTR1')
  })

  const notClosed = async () => (await finance.call('staffListStatements', {})).body.not_closed

  it('OPS-06 the job closes the week once, whole or not at all; the marketplace’s own goods aren’t settled', async () => {
    const seller = goods.sellers.delhi
    const { sku } = await goods.addVariant({ seller: 'delhi', stock: { delhi: 50 } })
    const { order } = await buyInCash(world, { sku, quantity: 10 })
    await deliver(world, order.order_id)
    await remit(order.order_id)
    await until('2026-12-28T04:00:00Z')
    const broken = await failWrites(world.db, 'ledger_posting')
    await expect(closeCycles(world.context)).rejects.toThrow()
    await broken.mend()
    const all = async () =>
      (await finance.call('staffListStatements', { query: { seller } })).body.statements
    expect(await all()).toEqual([])
    expect(await notClosed()).toMatchObject([
      { seller: { id: seller }, until: '2026-12-27', reason: expect.stringContaining('technical') },
    ])
    await Promise.all([closeCycles(world.context), closeCycles(world.context)])
    await closeCycles(world.context)
    expect(await notClosed()).toEqual([])
    // From Delhi to Mumbai: IGST of 0.5 %; 10 % commission.
    expect(await all()).toMatchObject([
      { until: '2026-12-27', commission: 100, tcs: 5, closed_by: null, documents: 1 },
    ])
    expect(await wrongBooks(world)).toBe('')

    // A document of one seller that can't be settled keeps no other seller from its money, and staff see it.
    const next = await buyInCash(world, { sku, quantity: 10 })
    await deliver(world, next.order.order_id)
    await remit(next.order.order_id)
    const { rows } = await world.db.execute<{ number: string }>(sql`insert into credit_note
      select gen_random_uuid(), n.order_id, n.invoice_id, gen_random_uuid(), n.gstin, n.series, n.number || '9', n.financial_year,
        n.sequence + 900, n.issued_at, replace(n.document::text, l->>'sku', 'GONE-1')::jsonb
      from credit_note n join invoice i on i.id = n.invoice_id join sub_order s on s.id = i.sub_order_id, jsonb_array_elements(n.document->'lines') l
      where s.seller_id = ${goods.sellers.mumbai} limit 1 returning number`)
    await until('2027-01-11T04:00:00Z')
    await closeCycles(world.context)
    expect((await all()).map(({ until: last }) => last)).toEqual(['2027-01-10', '2026-12-27'])
    const unclear = expect.stringMatching(`${rows[0]?.number} credits GONE-1`)
    expect(await notClosed()).toMatchObject([
      { seller: { id: goods.sellers.mumbai }, until: '2027-01-10', reason: unclear },
    ])
    expect(await preview(goods.sellers.mumbai, '2027-01-10')).toMatchObject({
      code: 'statement_unclear',
      message: unclear,
    })

    // Undone by a credit note, an invoice waits for nothing; by one whose e-invoice is void, it isn't undone.
    const last = await buyInCash(world, { sku, quantity: 10 })
    await deliver(world, last.order.order_id)
    const note = randomUUID()
    await world.db.execute(sql`insert into credit_note
      select ${note}::uuid, order_id, id, gen_random_uuid(), gstin, 'X', number || 'X', financial_year, 1, issued_at, document
      from invoice where order_id = ${last.order.order_id}::uuid order by issued_at limit 1`)
    await days(1)
    expect(await preview(seller, '2027-01-11')).toMatchObject({ documents: 2, gross: 0, holds: [] })
    await world.db
      .execute(sql`insert into e_invoice (id, order_id, credit_note_id, gstin, number, issued_on, payload, state)
      select gen_random_uuid(), order_id, id, gstin, number, '2027-01-11', '{}', 'void' from credit_note where id = ${note}::uuid`)
    expect(await preview(seller, '2027-01-11')).toMatchObject({
      documents: 0,
      holds: [{ hold: 'return_window', documents: 1 }],
    })

    const { OPERATOR_GSTIN } = world.context.config
    await world.db.execute(sql`update seller set gstin = ${OPERATOR_GSTIN} where id = ${seller}`)
    expect(await preview(seller, '2026-12-27')).toMatchObject({ code: 'seller_unknown' })
  })
})
