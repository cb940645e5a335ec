import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { clearCartLines, loadCartForCheckout, loadItemsForCheckout } from './index.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const online = { pincode: '400001', payment: 'online' as const }

async function cartWith(...skus: string[]) {
  const visitor = world.visitor()
  for (const sku_id of skus)
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id, quantity: 2 }, pincode: '400001' },
    })
  return { visitor, guest: guestShopper(visitor.cookies.get('upchar_guest') ?? '') }
}

describe('the cart for checkout', () => {
  it('CART-17 CHECKOUT-04 has the same quote as the cart page, also inside a transaction', async () => {
    const [a, b] = [
      await goods.addVariant({ pricePaise: 9_900 }),
      await goods.addVariant({ seller: 'delhi', stock: { delhi: 9 }, gstBp: 1800 }),
    ]
    const { visitor, guest } = await cartWith(a.sku, b.sku)
    const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
    const loaded = await inTransaction(world.db, (tx) =>
      loadCartForCheckout(world.context, tx, guest, online),
    )
    expect(loaded).toMatchObject({ problems: [], place: { stateCode: '27' } })
    expect(loaded?.quote.totalPaise).toBe(cart.total * 100)
    expect(loaded?.lines.map((line) => line.row.sku)).toEqual([a.sku, b.sku])
    expect(
      await loadCartForCheckout(world.context, world.db, guest, { ...online, pincode: '999999' }),
    ).toBeUndefined()
  })

  it('CHECKOUT-05 includes the COD fee for cash on delivery', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_000 })
    const { guest } = await cartWith(sku)
    const cash = await loadCartForCheckout(world.context, world.db, guest, {
      ...online,
      payment: 'cod',
    })
    expect(cash?.quote).toMatchObject({ codFeePaise: 4_900, totalPaise: 24_900 })
    expect(cash?.quote.charges).toMatchObject([{ kind: 'cod_fee', sellerId: null, gstBp: 1800 }])
  })

  it('CHECKOUT-04 names every line that blocks the checkout', async () => {
    const [short, gone, fine] = [
      await goods.addVariant({ stock: { mumbai: 2 } }),
      await goods.addVariant(),
      await goods.addVariant(),
    ]
    const { guest } = await cartWith(short.sku, gone.sku, fine.sku)
    await world.db.execute(sql`update lot set on_hand = 1 where offer_id = ${short.offerId}`)
    await world.db.execute(sql`update offer set active = false where id = ${gone.offerId}`)
    const loaded = await loadCartForCheckout(world.context, world.db, guest, online)
    expect(loaded?.problems).toMatchObject([
      { sku: gone.sku, message: 'This product is no longer sold.' },
      { sku: short.sku, message: 'Only 1 left in your location.' },
    ])
    const unserved = await loadCartForCheckout(world.context, world.db, guest, {
      ...online,
      pincode: '900056',
    })
    expect(unserved?.problems.map((p) => p.sku)).toContain(fine.sku)
  })

  it('CHECKOUT-01 prices products outside a cart, merges repeats and refuses unknown ones', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 5_000, maxOq: 4 })
    const loaded = await loadItemsForCheckout(
      world.context,
      world.db,
      guestShopper('nobody'),
      [
        { sku, quantity: 1 },
        { sku, quantity: 2 },
        { sku: 'NO-SUCH', quantity: 1 },
      ],
      online,
    )
    expect(loaded?.quote.totalPaise).toBe(15_000)
    expect(loaded?.problems).toMatchObject([{ sku: 'NO-SUCH' }])
    const tooMany = await loadItemsForCheckout(
      world.context,
      world.db,
      guestShopper('nobody'),
      [{ sku, quantity: 5 }],
      online,
    )
    expect(tooMany?.problems).toMatchObject([
      { sku, message: expect.stringContaining('4 at a time') },
    ])
  })

  it('removes only bought products from the cart', async () => {
    const [bought, kept] = [await goods.addVariant(), await goods.addVariant()]
    const { visitor, guest } = await cartWith(bought.sku, kept.sku)
    const purchase = async () =>
      (await loadCartForCheckout(world.context, world.db, guest, online))?.purchaseId ?? ''
    const purchaseId = await purchase()
    await inTransaction(world.db, (tx) =>
      clearCartLines(tx, guest, { purchaseId, skus: [bought.sku], voucherCode: null }),
    )
    expect(await purchase()).not.toBe(purchaseId)
    expect((await visitor.call('getCartItems')).body.items.map((item) => item.sku_id)).toEqual([
      kept.sku,
    ])
  })

  it('CHECKOUT-13 keeps purchase and voucher when an earlier purchase becomes an order late', async () => {
    const [bought, kept] = [await goods.addVariant(), await goods.addVariant()]
    const { visitor, guest } = await cartWith(bought.sku, kept.sku)
    await world.db.execute(
      sql`update cart set voucher_code = 'NEWER10' where guest_id = ${visitor.cookies.get('upchar_guest')}`,
    )
    const purchase = async () => {
      const { rows } = await world.db.execute(
        sql`select purchase_id, voucher_code from cart where guest_id = ${visitor.cookies.get('upchar_guest')}`,
      )
      return rows[0]
    }
    const before = await purchase()
    const clear = (purchaseId: string, voucherCode: string | null) =>
      inTransaction(world.db, (tx) =>
        clearCartLines(tx, guest, { purchaseId, skus: [bought.sku], voucherCode }),
      )
    await clear(randomUUID(), 'NEWER10')
    expect(await purchase()).toEqual(before)
    // The cart’s own purchase, made with another voucher than the one chosen since.
    await clear(String(before?.['purchase_id']), 'OLDER5')
    expect(await purchase()).toMatchObject({
      voucher_code: 'NEWER10',
      purchase_id: expect.not.stringMatching(String(before?.['purchase_id'])),
    })
    await clear(String((await purchase())?.['purchase_id']), 'NEWER10')
    expect((await purchase())?.['voucher_code']).toBeNull()
  })

  it('CHECKOUT-01 CART-11 plans the statements of a cart once a connection, those for named SKUs too', async () => {
    const { sku } = await goods.addVariant()
    const { guest } = await cartWith(sku)
    const plans = await inTransaction(world.db, async (tx) => {
      for (let i = 0; i < 8; i++) {
        await loadCartForCheckout(world.context, tx, guest, online)
        await loadItemsForCheckout(world.context, tx, guest, [{ sku, quantity: 2 }], online)
      }
      const { rows } = await tx.execute<{ name: string; kept: boolean }>(
        sql`select name, generic_plans > 0 as kept from pg_prepared_statements where name like 'cart-rows%' order by name`,
      )
      return rows
    })
    // Ten joined tables: a plan for each run costs ten times what the run does.
    expect(plans.filter(({ name }) => /^cart-rows(-and-many)?-guest$/.test(name))).toEqual([
      { name: 'cart-rows-and-many-guest', kept: true },
      { name: 'cart-rows-guest', kept: true },
    ])
  })

  it('CART-06 CART-02 answers Something went wrong when the database fails, without details', async () => {
    const { sku } = await goods.addVariant()
    const { visitor } = await cartWith(sku)
    await world.db.execute(sql`alter table cart_line rename to cart_line_away`)
    const broken = [
      await visitor.call('readCart'),
      await visitor.call('updateGuestCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 } },
      }),
    ]
    await world.db.execute(sql`alter table cart_line_away rename to cart_line`)
    for (const reply of broken)
      expect(reply).toMatchObject({
        status: 500,
        body: { success: false, code: 'internal_error', message: 'Something went wrong' },
      })
    expect((await visitor.call('getCartItems')).body.items).toHaveLength(1)
  })
})
