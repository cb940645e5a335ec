import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { MAX_ADDRESSES } from '@upchar/kernel/address-rules'
import { signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'
import { add, added, fieldsOf, list, modify, remove, type Form } from './testing/addresses.ts'

const world = useWorld()
const buyer = async () => (await signUp(world)).visitor

describe('the address list', () => {
  it('DATA-02 ADDR-01 is empty at first, then has each field of the form, the defaults and the delivery address', async () => {
    const visitor = await buyer()
    expect(await list(visitor)).toEqual({
      success: true,
      addresses: [],
      default_shipping_address_id: null,
      default_billing_address_id: null,
      delivery_address: null,
      max_addresses: 50,
    })
    const id = await added(world, visitor, { is_default_billing: true })
    const book = await list(visitor)
    expect(book).toMatchObject({
      default_shipping_address_id: null,
      default_billing_address_id: id,
      delivery_address: {
        address_line_1: '12 Rose Villa',
        address_line_2: 'Hill Road',
        pincode: '400050',
      },
    })
    expect(book.addresses).toEqual([
      {
        id,
        billingName: 'Asha',
        billingLastName: "D'Souza",
        landmark: 'Opposite the park',
        buildingName: '12 Rose Villa',
        streetName: 'Hill Road',
        phoneNumber: '9820012345',
        pinCode: '400050',
        city: 'Mumbai',
        state: 'Maharashtra',
        state_code: '27',
        country: 'India',
        emoji: '🇮🇳',
        gstin: '27AABCU7421K1Z5',
        businessName: 'Rose Clinic',
        delivery_note: '',
      },
    ])
  })

  it('ADDR-01 is ordered from the oldest, and delivers to the default delivery address', async () => {
    const visitor = await buyer()
    const first = await added(world, visitor)
    const second = await added(world, visitor, {
      pinCode: '560001',
      city: '',
      is_default_shipping: true,
    })
    const book = await list(visitor)
    expect(book.addresses.map(({ id }) => id)).toEqual([first, second])
    expect(book).toMatchObject({
      default_shipping_address_id: second,
      delivery_address: { pincode: '560001' },
    })
  })

  it('takes one statement besides the session’s', async () => {
    const visitor = await buyer()
    for (const buildingName of ['1', '2', '3']) await added(world, visitor, { buildingName })
    const { result, statements } = await world.statements(() => visitor.call('getMyAddresses'))
    expect(result.body.addresses).toHaveLength(3)
    expect(statements).toHaveLength(2)
  })

  it('requires signing in', async () => {
    expect(await world.visitor().call('getMyAddresses')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
    expect(await add(world.visitor())).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  })
})

describe('adding an address', () => {
  it('ADDR-04 takes city and state from the pincode; keeps a typed city, never a typed state', async () => {
    const visitor = await buyer()
    await added(world, visitor, { pinCode: '110001', city: '', state: 'Kerala' })
    await added(world, visitor, { pinCode: '110001', city: 'Connaught Place', state: 'Kerala' })
    const { addresses } = await list(visitor)
    expect(addresses.map(({ city, state, state_code }) => [city, state, state_code])).toEqual([
      ['New Delhi', 'Delhi', '07'],
      ['Connaught Place', 'Delhi', '07'],
    ])
  })

  it('ADDR-02 keeps one address after a double click', async () => {
    const visitor = await buyer()
    // Opens the connections first, or the first call would finish before the others start.
    await Promise.all(Array.from({ length: 8 }, () => list(visitor)))
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(visitor)))
    expect(new Set(replies.map(({ body }) => body.address_id)).size).toBe(1)
    expect((await list(visitor)).addresses).toHaveLength(1)
  })

  it('ADDR-02 keeps addresses apart that differ in one field, whichever it is', async () => {
    const visitor = await buyer()
    const others: Form[] = [
      {},
      { billingName: 'Usha' },
      { billingLastName: 'Rao' },
      { landmark: '' },
      { buildingName: '12 Lily Villa' },
      { streetName: 'Lake Road' },
      { phoneNumber: '9820012346' },
      { pinCode: '400051' },
      { city: 'Bandra' },
      { gstin: '' },
      { businessName: 'Lily Clinic' },
    ]
    const ids = []
    for (const other of others) ids.push(await added(world, visitor, other))
    expect(new Set(ids).size).toBe(others.length)
    for (const [i, other] of others.entries())
      expect(await added(world, visitor, other)).toBe(ids[i])
  })

  it.each([
    ['VALID-01', { phoneNumber: '0123456789' }, 'phoneNumber: Enter a 10-digit phone number'],
    ['VALID-01', { phoneNumber: '98765' }, 'phoneNumber: Enter a 10-digit phone number'],
    ['VALID-02', { pinCode: '11000' }, 'pinCode: Invalid Pincode'],
    ['VALID-02', { pinCode: '999999' }, 'pinCode: Invalid Pincode'],
    ['VALID-02', { pinCode: '4000500' }, 'pinCode: Invalid Pincode'],
    [
      'VALID-03',
      { gstin: '27AABCU7421K1Z6' },
      'gstin: This GST number has a typing mistake: its last character does not fit the rest',
    ],
    ['VALID-06', { streetName: 'पहाड़ी रोड' }, 'streetName: Please use English letters'],
    ['VALID-06', { billingName: 'José' }, 'billingName: Please use English letters'],
    ['VALID-06', { landmark: 'near ☕' }, 'landmark: Please use English letters'],
    ['DATA-02', { buildingName: '' }, 'buildingName: Enter the house, building or shop number'],
    ['DATA-02', { landmark: 'x'.repeat(81) }, 'landmark: Enter at most 80 characters'],
    ['DATA-02', { country: 'Nepal' }, 'country: We deliver in India only'],
    [
      'DATA-02',
      { businessName: '<script>alert(1)</script>' },
      'businessName: Leave out the signs < and >',
    ],
  ])('%s refuses %j with a message for the field', async (_, change, words) => {
    const visitor = await buyer()
    const reply = await add(visitor, change)
    expect(reply).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: words.endsWith('Invalid Pincode') ? 'pincode_unknown' : 'address_invalid',
      },
    })
    expect(fieldsOf(reply)).toEqual([words])
    expect((await list(visitor)).addresses).toEqual([])
  })

  it.each([
    'billingName',
    'billingLastName',
    'landmark',
    'buildingName',
    'streetName',
    'city',
    'gstin',
    'businessName',
    'phoneNumber',
    'pinCode',
  ] as const)('VALID-06 keeps no script in %s', async (field) => {
    const visitor = await buyer()
    const reply = await add(visitor, { [field]: '"><img src=x onerror=alert(1)>' })
    expect(reply.status).toBe(400)
    expect((await list(visitor)).addresses).toEqual([])
  })

  it('VALID-02 reports all invalid fields at once, with the pincode’s text as the message', async () => {
    const reply = await add(await buyer(), { pinCode: '12', phoneNumber: '1', billingName: '' })
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
    })
    expect(fieldsOf(reply)).toEqual([
      'pinCode: Invalid Pincode',
      'billingName: Enter the first name, or the name of the place',
      'phoneNumber: Enter a 10-digit phone number',
    ])
  })

  it('reports a pincode that no courier serves, and keeps the address for invoices', async () => {
    const visitor = await buyer()
    await added(world, visitor, { pinCode: '900056', city: '' })
    expect((await list(visitor)).addresses[0]?.delivery_note).toContain('Army Postal Service')
  })

  it(`keeps ${MAX_ADDRESSES} addresses of a buyer at most, also for concurrent adds`, async () => {
    const visitor = await buyer()
    for (let number = 1; number < MAX_ADDRESSES; number += 1)
      await added(world, visitor, { buildingName: String(number) })
    const replies = await Promise.all(
      ['last', 'too many', 'far too many'].map((buildingName) => add(visitor, { buildingName })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      body: {
        code: 'address_limit',
        message: 'You can keep 50 addresses. Delete one to add another.',
      },
    })
    expect((await list(visitor)).addresses).toHaveLength(MAX_ADDRESSES)
    expect((await add(visitor, { buildingName: '7' })).status).toBe(200)
  })
})

describe('somebody else’s address', () => {
  it('can’t be read, changed, made a default or deleted, and is answered like an unknown one', async () => {
    const [owner, stranger] = [await buyer(), await buyer()]
    const id = await added(world, owner)
    const never = '00000000-0000-4000-8000-000000000000'
    for (const work of [
      (which: string) => modify(stranger, which, { city: 'Pune' }),
      (which: string) => modify(stranger, which, { is_default_shipping: true }),
      (which: string) => remove(stranger, which),
    ]) {
      const [foreign, missing] = [await work(id), await work(never)]
      expect(foreign.status).toBe(404)
      expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' })
    }
    expect((await list(stranger)).addresses).toEqual([])
    expect((await list(owner)).addresses).toMatchObject([{ id, city: 'Mumbai' }])
  })

  it('can’t be a default, enforced by the database', async () => {
    const [owner, stranger] = [await buyer(), await signUp(world)]
    const id = await added(world, owner)
    await added(world, stranger.visitor)
    await expect(
      world.db.execute(
        sql`update address_book set default_shipping_id = ${id} where customer_id = ${stranger.id}`,
      ),
    ).rejects.toThrow()
  })
})

describe('closing the account', () => {
  it('AUTH-12 deletes the addresses', async () => {
    const { visitor, id, password } = await signUp(world)
    await added(world, visitor, { is_default_shipping: true })
    expect(
      (await visitor.call('deactivateAccount', { body: { current_password: password } })).status,
    ).toBe(200)
    const { rows } = await world.db.execute<{ left: number }>(
      sql`select (select count(*) from address where customer_id = ${id}) + (select count(*) from address_book where customer_id = ${id}) as left`,
    )
    expect(rows[0]?.left).toBe(0)
  })
})
