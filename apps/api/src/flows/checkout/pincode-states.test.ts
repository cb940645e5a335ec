import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { create, created, guestWith } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { customerAtCheckout } from '../customers/testing/checkout-addresses.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** Sent from Maharashtra (27). */
const buyer = async () => guestWith(world, { sku: (await goods.addVariant()).sku })

describe('the state of a pincode', () => {
  it('CART-23 ADDR-04 taxes Agartala by IGST, because it lies in Tripura', async () => {
    const checkout = await created(await buyer(), { form: { pinCode: '799001', city: '' } })
    expect(checkout).toMatchObject({ place_of_supply: '16', form: { state: 'Tripura' } })
    expect(checkout.items[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 5 })
  })

  it('ADDR-04 asks for the state where a pincode lies in two, and taxes by the answer', async () => {
    const { body } = await world.visitor().call('checkPincode', { query: { pincode: '533464' } })
    expect(body.states.map(({ state, state_code }) => [state, state_code])).toEqual([
      ['Andhra Pradesh', '37'],
      ['Puducherry', '34'],
    ])
    const form = { pinCode: '533464', city: '', state: '' }
    expect((await create(await buyer(), { form })).body).toMatchObject({
      success: false,
      code: 'form_invalid',
      fields: [
        {
          field: 'pinCode',
          message:
            '533464 lies in Andhra Pradesh and Puducherry. Choose your state: the tax depends on it.',
        },
      ],
    })
    const yanam = await created(await buyer(), { form: { ...form, state: 'Puducherry' } })
    expect(yanam).toMatchObject({ place_of_supply: '34', form: { city: 'Yanam' } })
    const named = await created(await buyer(), { form: { ...form, city: 'yanam' } })
    expect(named).toMatchObject({ place_of_supply: '34', form: { state: 'Puducherry' } })
    const around = await created(await buyer(), { form: { ...form, state: 'Andhra Pradesh' } })
    expect(around.place_of_supply).toBe('37')
  })

  it('ADDR-02 ADDR-04 saves an address in the chosen state only', async () => {
    const { visitor } = await signUp(world)
    const address = {
      billingName: 'Meera',
      phoneNumber: '9876543210',
      buildingName: '4',
      streetName: 'Beach Road',
      pinCode: '533464',
    }
    const add = (part: object) =>
      visitor.call('editMyAddress', { query: { action: 'add' }, body: { ...address, ...part } })
    expect((await add({})).body).toMatchObject({ success: false, fields: [{ field: 'pinCode' }] })
    const saved = (await add({ state: 'Puducherry' })).body
    expect(saved.addresses).toMatchObject([
      { state: 'Puducherry', state_code: '34', city: 'Yanam' },
    ])
    const changed = await visitor.call('editMyAddress', {
      query: { action: 'modify', id: saved.address_id },
      body: { streetName: 'Canal Road' },
    })
    expect(changed.body.addresses).toMatchObject([{ state_code: '34', streetName: 'Canal Road' }])
  })

  it('ADDR-02 ADDR-04 keeps one address for each state of a pincode: they are taxed apart', async () => {
    const { visitor } = await signUp(world)
    const add = async (state: string) =>
      (
        await visitor.call('editMyAddress', {
          query: { action: 'add' },
          body: {
            billingName: 'Meera',
            phoneNumber: '9876543210',
            buildingName: '4',
            streetName: 'Canal Road',
            pinCode: '533464',
            city: 'Yanam',
            state,
          },
        })
      ).body
    const first = await add('Andhra Pradesh')
    const second = await add('Puducherry')
    expect((await add('Puducherry')).address_id).toBe(second.address_id)
    expect(second.addresses.map(({ id, state_code: code }) => [id, code])).toEqual(
      expect.arrayContaining([
        [first.address_id, '37'],
        [second.address_id, '34'],
      ]),
    )
    expect(second.addresses).toHaveLength(2)
  })

  it('ADDR-04 CART-23 asks for the state of an address that was saved without, before it is taxed', async () => {
    const { visitor, checkout, id: customerId } = await customerAtCheckout(world, goods)
    const saved = (
      await visitor.call('editMyAddress', {
        query: { action: 'add' },
        body: {
          billingName: 'Meera',
          phoneNumber: '9876543210',
          buildingName: '4',
          streetName: 'Canal Road',
          pinCode: '533464',
          city: 'Yanam',
          state: 'Andhra Pradesh',
        },
      })
    ).body
    const id = saved.address_id
    // As before the question: the state was the more frequent one, the city filled in.
    await world.db.execute(
      sql`update address set state_chosen = false where customer_id = ${customerId}`,
    )
    const asks =
      '533464 lies in Andhra Pradesh and Puducherry. Choose your state: the tax depends on it.'
    const { body } = await visitor.call('getMyAddresses')
    expect(body.addresses).toMatchObject([{ state: '', state_code: '', delivery_note: asks }])
    const at = (part: object) =>
      visitor.call('changeAddress', { params: { id: checkout.id }, body: part })
    const refused = { status: 400, body: { fields: [{ field: 'pinCode', message: asks }] } }
    expect(await at({ delivery_address_id: id })).toMatchObject(refused)
    expect(await at({ billing_address_id: id })).toMatchObject(refused)
    // Changing something else doesn't answer it, the prefilled city neither.
    const change = (part: object) =>
      visitor.call('editMyAddress', { query: { action: 'modify', id }, body: part })
    expect((await change({ streetName: 'Beach Road', city: 'Yanam' })).body).toMatchObject({
      fields: [{ field: 'pinCode', message: asks }],
    })
    expect((await change({ state: 'Puducherry' })).body.addresses).toMatchObject([
      { state: 'Puducherry', state_code: '34', delivery_note: '' },
    ])
    expect((await at({ delivery_address_id: id })).body.checkout).toMatchObject({
      place_of_supply: '34',
      form: { state: 'Puducherry' },
    })
  })

  it('CHECKOUT-09 delivers nowhere that nothing settles', async () => {
    const { body } = await world.visitor().call('checkPincode', { query: { pincode: '791701' } })
    expect(body).toMatchObject({ serviceable: false })
  })
})
