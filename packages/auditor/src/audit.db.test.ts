import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packAll, packOrders } from '@upchar/testkit/packing'
import { bought } from '@upchar/testkit/points'
import {
  atGateway,
  buyInCash,
  create,
  guestWith,
  pay,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'
import { referredOrder, startReferrals } from '@upchar/testkit/referrals'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld } from '@upchar/testkit/world'
import { audit, blindChecks, type Audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

async function audited(): Promise<{ result: Audit; differences: Difference[] }> {
  const differences: Difference[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const result = await audit(
    url,
    (difference) => void differences.push(difference),
    world.clock.now(),
  )
  return { result, differences }
}

const run = (query: string) => world.db.$client.query<{ number: string }>(query)
const said = (differences: readonly Difference[], order: string | null) =>
  differences
    .filter((difference) => difference.order === order)
    .map(({ check, table, text, by }) => `${check} ${table}: ${text} by ${by}`)
    .toSorted()

/** A cash order of goods of its own: 3 × ₹105.00 at 5 % within Maharashtra, and the fee of ₹49. */
async function order(options: Parameters<Goods['addVariant']>[0] = {}) {
  const { sku } = await goods.addVariant({ ...options, maxOq: 50 })
  const { order: made } = await buyInCash(world, { sku, quantity: 3 })
  const number = made.order_number
  await packOrders(world, made.order_id)
  const line = `select l.id from order_line l join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id where o.number = '${number}'`
  const lot = `select lot_id from order_line_lot where order_line_id in (${line})`
  return { number, sku, line, lot, id: `select id from "order" where number = '${number}'` }
}

/** An order whose goods and fee are packed and then cancelled by staff: two invoices and their credit notes. */
async function credited() {
  const made = await order()
  const { visitor: desk } = await signedInStaff(world, 'support')
  const {
    rows: [row],
  } = await world.db.$client.query<{ id: string }>(made.id)
  const cancelled = await desk.call('staffCancelOrder', {
    params: { id: row?.id ?? '' },
    body: { reason: 'not_available', note: '', amount: 364, request_key: randomUUID() },
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  /** SQL: the note of the goods. */
  const note = `credit_note where order_id in (${made.id}) and series = 'T0C'`
  return { ...made, note }
}

/** A journal of a buyer's wallet as rows, past every rule of the database; amounts in paise by account. */
async function planted(
  journal: { kind: string; of: string; checkout?: string; balance?: number },
  amounts: Record<string, number>,
) {
  const id = randomUUID()
  const rows = Object.entries(amounts).map(([kind, amount]) => {
    const account = randomUUID()
    const own = kind === 'wallet' || kind === 'held'
    return `insert into ledger_account values ('${account}', '${kind}', ${own ? `'${journal.of}', now() + interval '${Math.random() * 1e6} seconds', ${journal.balance ?? amount}` : 'null, now(), null'});
      insert into ledger_posting values ('${id}', '${account}', ${amount});`
  })
  await run(`begin; set local session_replication_role = replica; alter table ledger_account drop constraint if exists ledger_account_never_negative;
    insert into ledger_journal (id, kind, customer_id, checkout_id, reason, at)
      values ('${id}', '${journal.kind}', '${journal.of}', ${journal.checkout === undefined ? 'null' : `(${journal.checkout})`}, 'planted', now()); ${rows.join('')} commit`)
  return id
}

describe('the auditor', () => {
  it('CHECKOUT-06 ORDER-06 finds nothing in orders of every kind, and looked at rows in each check', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 99_901,
      mrpPaise: null,
      seller: 'delhi',
      stock: { delhi: 50 },
    })
    const nil = await goods.addVariant({ gstBp: 0, pricePaise: 3_333 })
    const masks = await goods.addVariant({
      hsn: '63079090',
      packSize: 50,
      pricePaise: 30_000,
      mrpPaise: null,
    })
    const shop = await makeTestVoucher(world.db)
    const seller = await makeTestVoucher(world.db, { sellerId: goods.sellers.mumbai })
    await order()
    await order({ productClass: 'DEV_A' })
    await credited()
    for (const code of [shop, seller]) {
      const visitor = await guestWith(
        world,
        { sku: masks.sku, quantity: 2 },
        { sku: nil.sku, quantity: 3 },
        { sku },
      )
      const used = await visitor.call('applyCartVoucher', {
        params: { code },
        body: { device_source: 'web', pincode: '400001' },
      })
      expect(used.status, JSON.stringify(used.body)).toBe(200)
      const made = await create(visitor, {
        form: { gstin: '27AAPFU0939F1ZV', businessName: 'Ward Supplies' },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      placed(await place(visitor, made.body.checkout))
    }
    await planted(
      { kind: 'earn', of: (await signUp(world)).id },
      { wallet: 5_000, promotions: -5_000 },
    )
    await startReferrals(world)
    await referredOrder(world, { sku_id: masks.sku, quantity: 1 })
    await bought((await signUp(world)).visitor, { sku_id: sku, quantity: 1 })
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url, { webhook_twice: '1' })
    await runJobs(world)
    // These four wait for their packing.
    const waiting = await audited()
    expect(waiting.differences).toEqual([])
    await packAll(world)
    const { result, differences } = await audited()
    expect(differences).toEqual([])
    if (result.kind !== 'audited') throw new Error(result.unknown.join())
    expect(result.orders).toBe(8)
    expect(result.checks.filter(({ rows }) => rows === 0).map(({ check }) => check)).toEqual([
      // Its rows need a return: replace-goods.test.ts.
      'replacements',
      // Their rows need a lender and a courier’s API: credit.db.test.ts, courier-bookings.db.test.ts.
      'credit-lines',
      // Its rows need days to pass: settlements.db.test.ts.
      'settlements',
      'courier-bookings',
      // Its sellers need a turnover: e-documents.db.test.ts.
      'e-documents',
      // Its rows need a month to end: tax-returns.test.ts.
      'tax-returns',
      // Its rows need the time for returns to end: statements.db.test.ts.
      'statements',
    ])
    expect(blindChecks(result)).toEqual([])
  })

  it('names each wrong row of an order, where it stands and by how much', async () => {
    const tax = await order()
    await run(
      `update order_line set cgst_paise = cgst_paise + 1, taxable_paise = taxable_paise - 1 where id in (${tax.line})`,
    )
    const place = await order()
    await run(
      `update "order" set quote = jsonb_set(quote, '{placeOfSupply}', '"29"') where number = '${place.number}'`,
    )
    const total = await order()
    await run(`update "order" set total_paise = total_paise + 1 where number = '${total.number}'`)
    const rate = await order()
    await run(`update order_line set hsn = '40151900' where id in (${rate.line})`)
    const expired = await order()
    await run(`update lot set expires_on = '2026-11-20' where id in (${expired.lot})`)
    await run(
      `update order_line_lot set expires_on = '2026-11-20' where order_line_id in (${expired.line})`,
    )
    const short = await order()
    await run(`update order_line_lot set quantity = 2 where order_line_id in (${short.line})`)
    const fee = await order()
    await run(
      `update "order" set quote = jsonb_set(quote, '{charges}', '[]') where number = '${fee.number}'`,
    )
    const { differences } = await audited()
    expect(said(differences, tax.number)).toEqual([
      expect.stringMatching(/^invoices invoice: T0.* has other amounts than its order line by 0$/),
      `tax order_line: ${tax.sku}: CGST is ₹7.51, by law ₹7.50 by 1`,
      `tax order_line: ${tax.sku}: taxable value is ₹299.99, by law ₹300.00 by -1`,
    ])
    expect(said(differences, place.number)).toEqual([
      "place-of-supply order: the quote's place of supply is 29, by law 27 by null",
    ])
    expect(said(differences, total.number)).toEqual([
      "totals order: its checkout's total is ₹364.00, not ₹364.01 by -1",
      'totals order: its total is ₹364.01, not ₹364.00 by 1',
      "totals order: the quote's total is ₹364.00, not ₹364.01 by -1",
    ])
    expect(said(differences, rate.number)).toEqual([
      expect.stringMatching(/^invoices invoice: .* has the HSN 401512, its goods 40151900/),
      `rate order_line: ${rate.sku} (HSN 40151900) is taxed at 5 %, on 2026-11-24 the table says 18 % by -1300`,
    ])
    expect(said(differences, expired.number)).toEqual([
      expect.stringMatching(
        /^batches order_line_lot: .* expired on 2026-11-20, sold on 2026-11-24 by 3$/,
      ),
      expect.stringMatching(/^batches order_line_lot: .* expires before the promised day by 3$/),
    ])
    expect(said(differences, short.number)).toEqual([
      `batches order_line: ${short.sku}: 3 were ordered, 2 were taken from batches by -1`,
      expect.stringMatching(/^invoices invoice: .* names batch .*, which was not packed by 1$/),
      expect.stringMatching(
        /^sales lot|^sales order_line_lot: .*: 3 left the lot, 2 were sold by 1$/,
      ),
    ])
    expect(said(differences, fee.number)).toEqual([
      expect.stringMatching(
        /^charges order: cod_fee is ₹0.00, on 2026-11-24 it was ₹49.00 by -4900$/,
      ),
      expect.stringMatching(
        /^invoices invoice: .*a charge of ₹49.00 that the order doesn't have by 4900$/,
      ),
      'totals order: its total is ₹364.00, not ₹315.00 by 4900',
      'totals sub_order: its total is ₹49.00, not ₹0.00 by 4900',
    ])
  })

  it('ORDER-01 counts an order of the first hours of a day in India to that day', async () => {
    const before = world.clock.now()
    world.clock.set('2026-11-24T19:00:00Z')
    const { number } = await order()
    const { differences } = await audited()
    world.clock.set(before.toISOString())
    expect(number).toMatch(/^UP-261125-/)
    expect(said(differences, number)).toEqual([])
  })

  it('RET-03 names what is wrong with a credit note', async () => {
    const edit = async (path: string, value: string) => {
      const made = await credited()
      await run(
        `update credit_note set document = jsonb_set(document, '${path}', '${value}') where id in (select id from ${made.note})`,
      )
      return made
    }
    const notes = {
      piece: await edit('{lines,0,quantity}', '2'),
      paisa: await edit('{lines,0,totalPaise}', '31501'),
      batch: await edit('{lines,0,batches,0,batchNo}', '"OTHER"'),
      title: await edit('{title}', '"Tax invoice"'),
      other: await edit('{credits,number}', '"T0/26-27/999999"'),
      day: await edit('{issuedOn}', '"2026-11-20"'),
    }
    const gone = await credited()
    await run(`delete from ${gone.note}`)
    const half = await credited()
    await run(
      `update credit_note set document = jsonb_set(document, '{totals,totalPaise}', '15000') where id in (select id from ${half.note})`,
    )
    const strange = await credited()
    await run(
      `update credit_note set cause = gen_random_uuid() where id in (select id from ${strange.note})`,
    )
    const { differences } = await audited()
    const of = ({ number }: { number: string }) => said(differences, number).join('; ')
    expect(of(notes.piece)).toMatch(
      /^credit-notes credit_note: T0C\/.* credits other amounts than 2/,
    )
    expect(of(notes.piece)).toContain('its batches count other pieces')
    expect(of(notes.paisa)).toMatch(/total adds up to ₹315.01, it says ₹315.00 by -1/)
    expect(of(notes.paisa)).toMatch(/credits all pieces, but another total than the invoice by 1/)
    expect(of(notes.batch)).toContain('credits 3 of batch OTHER, more than were packed')
    expect(of(notes.title)).toContain('its title is Tax invoice, not Credit note')
    expect(of(notes.other)).toContain('its invoice is T0/26-27/999999, not T0/26-27/')
    expect(of(notes.day)).toContain('its date is 2026-11-20, not 2026-11-24')
    // Goods that were cancelled with their invoice still standing.
    expect(of(gone)).toMatch(/^invoices invoice: T0\//)
    // The same where the notes credit a part of it only.
    expect(of(half)).toContain('invoices invoice: T0/')
    expect(differences.map(({ text }) => text).join()).toMatch(
      /a number is missing in the series T0C/,
    )
    expect(of(strange)).toContain('belongs to no cancel or return of its order')
  })

  it('names each wrong row of the books', async () => {
    const missing = await order()
    const {
      rows: [gone],
    } = await run(`select number from invoice where order_id in (${missing.id}) and series = 'T0'`)
    await run(`delete from invoice where number = '${gone?.number}'`)
    const twice = await order()
    await run('drop index invoice_number_once')
    const after = await order()
    await run(`update invoice set number = (select number from invoice where order_id in (${twice.id}) and series = 'T0')
      where order_id in (${after.id}) and series = 'T0'`)
    const early = await order()
    await run(
      `update shipment set state = 'placed' where sub_order_id in (select id from sub_order where order_id in (${early.id}))`,
    )
    const another = await order()
    await run(`update invoice set document = jsonb_set(document, '{lines,0,batches,0,batchNo}', '"OTHER"')
      where order_id in (${another.id}) and series = 'T0'`)
    const extra = await order()
    await run(`update lot set on_hand = on_hand + 1 where id in (${extra.lot})`)
    const moved = await order()
    await run(`delete from stock_movement where reason = 'sale' and lot_id in (${moved.lot})`)
    const held = await order()
    await run(`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      select gen_random_uuid(), id, offer_id, on_hand + 2, 'held', now() + interval '1 day' from lot where id in (${held.lot})`)
    await run(`insert into payment (id, payment_order_id, amount_paise, currency, method, state, created_at, updated_at)
      select 'pay_lost', id, 12345, 'INR', 'upi', 'captured', '2026-11-01', '2026-11-01' from payment_order limit 1`)
    await run(`insert into refund (id, payment_id, amount_paise, reason, state, created_at, updated_at)
      select gen_random_uuid(), id, amount_paise + 1, 'paid_twice', 'due', '2026-11-01', '2026-11-01' from payment where settled_as = 'order'`)
    const licence = await order({ productClass: 'DEV_A' })
    await run(
      `update seller_licence set valid_until = '2026-11-23' where seller_id = ${goods.sellers.mumbai}`,
    )
    const { differences } = await audited()
    const all = differences.map(
      ({ check, order: of, text, by }) => `${check} ${of}: ${text} by ${by}`,
    )
    const expectSaid = (pattern: RegExp) =>
      expect(
        all.filter((one) => pattern.test(one)),
        String(pattern),
      ).toHaveLength(1)
    expectSaid(
      new RegExp(
        `^invoices ${missing.number}: it is packed, but ₹315.00 of goods have no invoice by 31500$`,
      ),
    )
    expectSaid(
      new RegExp(`^invoices ${early.number}: it is placed, but has an invoice: .* by null$`),
    )
    expectSaid(
      new RegExp(`^invoices ${another.number}: .* names batch OTHER, which was not packed by 3$`),
    )
    expectSaid(
      new RegExp(
        `^invoice-numbers ${twice.number}: before .* a number is missing in the series T0 of 2026-27 by 1$`,
      ),
    )
    expectSaid(
      new RegExp(`^invoice-numbers ${after.number}: .* was given 2 times in 2026-27 by 1$`),
    )
    expectSaid(/^stock null: lot \d+ \(batch .*\) has 98 on hand, its movements add up to 97 by 1$/)
    expectSaid(
      /^stock null: lot \d+ \(batch .*\) has 97 on hand, its movements add up to 100 by -3$/,
    )
    expectSaid(new RegExp(`^sales ${moved.number}: .*: 0 left the lot, 3 were sold by -3$`))
    expectSaid(/^holds null: lot \d+ .* has 99 held, 97 are on hand by 2$/)
    expectSaid(
      /^payments null: payment pay_lost of ₹123.45 was captured and is neither an order nor a refund by 12345$/,
    )
    expectSaid(/^refunds UP-.*: payment .* gives back .* by 1$/)
    expectSaid(
      new RegExp(
        `^licences ${licence.number}: ${licence.sku} \\(DEV_A\\): the seller had no licence for sale on 2026-11-24 by null$`,
      ),
    )
  })

  it('RET-04 names each cancel that doesn’t add up', async () => {
    /** Two of three packs of ₹105.00 cancelled, and then the rows changed. */
    const cancelled = async (change: (id: string) => string) => {
      const { sku } = await goods.addVariant({})
      const { visitor, order: made } = await buyInCash(world, { sku, quantity: 3 })
      const id = made.order_id
      const shown = (await visitor.call('getOrderStatus', { query: { id } })).body.order
      const line = shown.sub_orders[0]?.items[0]?.line ?? ''
      const done = await visitor.call('cancelOrder', {
        body: {
          id,
          items: [{ line, quantity: 2 }],
          reason: 'too_slow',
          amount: 210,
          request_key: randomUUID(),
        },
      })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      await run(change(id))
      return { number: made.order_number, sku }
    }
    const right = await cancelled(() => 'select 1')
    const dear = await cancelled(
      (id) => `update order_cancel set amount_paise = amount_paise + 1 where order_id = '${id}'`,
    )
    const paid = await cancelled(
      (id) => `update order_cancel set refund_paise = 21000 where order_id = '${id}'`,
    )
    const miscounted = await cancelled(
      (id) =>
        `update order_cancel_line set quantity = 1 where cancel_id in (select id from order_cancel where order_id = '${id}')`,
    )
    const { differences } = await audited()
    const about = ({ number }: { number: string }) =>
      said(differences, number).filter((text) => text.startsWith('cancels'))
    expect(said(differences, right.number)).toEqual([])
    expect(about(dear)).toEqual([
      'cancels order: what is left costs ₹154.00, the cancels leave ₹153.99 by -1',
    ])
    expect(about(paid)).toEqual([
      'cancels order: a cancel gives back ₹210.00, its refund is ₹0.00 by -21000',
      'cancels order: a cancel of ₹0.00 gives back ₹210.00 by 21000',
    ])
    expect(about(miscounted)).toEqual([
      `cancels order_line: ${miscounted.sku}: 2 are cancelled, its cancels count 1 by 1`,
    ])
  })

  it('CART-15 names each wrong row of a wallet', async () => {
    const { id: of } = await signUp(world)
    const paid = await order()
    const checkout = `select checkout_id from "order" where number = '${paid.number}'`
    const wrong = {
      lopsided: await planted({ kind: 'earn', of }, { wallet: 500, promotions: -400 }),
      single: await planted({ kind: 'earn', of }, { wallet: 700 }),
      negative: await planted({ kind: 'expire', of }, { wallet: -300, promotions: 300 }),
      counted: await planted({ kind: 'earn', of, balance: 901 }, { wallet: 900, promotions: -900 }),
      cashedOut: await planted({ kind: 'reverse', of }, { held: 100, orders: -100 }),
      orderless: await planted({ kind: 'redeem', of }, { held: -200, orders: 200 }),
      unspent: await planted({ kind: 'hold', of, checkout }, { held: 800, wallet: -800 }),
    }
    const bought = await order()
    await run(`update "order" set wallet_paise = 500 where number = '${bought.number}'`)
    await run(
      `insert into wallet_change (id, customer_id, amount_paise, reason, expires_at, state, asked_by, asked_at)
       values ('${randomUUID()}', '${of}', 900, 'planted', now(), 'done', 'staff', now())`,
    )
    const { differences } = await audited()
    const lines = differences
      .filter(({ check }) => check === 'ledger')
      .map(({ id, order: number, text, by }) => {
        const [name] = Object.entries(wrong).find(([, journal]) => journal === id) ?? ['account']
        return `${name} ${number}: ${text.replace(/[0-9a-f-]{36}/g, '…')} by ${by}`
      })
    expect(lines.toSorted()).toEqual([
      `account ${bought.number}: its wallet paid ₹5.00, the ledger says ₹0.00 by -500`,
      'account null: the change … of ₹9.00 is done, the wallet moved by ₹0.00 by null',
      'account null: the held account … adds up to ₹-2.00 by -200',
      'account null: the wallet account … adds up to ₹-3.00 by -300',
      'account null: the wallet account … adds up to ₹-8.00 by -800',
      'account null: the wallet account … says ₹9.01, its postings add up to ₹9.00 by 1',
      'cashedOut null: journal … (reverse) moves value from or to the held account by 100',
      'lopsided null: journal … (earn) adds up to ₹1.00, not to nothing by 100',
      'orderless null: journal … paid for an order, but there is none by null',
      'single null: journal … (earn) adds up to ₹7.00, not to nothing by 700',
      'single null: journal … (earn) has 1 postings by null',
      `unspent ${paid.number}: journal … set aside what is neither spent nor given back by 800`,
    ])
  })

  it('refuses a schema that it doesn’t know', async () => {
    await run('alter table "order" add column points_paise bigint')
    await run('create table wallet_entry (id int, amount_paise bigint)')
    const { result, differences } = await audited()
    expect(differences).toEqual([])
    expect(result).toEqual({
      kind: 'refused',
      unknown: [
        'order.points_paise is new',
        'the table wallet_entry holds money (amount_paise) that no check knows',
      ],
    })
  })
})
