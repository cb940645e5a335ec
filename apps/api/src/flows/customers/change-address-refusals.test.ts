import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { place, placed } from '@upchar/testkit/shop'
import {
  branch,
  changeAddress,
  customerAtCheckout,
  home,
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

describe('refused address changes', () => {
  it('CHECKOUT-02 CHECKOUT-11 refuses another customer’s address like an unknown one, with the specified text, and changes nothing', async () => {
    const [{ visitor, checkout }, other] = [await atCheckout(), await signUp(world)]
    const [own, foreign] = [
      await saveAddress(visitor, branch),
      await saveAddress(other.visitor, home),
    ]
    const before = await readCheckout(visitor, checkout.id)
    for (const body of [
      { delivery_address_id: foreign },
      { billing_address_id: foreign },
      { delivery_address_id: own, billing_address_id: foreign },
      { delivery_address_id: foreign, billing_address_id: own, shipping_instructions: 'x' },
      { delivery_address_id: '00000000-0000-4000-8000-000000000000' },
      { delivery_address_id: '' },
      { delivery_address_id: "' or 1=1 --" },
    ]) {
      expect(await changeAddress(visitor, checkout.id, body)).toMatchObject({
        status: 404,
        body: { success: false, code: 'address_not_found', message: 'Something went wrong' },
      })
      expect(await readCheckout(visitor, checkout.id)).toEqual(before)
    }
  })

  it('CHECKOUT-02 refuses another customer’s checkout, and guests', async () => {
    const [mine, theirs] = [await atCheckout(), await atCheckout()]
    const id = await saveAddress(mine.visitor, branch)
    expect(
      await changeAddress(mine.visitor, theirs.checkout.id, { delivery_address_id: id }),
    ).toMatchObject({ status: 404, body: { code: 'checkout_not_found' } })
    expect(
      await changeAddress(world.visitor(), mine.checkout.id, { delivery_address_id: id }),
    ).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await readCheckout(theirs.visitor, theirs.checkout.id)).form.pinCode).toBe('400001')
  })

  it('CHECKOUT-02 refuses a request without addresses, and courier notes with markup, other alphabets or too much text', async () => {
    const { visitor, checkout } = await atCheckout()
    expect(await changeAddress(visitor, checkout.id, {})).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    for (const [text, message] of [
      ['<b>now</b>', 'Leave out the signs < and >'],
      ['गेट २', 'Please use English letters'],
      ['x'.repeat(201), 'Enter at most 200 characters'],
      ['ring\u001b[31m', 'Please use English letters'],
      ['bell \u0007', 'Please use English letters'],
      ['\u202egate', 'Please use English letters'],
    ]) {
      expect(
        await changeAddress(visitor, checkout.id, { shipping_instructions: text }),
      ).toMatchObject({
        status: 400,
        body: { code: 'form_invalid', fields: [{ field: 'shipping_instructions', message }] },
      })
    }
    expect((await readCheckout(visitor, checkout.id)).shipping_instructions).toBe('')
  })

  it('CHECKOUT-02 refuses an address that no courier serves or serves for cash, and keeps the checkout', async () => {
    const { visitor, checkout } = await atCheckout()
    const army = await saveAddress(visitor, { ...branch, pinCode: '900056', city: '' })
    const { rows } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where serviceable and not cod limit 1`,
    )
    const noCash = await saveAddress(visitor, {
      ...branch,
      pinCode: rows[0]?.pincode ?? '',
      city: '',
    })
    expect(await changeAddress(visitor, checkout.id, { delivery_address_id: army })).toMatchObject({
      status: 400,
      body: {
        code: 'form_invalid',
        fields: [{ field: 'pinCode', message: expect.stringContaining('Army Postal Service') }],
      },
    })
    expect(
      await changeAddress(visitor, checkout.id, { delivery_address_id: noCash }),
    ).toMatchObject({
      status: 409,
      body: { code: 'cod_not_allowed' },
    })
    expect(await readCheckout(visitor, checkout.id)).toEqual({ ...checkout, state: 'open' })
    // Still valid as billing address.
    expect(
      (await changeAddress(visitor, checkout.id, { billing_address_id: army })).body.checkout
        .billing?.pincode,
    ).toBe('900056')
  })

  it('CHECKOUT-02 refuses changes once the checkout is being paid, placed or expired', async () => {
    const [online, cash, late] = [
      await atCheckout({ form: { paymentOption: 1 } }),
      await atCheckout(),
      await atCheckout(),
    ]
    const closed = { status: 409, body: { code: 'checkout_closed' } }
    expect((await place(online.visitor, online.checkout)).body.outcome.state).toBe('pay')
    expect(
      await changeAddress(online.visitor, online.checkout.id, {
        delivery_address_id: await saveAddress(online.visitor, branch),
      }),
    ).toMatchObject(closed)
    placed(await place(cash.visitor, cash.checkout))
    expect(
      await changeAddress(cash.visitor, cash.checkout.id, { shipping_instructions: 'Too late' }),
    ).toMatchObject(closed)
    const id = await saveAddress(late.visitor, branch)
    world.clock.advance(31 * 60_000)
    await late.visitor.call('refreshSession')
    expect(
      await changeAddress(late.visitor, late.checkout.id, { delivery_address_id: id }),
    ).toMatchObject({ status: 410, body: { code: 'checkout_expired' } })
  })

  it('CHECKOUT-02 refuses discontinued products', async () => {
    const { visitor, checkout, sku } = await atCheckout()
    const id = await saveAddress(visitor, branch)
    await world.db.execute(sql`update variant set active = false where sku = ${sku}`)
    expect(await changeAddress(visitor, checkout.id, { delivery_address_id: id })).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready' },
    })
    expect((await readCheckout(visitor, checkout.id)).form.pinCode).toBe('400001')
  })
})
