import { describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'
import { added, fieldsOf, list, modify, remove } from './testing/addresses.ts'

const world = useWorld()
const buyer = async () => (await signUp(world)).visitor

describe('modifying an address', () => {
  it('ADDR-02 sets named fields and keeps the rest', async () => {
    const visitor = await buyer()
    const id = await added(world, visitor)
    const reply = await modify(visitor, id, { landmark: '', pinCode: '560001' })
    expect(reply).toMatchObject({ status: 200, body: { message: 'Address saved', address_id: id } })
    expect(reply.body.addresses).toMatchObject([
      {
        id,
        billingName: 'Asha',
        landmark: '',
        pinCode: '560001',
        city: 'Bengaluru',
        state: 'Karnataka',
        gstin: '27AABCU7421K1Z5',
      },
    ])
  })

  it('VALID-01 VALID-06 validates like adding, and changes nothing on refusal', async () => {
    const visitor = await buyer()
    const id = await added(world, visitor)
    expect(
      fieldsOf(
        await modify(visitor, id, { phoneNumber: '12', city: 'दिल्ली', is_default_shipping: true }),
      ),
    ).toEqual(['city: Please use English letters', 'phoneNumber: Enter a 10-digit phone number'])
    expect(await list(visitor)).toMatchObject({
      default_shipping_address_id: null,
      addresses: [{ phoneNumber: '9820012345', city: 'Mumbai' }],
    })
  })

  it('ADDR-01 keeps one default of each kind: a new one replaces the old, and can be unset', async () => {
    const visitor = await buyer()
    const first = await added(world, visitor, {
      is_default_shipping: true,
      is_default_billing: true,
    })
    const second = await added(world, visitor, { buildingName: '2' })
    expect((await modify(visitor, second, { is_default_shipping: true })).body).toMatchObject({
      default_shipping_address_id: second,
      default_billing_address_id: first,
    })
    expect((await modify(visitor, first, { is_default_shipping: false })).body).toMatchObject({
      default_shipping_address_id: second,
      default_billing_address_id: first,
    })
    expect((await modify(visitor, first, { is_default_billing: false })).body).toMatchObject({
      default_shipping_address_id: second,
      default_billing_address_id: null,
    })
  })

  it('ADDR-01 keeps one default after concurrent changes', async () => {
    const visitor = await buyer()
    const ids = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((buildingName) => added(world, visitor, { buildingName })),
    )
    const replies = await Promise.all(
      ids.flatMap((id) => [
        modify(visitor, id, { is_default_shipping: true }),
        modify(visitor, id, { is_default_billing: true }),
      ]),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const book = await list(visitor)
    expect(ids).toContain(book.default_shipping_address_id)
    expect(ids).toContain(book.default_billing_address_id)
  })
})

describe('deleting an address', () => {
  it('ADDR-02 ADDR-03 removes it as default too, and answers with the specified text', async () => {
    const visitor = await buyer()
    const first = await added(world, visitor)
    const second = await added(world, visitor, {
      buildingName: '2',
      is_default_shipping: true,
      is_default_billing: true,
    })
    const reply = await remove(visitor, second)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: 'Address deleted successfully',
        default_shipping_address_id: null,
        default_billing_address_id: null,
        delivery_address: { address_line_1: '12 Rose Villa' },
      },
    })
    expect(reply.body.addresses.map(({ id }) => id)).toEqual([first])
  })

  it('ADDR-03 happens once for concurrent requests', async () => {
    const visitor = await buyer()
    const id = await added(world, visitor)
    const replies = await Promise.all([remove(visitor, id), remove(visitor, id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(replies.find(({ status }) => status === 404)).toMatchObject({
      body: { code: 'address_not_found', message: 'Something went wrong' },
    })
  })

  it('ADDR-02 never leaves a deleted default, when deleting and choosing race', async () => {
    const visitor = await buyer()
    for (let round = 0; round < 5; round += 1) {
      const id = await added(world, visitor, { buildingName: `Round ${round}` })
      const replies = await Promise.all([
        remove(visitor, id),
        modify(visitor, id, { is_default_shipping: true }),
        modify(visitor, id, { is_default_billing: true }),
      ])
      expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true)
      expect(await list(visitor)).toMatchObject({
        addresses: [],
        default_shipping_address_id: null,
        default_billing_address_id: null,
      })
    }
  })
})

describe('invalid requests', () => {
  it.each([{ action: 'modify' }, { action: 'delete', id: '' }, { action: 'drop', id: 'x' }, {}])(
    'refuses %j',
    async (query) => {
      const visitor = await buyer()
      expect(
        (
          await visitor.raw({
            method: 'POST',
            url: '/api/my-addresses/edit',
            query: query as Record<string, string>,
            payload: {},
          })
        ).status,
      ).toBe(400)
    },
  )
})
