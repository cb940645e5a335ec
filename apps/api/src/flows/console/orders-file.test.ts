import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { created, form, guestWith, place, placed } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let deskId: string

beforeAll(async () => {
  goods = await stockGoods(world.db)
  const staff = await signedInStaff(world, 'support')
  desk = staff.visitor
  deskId = staff.id
})

async function order(FullName: string, title: string): Promise<{ id: string; number: string }> {
  world.clock.advance(60_000)
  const visitor = await guestWith(world, { sku: (await goods.addVariant({ title })).sku })
  const made = await created(visitor, { form: form({ FullName, PhoneNumber: '9876501234' }) })
  const outcome = placed(await place(visitor, made))
  return { id: outcome.order_id, number: outcome.order_number }
}

/** The lines of the file, without byte order mark. */
async function fileOf(query: string): Promise<string[]> {
  const reply = await desk.raw({ method: 'GET', url: `/api/staff/orders-file?${query}` })
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="orders.csv"',
  })
  return String(reply.body).replace('\uFEFF', '').trimEnd().split('\n')
}

describe('the list of orders as a file', () => {
  it('OPS-01 has what the list shows as it is narrowed, the newest first, without personal data', async () => {
    const [first, second] = [
      await order('Filed Person', 'Gauze'),
      await order('Filed Person', 'Tape'),
    ]
    await order('Someone Else', 'Gloves')
    const lines = await fileOf('q=filed+person')
    expect(lines[0]).toBe(
      'order,placed (India),buyer,city,goods,lines,states,needs a courier,payment,paid,total (rupees)',
    )
    expect(lines.slice(1).map((line) => line.split(',', 1)[0])).toEqual([
      second.number,
      first.number,
    ])
    // One at ₹105 and the shop's fee for cash.
    expect(lines[2]).toMatch(
      /,guest,Mumbai,"Gauze, M",1,Order placed,yes,Cash on delivery,due,154$/,
    )
    for (const personal of ['Filed', '98765', '@']) expect(lines.join()).not.toContain(personal)
    expect(await fileOf('q=filed+person&payment=online')).toHaveLength(1)
  })

  it('OPS-01 lets no spreadsheet run a text as a formula', async () => {
    const one = await order('Formula Person', 'Swab')
    await world.db.execute(
      sql`update order_line l set title = '=HYPERLINK("x")' from sub_order s where s.id = l.sub_order_id and s.order_id = ${one.id}::uuid and s.seller_id is not null`,
    )
    const [, line] = await fileOf(`q=${one.number}`)
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('OPS-01 records who took which list, and not what was searched', async () => {
    await fileOf('q=9876501234&payment=cash')
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (
      await admin.visitor.call('staffListAudit', { query: { by: deskId, action: 'order.export' } })
    ).body
    expect(entries[0]).toMatchObject({
      subject: { kind: 'order_list' },
      after: { payment: 'cash', searched: true },
    })
    expect(JSON.stringify(entries)).not.toContain('9876501234')
  })

  it('OPS-01 ends at 10,000 orders, and says so in its last line', async () => {
    await world.db.execute(
      sql`alter table "order" drop constraint order_checkout_id_checkout_id_fk`,
    )
    await world.db.execute(sql`
      insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
      select gen_random_uuid(), 'UP-250101-' || lpad(to_hex(n), 5, '0'), gen_random_uuid(), gen_random_uuid(), 'many-' || n, '',
        '{"fullName": "Old", "phone": "", "email": "", "city": "Pune"}', '{}', 100, 1, timestamptz '2025-01-01' + n * interval '1 minute'
      from generate_series(1, 10001) n`)
    const old = 'from=2025-01-01&to=2025-01-31'
    const lines = await fileOf(old)
    expect(lines).toHaveLength(1 + 10_000 + 1)
    expect(lines[1]).toContain('UP-250101-02711')
    expect(lines.at(-1)).toBe(
      'Only the newest 10000 orders are in this file. Narrow the list for the others.',
    )
    await world.db.execute(sql`delete from "order" where number = 'UP-250101-00001'`)
    expect(await fileOf(old)).toHaveLength(1 + 10_000)
  })
})
