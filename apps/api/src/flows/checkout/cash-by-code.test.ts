import { sql } from '../../platform/db/sql.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeFor, codeOnPhone, textsTo } from '@upchar/testkit/mails'
import { customerIdOf, signUp } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import { create, created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { selectProved } from '../../modules/phones/index.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
/** One costs more than the ₹5,000 of a first order, four more than the ₹25,000 of any. */
let dear = ''
let number = 0
/** A phone of its own for each test, because codes are limited by phone. */
const newPhone = () => `98450${String(++number).padStart(5, '0')}`
/** A browser in a network of its own. */
const newGuest = async (quantity = 1) => {
  const visitor = world.visitor(`10.7.0.${(number % 250) + 1}`)
  await visitor.call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: dear, quantity }, pincode: '400001' },
  })
  return visitor
}
const askCash = async (visitor: Visitor) =>
  (await visitor.call('checkCod', { query: { pincode: '400001' } })).body
const send = (visitor: Visitor, phone: string) => visitor.call('sendPhoneCode', { body: { phone } })
const check = (visitor: Visitor, phone: string, otp: string) =>
  visitor.call('checkPhoneCode', { body: { phone, otp } })
const codeOn = async (phone: string): Promise<string> =>
  (await codeOnPhone(world.db, phone)) ?? 'none'
const prove = async (visitor: Visitor, phone: string) => {
  expect((await send(visitor, phone)).status).toBe(200)
  expect((await check(visitor, phone, await codeOn(phone))).status).toBe(200)
}
const unproved = { status: 409, body: { code: 'phone_unproved' } }

beforeAll(async () => {
  const goods = await stockGoods(world.db)
  dear = (await goods.addVariant({ pricePaise: 700_000, mrpPaise: null, stock: { mumbai: 500 } }))
    .sku
})
beforeEach(() => world.clock.advance(24 * 3_600_000))

describe('cash on delivery above the limit of a first order', () => {
  it('CHECKOUT-14 needs the code that was sent to the phone of the order', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    expect(await askCash(visitor)).toMatchObject({
      allowed: true,
      phone_code: true,
      proved_phones: [],
      message: 'A first order above ₹5,000 needs a code that we send to your phone.',
    })
    expect(await create(visitor, { form: { PhoneNumber: phone } })).toMatchObject(unproved)
    expect((await send(visitor, `+91 ${phone}`)).body).toEqual({
      success: true,
      message: 'OTP Sent Successfully',
      resend_after: 30,
      expires_in: 600,
    })
    const [text] = await textsTo(world.db, phone)
    expect(text).toMatch(
      /^\d{6} is your OTP to pay in cash on delivery at Upchar\. Valid for 10 minutes\. Do not share it with anyone\.$/,
    )
    expect((await check(visitor, phone, await codeOn(phone))).status).toBe(200)
    expect(await askCash(visitor)).toMatchObject({ phone_code: true, proved_phones: [phone] })
    const checkout = await created(visitor, { form: { PhoneNumber: phone } })
    placed(await place(visitor, checkout))
  })

  it('CHECKOUT-14 takes no proof of another phone, of another browser, or of an email address', async () => {
    const [owner, stranger, phone] = [await newGuest(), await newGuest(), newPhone()]
    await prove(owner, phone)
    expect(await create(owner, { form: { PhoneNumber: newPhone() } })).toMatchObject(unproved)
    expect(await create(stranger, { form: { PhoneNumber: phone } })).toMatchObject(unproved)
    // A code in another browser opens nothing in this one.
    await send(owner, phone)
    expect(await check(stranger, phone, await codeOn(phone))).toMatchObject({ status: 410 })
    const email = 'cash.by.mail@hospital.example'
    const { visitor } = await signUp(world, { email, visitor: stranger })
    await visitor.call('sendConfirmOtp')
    const mailed = (await codeFor(world.db, email)) ?? ''
    expect(mailed).toMatch(/^\d{6}$/)
    expect(await check(visitor, phone, mailed)).toMatchObject({ status: 410 })
    expect(
      await visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form({ PhoneNumber: phone }), request_key: 'signed in by mail' },
      }),
    ).toMatchObject(unproved)
  })

  it('CHECKOUT-14 is decided again when the order is placed', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    await prove(visitor, phone)
    const checkout = await created(visitor, { form: { PhoneNumber: phone } })
    await world.db.execute(
      sql`update phone_proof set proved_until = ${world.clock.now().toISOString()}::timestamptz where phone = ${phone}`,
    )
    expect(await place(visitor, checkout)).toMatchObject(unproved)
  })

  it('CHECKOUT-14 stays within the limit of every cash order', async () => {
    const [visitor, phone] = [await newGuest(4), newPhone()]
    await prove(visitor, phone)
    expect(await create(visitor, { form: { PhoneNumber: phone } })).toMatchObject({
      status: 409,
      body: { code: 'cod_not_allowed' },
    })
  })

  it('CHECKOUT-14 counts a proof for a day, and keeps it when the guest signs in', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    await prove(visitor, phone)
    await signUp(world, { visitor })
    expect((await askCash(visitor)).proved_phones).toEqual([phone])
    world.clock.advance(24 * 3_600_000 - 1)
    const proofs = () =>
      world.db.execute(
        sql`select 1 from phone_proof where customer_id = ${customerIdOf(visitor)} and proved_until > ${world.clock.now().toISOString()}::timestamptz`,
      )
    expect((await proofs()).rows).toHaveLength(1)
    world.clock.advance(1)
    expect((await proofs()).rows).toHaveLength(0)
  })

  it('CHECKOUT-14 keeps the later proof where guest and customer proved one phone', async () => {
    const [owner, phone] = [await signUp(world), newPhone()]
    await prove(owner.visitor, phone)
    const guest = await newGuest()
    world.clock.advance(12 * 3_600_000)
    await prove(guest, phone)
    const { email, password } = owner
    expect((await guest.call('signIn', { body: { email, password } })).status).toBe(200)
    const proved = () => selectProved(world.db, customerShopper(owner.id), world.clock.now())
    world.clock.advance(24 * 3_600_000 - 1)
    expect(await proved()).toEqual([phone])
    world.clock.advance(1)
    expect(await proved()).toEqual([])
  })

  it('CHECKOUT-14 is not offered in production without an SMS provider', async () => {
    const { config } = world.context
    const visitor = await newGuest()
    config.production = true
    try {
      expect(await askCash(visitor)).toMatchObject({
        allowed: false,
        phone_code: false,
        message: 'For a first order, cash on delivery is offered up to ₹5,000. Pay online.',
      })
      expect(await create(visitor)).toMatchObject({
        status: 409,
        body: { code: 'cod_not_allowed' },
      })
      expect(await send(visitor, newPhone())).toMatchObject({
        status: 409,
        body: { code: 'sms_off' },
      })
    } finally {
      config.production = false
    }
  })
})

describe('a code for a phone', () => {
  it('CHECKOUT-14 is answered alike for a customer’s phone and for one that nobody has', async () => {
    const known = newPhone()
    await signUp(world, {
      profile: {
        first_name: 'Meera',
        phone: known,
        business_type: 1,
        business_name: 'Sunrise Hospital',
      },
    })
    const answers = []
    for (const phone of [known, newPhone()]) {
      const visitor = await newGuest()
      const sent = await send(visitor, phone)
      const wrong = await check(visitor, phone, 'none')
      answers.push([sent.status, sent.body, wrong.status, { ...wrong.body, request_id: '' }])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('CHECKOUT-14 is hashed, is void after five wrong attempts, and ends after ten minutes', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    await send(visitor, phone)
    const code = await codeOn(phone)
    const { rows } = await world.db.execute<{ row: string }>(
      sql`select row_to_json(p)::text as row from phone_proof p where phone = ${phone}`,
    )
    expect(rows[0]?.row).not.toContain(code)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1])
      expect(await check(visitor, phone, wrong)).toMatchObject({
        status: 400,
        body: { code: 'otp_wrong', detail: { tries_left: left } },
      })
    expect(await check(visitor, phone, wrong)).toMatchObject({ status: 410 })
    expect(await check(visitor, phone, code)).toMatchObject({ status: 410 })
    world.clock.advance(31_000)
    await send(visitor, phone)
    world.clock.advance(10 * 60_000)
    expect(await check(visitor, phone, await codeOn(phone))).toMatchObject({ status: 410 })
  })

  it('CHECKOUT-14 begins anew with each code, which counts once, to its last second', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    await send(visitor, phone)
    const first = await codeOn(phone)
    const wrong = first === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) await check(visitor, phone, wrong)
    world.clock.advance(31_000)
    await send(visitor, phone)
    const second = await codeOn(phone)
    expect(await check(visitor, phone, second === '000000' ? '000001' : '000000')).toMatchObject({
      body: { code: 'otp_wrong', detail: { tries_left: 4 } },
    })
    world.clock.advance(10 * 60_000 - 1000)
    expect((await check(visitor, phone, second)).status).toBe(200)
    expect(await check(visitor, phone, second)).toMatchObject({ status: 410 })
  })

  it('CHECKOUT-14 compares five of fifty guesses at the same instant', async () => {
    const [visitor, phone] = [await newGuest(), newPhone()]
    await send(visitor, phone)
    const code = Number(await codeOn(phone))
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        check(visitor, phone, String((code + i + 1) % 1_000_000).padStart(6, '0')),
      ),
    )
    expect(replies.filter(({ body }) => 'code' in body && body.code === 'otp_wrong')).toHaveLength(
      4,
    )
    expect(await check(visitor, phone, String(code).padStart(6, '0'))).toMatchObject({
      status: 410,
    })
  })

  it('CHECKOUT-14 is limited by phone, whoever asks', async () => {
    const phone = newPhone()
    let sent = 0
    for (let i = 0; i < 40; i++) {
      const visitor = world.visitor(`10.8.0.${i}`)
      await visitor.call('readCart', { body: {} })
      const reply = await send(visitor, phone)
      if (reply.status === 200) sent++
      else expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
      world.clock.advance(6 * 60_000)
    }
    // Two at once are one; three in a quarter of an hour, ten in a day.
    expect(sent).toBe(10)
    expect(await textsTo(world.db, phone)).toHaveLength(10)
  })

  it('CHECKOUT-14 is limited by network, and by what the shop sends in a day', async () => {
    const visitor = await newGuest()
    for (let i = 0; i < 20; i++) expect((await send(visitor, newPhone())).status).toBe(200)
    expect((await send(visitor, newPhone())).status).toBe(429)
    const { config } = world.context
    const before = config.SMS_PER_DAY
    config.SMS_PER_DAY = 5
    try {
      world.clock.advance(24 * 3_600_000)
      const answers = []
      for (let i = 0; i < 6; i++) {
        const other = world.visitor(`10.9.0.${i}`)
        await other.call('readCart', { body: {} })
        answers.push((await send(other, newPhone())).status)
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      config.SMS_PER_DAY = before
    }
  })

  it('VALID-01 goes to mobile numbers only', async () => {
    const visitor = await newGuest()
    for (const phone of ['2222345678', '', '98765', 'constructor'])
      expect(await send(visitor, phone)).toMatchObject({
        status: 400,
        body: { code: 'phone_invalid' },
      })
  })

  it('is shown in the development mailbox', async () => {
    const [visitor, phone] = [await guestWith(world, { sku: dear }), newPhone()]
    await send(visitor, phone)
    const { body } = await visitor.raw({ url: '/dev/mailbox' })
    expect(String(body)).toContain(`${await codeOn(phone)} is your OTP`)
    expect(String(body)).toContain(`+91 ${phone}`)
  })
})
