import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingRoutes } from '@upchar/contract/acting-routes'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { auditOf } from '@upchar/testkit/audit'
import { askForCode, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { form } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const buyer = () =>
  signUp(world, { profile: { first_name: 'Meera', phone: '9876543210', business_type: 2 } })

const ask = (visitor: Visitor, email: string) =>
  visitor.call('sendOtp', { body: { email, admin: true } })

/** A member of staff who orders for the customer, in the member's own browser. */
async function acting(email: string) {
  world.clock.advance(60_000)
  const staff = await signedInStaff(world, 'support')
  expect((await ask(staff.visitor, email)).status).toBe(200)
  const otp = (await codeFor(world.db, email)) ?? ''
  const begun = await staff.visitor.call('validateEmail', { body: { email, otp, admin: true } })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return staff
}

const add = (visitor: Visitor, sku: string) =>
  visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
const checkOut = (visitor: Visitor, email: string, wallet = 0, paymentOption: 1 | 3 = 1) =>
  visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form({ email, paymentOption }), request_key: randomUUID(), wallet },
  })

describe('AUTH-13 a code request with `admin`', () => {
  it('is refused to everybody but staff who may order for customers', async () => {
    const { email, visitor } = await buyer()
    const reviewer = await signedInStaff(world, 'kyc_reviewer')
    for (const other of [world.visitor(), visitor, reviewer.visitor]) {
      expect(await ask(other, email)).toMatchObject({ status: 403, body: { code: 'staff_only' } })
      expect(
        await other.call('validateEmail', { body: { email, otp: '123456', admin: true } }),
      ).toMatchObject({ status: 403, body: { code: 'staff_only' } })
    }
    const support = await signedInStaff(world, 'support')
    expect(await ask(support.visitor, 'nobody@clinic.example')).toMatchObject({
      status: 404,
      body: { code: 'customer_unknown' },
    })
    await support.visitor.call('staffBlockCustomer', {
      params: { id: (await buyer()).id },
      body: { reason: 'Paid with stolen cards' },
    })
  })

  it('mails the customer what the code allows; a code for signing in isn’t one', async () => {
    const { id, email } = await buyer()
    const staff = await signedInStaff(world, 'support')
    world.clock.advance(60_000)
    const signIn = await askForCode(world, world.visitor(), email)
    expect(
      await staff.visitor.call('validateEmail', { body: { email, otp: signIn, admin: true } }),
    ).toMatchObject({ status: 410, body: { code: 'otp_over' } })
    world.clock.advance(60_000)
    expect((await ask(staff.visitor, email)).status).toBe(200)
    const mail = (await mailsTo(world.db, email)).at(-1)
    expect(mail?.subject).toBe('Let our staff order for you?')
    expect(mail?.text).toContain('neither wallet nor points')
    const otp = (await codeFor(world.db, email)) ?? ''
    // Nor does it sign in.
    expect((await world.visitor().call('validateEmail', { body: { email, otp } })).status).not.toBe(
      200,
    )
    expect((await auditOf(world.db, id)).at(-1)).toMatchObject({
      action: 'customer.act_ask',
      by: staff.id,
    })
  })
})

describe('AUTH-13 staff who order for a customer', () => {
  it('do not begin with a code from before the account was blocked', async () => {
    const { id, email } = await buyer()
    const staff = await signedInStaff(world, 'support')
    world.clock.advance(60_000)
    expect((await ask(staff.visitor, email)).status).toBe(200)
    const otp = (await codeFor(world.db, email)) ?? ''
    const reason = 'Paid with stolen cards'
    const blocked = await staff.visitor.call('staffBlockCustomer', {
      params: { id },
      body: { reason },
    })
    expect(blocked.status, JSON.stringify(blocked.body)).toBe(200)
    expect(
      await staff.visitor.call('validateEmail', { body: { email, otp, admin: true } }),
    ).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
  })

  it('place an order that says so, told to the customer and in the audit log', async () => {
    const { id, email } = await buyer()
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const staff = await acting(email)
    expect((await mailsTo(world.db, email)).at(-1)?.subject).toBe('Our staff are ordering for you')
    expect((await staff.visitor.call('getCustomer')).body.user_info).toMatchObject({
      email,
      is_staff_acting: true,
    })
    await add(staff.visitor, sku)
    const elsewhere = await staff.visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: {
        form: form({ email: 'staff@own.example', paymentOption: 2 }),
        request_key: randomUUID(),
      },
    })
    expect(elsewhere).toMatchObject({
      status: 403,
      body: {
        code: 'acting_limited',
        message: 'The confirmation goes to the customer: enter the email address of their account.',
      },
    })
    const made = await staff.visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email, paymentOption: 2 }), request_key: randomUUID() },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { checkout } = made.body
    const placed = await staff.visitor.call('placeOrder', {
      params: { id: checkout.id },
      body: { total: checkout.total },
    })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const { outcome } = placed.body
    if (outcome.state !== 'placed') throw new Error(outcome.state)
    const shown = await staff.visitor.call('staffGetOrder', {
      params: { id: outcome.order_id },
    })
    expect(shown.body.order).toMatchObject({
      customer_id: id,
      placed_by: { id: staff.id, name: staff.name },
    })
    expect(shown.body.order.timeline.map(({ title, by }) => [title, by?.id])).toContainEqual([
      'Order placed for the customer',
      staff.id,
    ])
    expect(await auditOf(world.db, outcome.order_id)).toContainEqual(
      expect.objectContaining({ action: 'order.place_for', by: staff.id }),
    )
    expect((await mailsTo(world.db, email)).at(-1)?.text).toContain(
      'A member of our staff placed it for you.',
    )
  })

  it('may call nothing of the customer’s but what ordering needs', async () => {
    const { email } = await buyer()
    const { visitor } = await acting(email)
    const refused: RouteName[] = []
    for (const [key, route] of Object.entries<Route>(routes)) {
      const name = key as RouteName
      if (!route.callers.includes('customer') || actingRoutes.has(name)) continue
      const reply = await visitor.raw({
        method: route.method,
        url: route.path.replace(/\{\w+\}/g, 'x'),
        ...(route.method === 'GET' ? {} : { payload: {} }),
      })
      // Input that is wrong in itself may be refused before the caller is looked at.
      expect(reply.status, name).toBeGreaterThanOrEqual(400)
      if (reply.status === 403) refused.push(name)
    }
    expect(refused).toEqual(
      expect.arrayContaining([
        'checkWalletBalance',
        'walletTransactionHistory',
        'getRewardPoints',
        'setRewardPoints',
        'setPassword',
        'listSessions',
        'updateUser',
        'editMyAddress',
        'getMyKyc',
        'findOrders',
        'deactivateAccount',
      ]),
    )
  })

  it('stop when their own access ends or changes', async () => {
    const admin = await signedInStaff(world, 'admin')
    for (const name of ['staffDisable', 'staffInviteAgain', 'staffSetRole'] as const) {
      const { email } = await buyer()
      const staff = await acting(email)
      expect((await staff.visitor.call('readCart', { body: {} })).status).toBe(200)
      const body = { role: 'finance', seen_role: 'support' } as const
      const changed =
        name === 'staffSetRole'
          ? await admin.visitor.call(name, { params: { id: staff.id }, body })
          : await admin.visitor.call(name, { params: { id: staff.id } })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect((await staff.visitor.call('getCustomer')).body).not.toMatchObject({
        user_info: { email },
      })
    }
  })

  it('spend no wallet, draw on no credit line and place no checkout that the customer began', async () => {
    const { email, visitor } = await buyer()
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    await add(visitor, sku)
    const own = (await checkOut(visitor, email)).body.checkout
    const staff = await acting(email)
    expect(await checkOut(staff.visitor, email, 1)).toMatchObject({
      status: 403,
      body: { code: 'acting_limited' },
    })
    // A loan is the borrower's own decision (domain reference 3.6).
    expect(await checkOut(staff.visitor, email, 0, 3)).toMatchObject({
      status: 403,
      body: { code: 'acting_limited' },
    })
    expect(
      await staff.visitor.call('placeOrder', {
        params: { id: own.id },
        body: { total: own.total },
      }),
    ).toMatchObject({ status: 403, body: { code: 'acting_limited' } })
  })

  it('have an hour, which no renewal prolongs; the customer sees and ends it', async () => {
    const { id, email, visitor } = await buyer()
    const staff = await acting(email)
    world.clock.advance(50 * 60_000)
    expect((await staff.visitor.call('refreshSession', { body: {} })).status).toBe(200)
    expect((await staff.visitor.call('getCustomer')).status).toBe(200)
    await visitor.call('refreshSession', { body: {} })
    const sessions = (await visitor.call('listSessions')).body.sessions
    expect(sessions.map(({ device }) => device)).toContain('Our staff')
    world.clock.advance(11 * 60_000)
    expect((await staff.visitor.call('getCustomer')).status).toBe(401)
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['customer.act_ask', 'customer.act_begin']),
    )
  })
})
