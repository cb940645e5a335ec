import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { place, placed } from '@upchar/testkit/shop'
import {
  branch,
  changeAddress,
  customerAtCheckout,
  home,
  invoiceOf,
  readCheckout,
  saveAddress,
} from './testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const atCheckout = (options?: Parameters<typeof customerAtCheckout>[2]) =>
  customerAtCheckout(world, goods, options)

describe('concurrent address changes', () => {
  it('CHECKOUT-02 orders go to the last address chosen, with its dates and taxes', async () => {
    const { visitor, checkout } = await atCheckout()
    // The order is requested first and waits for the checkout's lock, held by the tab that changes the address.
    let pressed: ReturnType<typeof place> | undefined
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select 1 from checkout where id = ${checkout.id}::uuid for update`)
      pressed = place(visitor, checkout)
      await expect
        .poll(
          async () =>
            (
              await world.db.execute(
                sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from checkout c where c.id%'`,
              )
            ).rows.length,
          { timeout: 20_000 },
        )
        .toBe(1)
      await tx.execute(
        sql`update checkout set form = form || jsonb_build_object('pincode', '781001', 'city', 'Guwahati', 'state', 'Assam', 'stateCode', '18') where id = ${checkout.id}::uuid`,
      )
    })
    if (pressed === undefined) throw new Error('nobody pressed')
    const raced = placed(await pressed)
    const next = await atCheckout()
    const there = await saveAddress(next.visitor, { ...branch, pinCode: '781001', city: '' })
    const usual = placed(
      await place(
        next.visitor,
        (await changeAddress(next.visitor, next.checkout.id, { delivery_address_id: there })).body
          .checkout,
      ),
    )
    const datesOf = async (who: Visitor, order: { order_id: string }) =>
      (
        await who.call('getOrderStatus', { query: { id: order.order_id } })
      ).body.order.sub_orders.map(({ promised }) => promised)
    expect(await datesOf(visitor, raced)).toEqual(await datesOf(next.visitor, usual))
    expect(await invoiceOf(world, raced.order_id)).toMatchObject({
      placeOfSupply: { stateCode: '18' },
      totals: { cgstPaise: 0 },
    })
  })

  it('CHECKOUT-02 leave a consistent checkout when the address is deleted or edited at the same moment', async () => {
    const { visitor, checkout } = await atCheckout()
    for (let round = 0; round < 3; round++) {
      const id = await saveAddress(visitor, branch)
      const replies = await Promise.all([
        changeAddress(visitor, checkout.id, { delivery_address_id: id }),
        visitor.call('editMyAddress', { query: { action: 'modify', id }, body: home }),
        changeAddress(visitor, checkout.id, { billing_address_id: id }),
        visitor.call('editMyAddress', { query: { action: 'delete', id } }),
        changeAddress(visitor, checkout.id, { delivery_address_id: id, billing_address_id: id }),
      ])
      expect(
        replies.filter(({ status }) => status !== 200 && status !== 404).map(({ body }) => body),
      ).toEqual([])
      const { form: to, place_of_supply: state } = await readCheckout(visitor, checkout.id)
      expect(
        { 400001: 'Meera Nair', 560001: 'Sunrise Bengaluru', 400050: 'Asha Rao' }[to.pinCode],
      ).toBe(to.FullName)
      expect(state).toBe(to.pinCode === '560001' ? '29' : '27')
    }
    placed(await place(visitor, await readCheckout(visitor, checkout.id)))
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-02 end in one order to one complete address after twenty concurrent changes and orders', async () => {
    const { visitor, checkout } = await atCheckout()
    const ids = [await saveAddress(visitor, branch), await saveAddress(visitor, home)]
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 4 === 3
          ? place(visitor, checkout)
          : changeAddress(visitor, checkout.id, { delivery_address_id: ids[i % 2] ?? '' }),
      ),
    )
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await world.db.execute<{
      count: number
      form: { pincode: string; stateCode: string; fullName: string }
      quote: { placeOfSupply: string }
    }>(
      sql`select form, quote, (select count(*)::int from "order" where checkout_id = ${checkout.id}::uuid) as count from "order" where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toHaveLength(1)
    const [order] = rows
    expect(order?.quote.placeOfSupply).toBe(order?.form.stateCode)
    expect(
      { 400001: 'Meera Nair', 560001: 'Sunrise Bengaluru', 400050: 'Asha Rao' }[
        order?.form.pincode ?? ''
      ],
    ).toBe(order?.form.fullName)
  })
})
