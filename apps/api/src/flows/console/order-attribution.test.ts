import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const { goods, desk } = useDesk(world)

describe('how a buyer came', () => {
  const shown = async (id: string) =>
    (await desk.call('staffGetOrder', { params: { id } })).body.order.attribution

  it('ATTR-01 stands on the order as the browser said it', async () => {
    const { sku } = await goods.addVariant({})
    const visitor = await guestWith(world, { sku })
    const made = await visitor.call('createGuestCheckout', {
      query: { source: 'cart', device_source: 'web', ordered_platform: 'mobile_web' },
      body: {
        form: form(),
        request_key: randomUUID(),
        landed_page_url: 'https://shop.example/offers?utm_source=mail&search=private',
      },
    })
    expect(await shown(placed(await place(visitor, made.body.checkout)).order_id)).toEqual({
      landed_page: '/offers',
      utm: { source: 'mail', medium: '', campaign: '', term: '', content: '' },
      sales_code: '',
      sales_person: '',
      referral: '',
      device: 'web',
      platform: 'mobile_web',
    })
  })

  it('ATTR-01 is the cart’s where the checkout names no page, however long a link was', async () => {
    const { sku } = await goods.addVariant({})
    const visitor = await guestWith(world, { sku })
    const landed_page_url = `/shop?sales_code=RAVI10&referral=%3Cb%3E&utm_term=${'x'.repeat(3000)}`
    await visitor.call('readCart', { body: { landed_page_url, device_source: 'mobile_web' } })
    const buy = async (more: { landed_page_url?: string }) => {
      const body = { form: form(), request_key: randomUUID(), ...more }
      return (await visitor.call('createGuestCheckout', { body })).body.checkout
    }
    const declined = await buy({ landed_page_url: '' })
    const { order_id } = placed(await place(visitor, await buy({})))
    const known = { landed_page: '/shop', sales_code: 'RAVI10', referral: '<b>' }
    expect(await shown(order_id)).toMatchObject({ ...known, device: 'mobile_web', platform: '' })
    const { rows } = await world.db.execute(
      sql`select attribution from checkout where id = ${declined.id}::uuid`,
    )
    expect(rows).toMatchObject([{ attribution: { landedPage: '', salesCode: '' } }])
  })

  it.each(['updateCart', 'applyCartVoucher', 'syncGuestCart'] as const)(
    'ATTR-01 takes the first page from %s',
    async (name) => {
      const { sku } = await goods.addVariant({})
      const came = { landed_page_url: '/brands?utm_source=sms', device_source: 'ios' } as const
      const customer = await signUp(world)
      const { visitor } = customer
      const { guest_user_id } = (await visitor.call('createGuestCart', { body: {} })).body.cart
      const add = { type: 'ADD', product: { sku_id: sku } } as const
      if (name === 'syncGuestCart') {
        await visitor.call('updateGuestCart', { body: { ...add, ...came, guest_user_id } })
        await visitor.call(name, { body: { guest_user_id } })
      } else {
        await visitor.call('updateCart', { body: { ...add, ...(name === 'updateCart' && came) } })
        if (name === 'applyCartVoucher')
          await visitor.call(name, { params: { code: 'NOSUCH' }, body: came })
      }
      const { rows } = await world.db.execute(
        sql`select attribution from cart where customer_id = ${customer.id}`,
      )
      expect(rows).toMatchObject([
        { attribution: { landedPage: '/brands', utm: { source: 'sms' }, device: 'ios' } },
      ])
    },
  )

  it('ATTR-01 is unknown for an order placed before it was recorded', async () => {
    const { sku } = await goods.addVariant({})
    const visitor = await guestWith(world, { sku })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    await world.db.execute(sql`update checkout set attribution = null
      where id = (select checkout_id from "order" where id = ${id}::uuid)`)
    expect(await shown(id)).toBeNull()
  })
})
