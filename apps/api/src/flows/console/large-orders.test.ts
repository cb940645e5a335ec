import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '@upchar/contract/schema/endpoints'
import { wantedBy } from '../../modules/orders/desk/order-query.ts'
import { selectOrders } from '../../modules/orders/store/desk-list.ts'
import { explainAll } from '@upchar/testkit/explain'
import { stockGoods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const many = 100_000
/** What a page reads at most: a few thousand index entries, however many orders there are. */
const deep = 8000
/** The seller of all of them. */
let mumbai: number

/**
 * Orders a quarter of an hour apart. Of each thousand, one goes back to its seller; one in fifty is of the popular SKU;
 * every name is one of sixty-three.
 */
beforeAll(async () => {
  const { sellers, warehouses } = await stockGoods(world.db)
  mumbai = sellers.mumbai
  await world.db.execute(sql`alter table "order" drop constraint order_checkout_id_checkout_id_fk`)
  await world.db.execute(sql`
    with n as (select n, gen_random_uuid() as id, gen_random_uuid() as part, gen_random_uuid() as line, gen_random_uuid() as parcel,
        timestamptz '2024-01-01' + n * interval '15 minutes' as at_time
      from generate_series(1, ${many}) n),
    o as (insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
      select id, 'UP-' || 26 || lpad((n % 365)::text, 4, '0') || '-' || lpad(to_hex(n), 5, '0'), gen_random_uuid(), gen_random_uuid(), 'many-' || n, '',
        jsonb_build_object('fullName', (array['Asha', 'Ravi', 'Meera', 'Imran', 'Lakshmi', 'Joseph', 'Gurpreet'])[n % 7 + 1] || ' ' ||
          (array['Rao', 'Shah', 'Khan', 'Iyer', 'Das', 'Fernandes', 'Singh', 'Patil', 'Nair'])[n % 9 + 1],
          'phone', (7000000000 + n * 31)::text, 'email', 'buyer' || n || '@ward' || n % 5000 || '.example', 'gstin', '', 'businessName', '', 'city', 'Pune'),
        '{}', 10000, n % 2 + 1, at_time from n),
    s as (insert into sub_order (id, order_id, seller_id, state, total_paise, placed_at)
      select part, id, ${sellers.mumbai}, case when n % 1000 = 0 then 'rto' when n > ${many - 300} then 'placed' else 'delivered' end, 10000, at_time from n),
    l as (insert into order_line (id, sub_order_id, offer_id, sku, title, hsn, quantity, unit_price_paise, gst_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, order_id, placed_at)
      select line, part, 1, case when n % 50 = 0 then 'POPULAR-1' else 'SKU-' || n % 20000 end, 'Gloves', '4015', 1, 10000, 500, 0, 0, 0, 0, 10000, id, at_time from n)
    insert into shipment (id, sub_order_id, warehouse_id, courier, awb, state, promised_from, promised_to, order_id, placed_at, seller_id)
      select parcel, part, ${warehouses.mumbai}, 'X', case when n <= ${many - 300} then 'AWB' || n end, 'placed', '2024-01-01', '2024-01-02', id, at_time, ${sellers.mumbai} from n`)
  await world.db.execute(sql`vacuum analyze "order", sub_order, order_line, shipment, invoice`)
})

type Asked = Partial<Omit<Query<'staffListOrders'>, 'after' | 'before' | 'limit'>>

describe('100,000 orders', () => {
  it.each<[string, Asked, found: number]>([
    ['as they open', {}, 26],
    ['by number', { q: 'UP-260007-00007' }, 1],
    ['by the end of a number', { q: '0007b' }, 1],
    ['by a whole phone', { q: '7000003100' }, 1],
    ['by the end of a phone', { q: '003100' }, 1],
    ['by email', { q: 'buyer777@ward777.example' }, 1],
    ['by a part of an email', { q: 'buyer777@ward777' }, 1],
    ['by a GSTIN that nobody has', { q: '27AAPFU0939F1ZV' }, 0],
    ['by one of many names', { q: 'meera rao' }, 26],
    ['by the beginning of nearly every name', { q: 'a' }, 26],
    ['by AWB', { q: 'AWB4711' }, 1],
    ['by SKU', { q: 'SKU-19999' }, 5],
    ['by a popular SKU', { q: 'popular-1' }, 26],
    ['by nothing there is', { q: 'zzzz' }, 0],
    ['in a rare state', { state: 'rto' }, 26],
    ['in a state that nearly all have', { state: 'delivered' }, 26],
    ['in a state that none has', { state: 'cancelled' }, 0],
    ['without a courier', { state: 'unbooked' }, 26],
    ['of a seller, to pack or hand over', { seller: 1, state: 'waiting' }, 26],
    ['of a name, in a rare state', { q: 'meera', state: 'rto' }, 14],
    ['of a popular SKU, in a usual state', { q: 'popular-1', state: 'delivered' }, 26],
    ['by a number, late', { q: 'AWB4711', promised: 'late' }, 1],
    ['on credit, of which there are none', { payment: 'credit' }, 0],
    ['of one old day', { from: '2024-03-01', to: '2024-03-01' }, 26],
    [
      'paid online, up to an old day, in a rare state',
      { payment: 'online', state: 'rto', to: '2024-02-01' },
      3,
    ],
    ['of a seller of nearly all', { seller: 1 }, 26],
    ['late, of which there are many', { promised: 'late' }, 26],
    ['promised today, of which there are none', { promised: 'today' }, 0],
    ['of no warehouse', { warehouse: 999 }, 0],
    ['of the greatest value', { value_from: 1_000_000 }, 0],
    ['of every value', { value_from: 1 }, 26],
    ['with cold goods, of which there are none', { cold: 'yes' }, 0],
    ['of a licence, of which there are none', { licence: 'any' }, 0],
    ['with cash due', { paid: 'due' }, 26],
    [
      'of everything at once, in a rare state',
      { q: 'meera', state: 'rto', seller: 1, value_from: 1, paid: 'due', promised: 'late' },
      0,
    ],
  ])('OPS-01 %s are found without reading them through', async (_, { q = '', ...asked }, found) => {
    const query = { ...asked, wanted: wantedBy(q), today: '2026-11-24', limit: 26 }
    if (asked.seller !== undefined) query.seller = mumbai
    const plans = await explainAll(world.db, async (handle) => {
      const rows = await selectOrders(handle, query)
      expect(rows).toHaveLength(found)
    })
    expect(plans.length).toBeLessThanOrEqual(3)
    expect(
      plans.reduce((sum, { scanned }) => sum + scanned, 0),
      plans.map(({ scanned, nodes }) => `${scanned} ${nodes.join()}`).join('\n'),
    ).toBeLessThan(deep)
  })

  it('OPS-01 the last page is as near as the first', async () => {
    const after = {
      placedAt: new Date('2024-01-02T00:00:00Z'),
      id: '00000000-0000-4000-8000-000000000000',
    }
    const [plan] = await explainAll(world.db, (handle) =>
      selectOrders(handle, {
        today: '2026-11-24',
        after,
        limit: 26,
      }),
    )
    expect(plan?.scanned).toBeLessThan(500)
  })
})
