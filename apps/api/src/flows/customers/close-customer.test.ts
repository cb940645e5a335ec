import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { askForCode, sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld } from '@upchar/testkit/world'
import { form, place, placed } from '@upchar/testkit/shop'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const minute = 60_000
const person = {
  first_name: 'Meera',
  last_name: 'Nairsurname',
  phone: '9876501234',
  business_type: 1,
  business_name: 'Sunrise Testhospital',
  gst: '27AAACX1234A1ZX',
}
/** Personal data that may remain only in sent mail, which has its own retention. */
const traces = (email: string) => [
  email,
  'Nairsurname',
  '9876501234',
  'Testhospital',
  '27AAACX1234A1ZX',
]

/** Tables that still contain any of the words, except sent mail and its queue. */
async function tablesHolding(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const holding = []
  for (const { name } of tables.filter(
    (table) => !['mail_message', 'seller', 'pincode'].includes(table.name),
  )) {
    const { rows } = await world.db.execute<{ found: boolean }>(
      sql`select exists (select 1 from ${sql.identifier(name)} t where ${sql.join(
        words.map((word) => sql`position(${word} in t::text) > 0`),
        sql` or `,
      )}) as found`,
    )
    if (rows[0]?.found === true) holding.push(name)
  }
  return holding
}
const close = ({ visitor, password }: Customer) =>
  visitor.call('deactivateAccount', { body: { current_password: password } })

describe('closing an account', () => {
  it('AUTH-12 asks for the password or a code; a session alone is not enough', async () => {
    const { visitor } = await signUp(world)
    expect(await visitor.call('deactivateAccount', { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    })
    expect(
      await visitor.call('deactivateAccount', { body: { current_password: 'guessed it once' } }),
    ).toMatchObject({ status: 403, body: { code: 'credentials_wrong' } })
    expect(await visitor.call('deactivateAccount', { body: { otp: '000000' } })).toMatchObject({
      status: 410,
      body: { code: 'otp_over' },
    })
    expect((await visitor.call('getCustomer')).status).toBe(200)
  })

  it('AUTH-12 ends every session, erases personal data from every table, and confirms by mail', async () => {
    const customer = await signUp(world, { email: 'closing@testhospital.example', profile: person })
    const { visitor, email, password } = customer
    const { sku } = await goods.addVariant()
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(
      (
        await visitor.call('createCheckout', {
          query: { source: 'cart' },
          body: { form: form({ email, FullName: 'Meera Nairsurname' }), request_key: 'given-up' },
        })
      ).status,
    ).toBe(200)
    await visitor.call('saveOrderList', {
      body: {
        name: 'Testhospital ward',
        lines: [{ text: 'For Nairsurname', quantity: 1, sku_id: null }],
      },
    })
    await visitor.call('editMyAddress', {
      query: { action: 'add' },
      body: {
        billingName: 'Meera',
        billingLastName: 'Nairsurname',
        landmark: '',
        buildingName: '1',
        streetName: 'Testhospital Road',
        phoneNumber: '9876501234',
        pinCode: '400001',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
      },
    })
    expect(
      (
        await visitor.raw({
          method: 'POST',
          url: '/api/kyc/file/upload?document=pan_card',
          ...multipartOf(plainPdf(), 'Nairsurname.pdf'),
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await visitor.raw({
          method: 'POST',
          url: '/api/file-upload',
          ...multipartOf(plainPdf('/X (loose) '), 'Nairsurname.pdf'),
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await visitor.call('completeKyc', {
          body: {
            draft: true,
            fields: { 'Establishment-Name': 'Sunrise Testhospital', pan: 'AAACX1234A' },
          },
        })
      ).status,
    ).toBe(200)
    const other = world.visitor()
    await other.call('signIn', { body: { email, password } })
    world.clock.advance(minute)
    await askForCode(world, world.visitor(), email)
    expect(await tablesHolding(traces(email))).toEqual(
      expect.arrayContaining([
        'address',
        'checkout',
        'customer',
        'kyc_application',
        'one_time_code',
        'stored_file',
      ]),
    )
    expect((await close(customer)).body).toMatchObject({
      success: true,
      message: expect.stringContaining('closed'),
    })
    expect([
      (await visitor.call('getCustomer')).status,
      (await other.call('getCustomer')).status,
      (await other.call('refreshSession', { body: {} })).status,
    ]).toEqual([401, 401, 401])
    expect(
      [
        'upchar_access',
        'upchar_refresh',
        'upchar_email',
        'upchar_signed_in',
        'upchar_guest',
      ].filter((name) => visitor.cookies.has(name)),
    ).toEqual([])
    expect(await tablesHolding(traces(email))).toEqual([])
    expect((await mailsTo(world.db, email)).at(-1)?.subject).toBe('Your account is closed')
  })

  it('AUTH-12 leaves nothing behind when another tab saves or signs in at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const customer = await signUp(world)
      const tab = await sessionFor(world, customer.id)
      const address = (building: number) => ({
        billingName: 'Meera',
        billingLastName: 'Rao',
        landmark: '',
        buildingName: String(building),
        streetName: 'Main Road',
        phoneNumber: '9876501234',
        pinCode: '400001',
        city: 'Mumbai',
      })
      await tab.call('editMyAddress', { query: { action: 'add' }, body: address(0) })
      const [closed] = await Promise.all([
        close(customer),
        world
          .visitor()
          .call('signIn', { body: { email: customer.email, password: customer.password } }),
        ...[1, 2, 3, 4, 5, 6].map(async (building) => {
          await setTimeout(building * 8)
          return tab.call('editMyAddress', { query: { action: 'add' }, body: address(building) })
        }),
      ])
      expect(closed.status).toBe(200)
      const { rows } = await world.db.execute(
        sql`select id from address where customer_id = ${customer.id} union all select id from customer_session where customer_id = ${customer.id} and ended_at is null`,
      )
      expect(rows).toEqual([])
    }
  })

  it('AUTH-12 leaves nothing of calls that started before the account was closed and wrote after it', async () => {
    const customer = await signUp(world)
    const { sku } = await goods.addVariant()
    const { identity } = world.context
    const sure = identity.customer
    /** Two calls that checked their session before the account was closed. */
    const late = async () => {
      identity.customer = async () => ({
        state: 'signed_in',
        customer: { customerId: customer.id, sessionId: 'before', staffId: null },
      })
      const added = await customer.visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
      const begun = await customer.visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form({ FullName: 'Meera Nairsurname' }), request_key: 'let-in-before' },
      })
      identity.customer = sure
      expect([added.status, begun.status]).toEqual([200, 200])
    }
    const kept = async () =>
      (
        await world.db.execute<{ n: number }>(
          sql`select (select count(*) from cart where customer_id = ${customer.id}) + (select count(*) from checkout where customer_id = ${customer.id}) as n`,
        )
      ).rows[0]?.n
    const { 'forget-customer': again } = createJobHandlers(world.context)
    await late()
    await again({ customerId: customer.id })
    expect(await kept(), 'an open account keeps everything').toBe(2)
    expect((await close(customer)).status).toBe(200)
    expect(await kept()).toBe(0)
    await late()
    expect(await kept()).toBe(2)
    const { rows: jobs } = await world.db.execute<{ payload: { customerId: string } }>(sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'forget-customer' and j.run_at > ${world.clock.now().toISOString()}::timestamptz and j.payload->>'customerId' = ${customer.id}`)
    expect(jobs).toEqual([{ payload: { customerId: customer.id } }])
    await again({ customerId: customer.id })
    expect(await kept()).toBe(0)
  })

  it('AUTH-12 works by code for customers without a password', async () => {
    const visitor = world.visitor()
    const email = 'by-code@clinic.example'
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    await visitor.call('confirmAccount', { body: {} })
    world.clock.advance(minute)
    await visitor.call('sendConfirmOtp')
    expect(
      (await visitor.call('deactivateAccount', { body: { otp: await codeFor(world.db, email) } }))
        .status,
    ).toBe(200)
  })

  it('AUTH-12 is reported at the next sign-in, only after the address was proved', async () => {
    const customer = await signUp(world)
    const { email, password } = customer
    await close(customer)
    world.clock.advance(minute)
    const visitor = world.visitor()
    // To others the address looks like any new one.
    expect((await visitor.call('submitEmail', { body: { email } })).body).toMatchObject({
      step: 3,
      is_new_user: true,
    })
    expect(await visitor.call('signIn', { body: { email, password } })).toMatchObject({
      status: 401,
      body: { code: 'credentials_wrong' },
    })
    const otp = await askForCode(world, visitor, email)
    expect(await visitor.call('validateEmail', { body: { email, otp } })).toMatchObject({
      status: 403,
      body: { code: 'account_deactivated', message: expect.stringContaining('was closed') },
    })
    expect(await visitor.call('confirmAccount', { body: { password } })).toMatchObject({
      status: 410,
    })
    expect((await visitor.call('getCustomer')).status).toBe(401)
  })

  it('AUTH-12 keeps what tax law asks for: a placed order with its checkout, not one still open', async () => {
    const { sku } = await goods.addVariant({})
    const customer = await signUp(world)
    const checkouts = async () =>
      (
        await world.db.execute<{ state: string }>(
          sql`select state from checkout where customer_id = ${customer.id} order by created_at`,
        )
      ).rows.map(({ state }) => state)
    const begin = async () => {
      await customer.visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
      const made = await customer.visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form(), request_key: randomUUID() },
      })
      return made.body.checkout
    }
    placed(await place(customer.visitor, await begin()))
    await begin()
    expect(await checkouts()).toEqual(['placed', 'open'])
    expect((await close(customer)).status).toBe(200)
    expect(await checkouts()).toEqual(['placed'])
  })

  it('AUTH-12 happens once for repeated requests', async () => {
    const customer = await signUp(world)
    const replies = await Promise.all([close(customer), close(customer), close(customer)])
    expect(replies.filter((reply) => reply.status === 200).length).toBeGreaterThan(0)
    for (const reply of replies) expect([200, 401]).toContain(reply.status)
    expect(
      (await mailsTo(world.db, customer.email)).filter(
        ({ subject }) => subject === 'Your account is closed',
      ),
    ).toHaveLength(1)
  })

  it('AUTH-12 takes along what was compared and wished, the phones that were proved and what staff have noted', async () => {
    const [customer, other] = [await signUp(world), await signUp(world)]
    const staff = await signedInStaff(world, 'support')
    const { sku } = await goods.addVariant()
    for (const { visitor, id } of [customer, other]) {
      const { rows } = await world.db.execute<{ id: number }>(
        sql`select group_id as id from product_read limit 1`,
      )
      await visitor.call('addToCompare', {
        body: { products: [{ group_id: Number(rows[0]?.id) }] },
      })
      await visitor.call('addToWishlist', { body: { sku_id: sku } })
      await world.db.execute(sql`insert into phone_proof (id, customer_id, phone, code_until)
        values (gen_random_uuid(), ${id}, '9876501234', ${world.clock.now().toISOString()}::timestamptz)`)
      await staff.visitor.call('staffAddNote', { params: { id }, body: { text: 'Calls at noon' } })
    }
    const kept = async (id: string) => {
      const { rows } = await world.db.execute(sql`select
        (select count(*)::int from compare_item where customer_id = ${id}) as compared,
        (select count(*)::int from wishlist_item where customer_id = ${id}) as wished,
        (select count(*)::int from phone_proof where customer_id = ${id}) as phones,
        (select count(*)::int from customer_note where customer_id = ${id}) as notes`)
      return rows[0]
    }
    expect(await kept(customer.id)).toEqual({ compared: 1, wished: 1, phones: 1, notes: 1 })
    expect((await close(customer)).status).toBe(200)
    expect(await kept(customer.id)).toEqual({ compared: 0, wished: 0, phones: 0, notes: 0 })
    expect(await kept(other.id)).toEqual({ compared: 1, wished: 1, phones: 1, notes: 1 })
  })
})
