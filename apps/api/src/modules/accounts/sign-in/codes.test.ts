import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { sendMail } from '../../../platform/mail/mail.ts'
import { createJobHandlers } from '../../../jobs.ts'
import { withMailServer } from '@upchar/testkit/mail-server'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { askForCode, newEmail, signUp, wrongCode } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const minute = 60_000

describe('one-time codes', () => {
  it('AUTH-05 are sent to the trimmed lower-case address: OTP Sent Successfully', async () => {
    const email = newEmail()
    const reply = await world
      .visitor()
      .call('sendOtp', { body: { email: `  ${email.toUpperCase()}  `, admin: false } })
    expect(reply.body).toEqual({
      success: true,
      message: 'OTP Sent Successfully',
      step: 2,
      resend_after: 30,
      expires_in: 600,
    })
    expect(await codeFor(world.db, email)).toMatch(/^\d{6}$/)
  })

  it('AUTH-05 are stored as a hash, and removed from the mail once it is sent', async () => {
    const email = newEmail()
    const code = await askForCode(world, world.visitor(), email)
    const { rows } = await world.db.execute<{ stored: string }>(
      sql`select o::text as stored from one_time_code o where destination = ${email}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.stored).not.toContain(code)
    const mails = () => mailsTo(world.db, email)
    const [mail] = await mails()
    expect(mail?.subject).not.toContain(code)
    expect(mail?.text).toContain(code)
    const received = await withMailServer((url) =>
      sendMail(world.db, { ...world.context.config, SMTP_URL: url }, mail?.id ?? ''),
    )
    expect(received).toContain(code)
    expect(await mails()).toMatchObject([{ text: '', html: '' }])
  })

  it('AUTH-05 are resent after 30 seconds, three in 15 minutes, ten a day', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    const ask = () => visitor.call('sendOtp', { body: { email } })
    expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_attempts',
        detail: { retry_after: 30 },
        message: expect.stringContaining('Try again in 30 seconds.'),
      },
      headers: { 'retry-after': '30' },
    })
    for (let i = 0; i < 2; i++) {
      world.clock.advance(30_000)
      expect((await ask()).status).toBe(200)
    }
    world.clock.advance(30_000)
    expect(await ask()).toMatchObject({ status: 429, body: { detail: { retry_after: 810 } } })
    let sent = 3
    for (let i = 0; i < 30; i++) {
      world.clock.advance(15 * minute)
      if ((await ask()).status === 200) sent++
    }
    expect(sent).toBe(10)
    world.clock.advance(24 * 60 * minute)
    expect((await ask()).status).toBe(200)
  })

  it('AUTH-05 don’t count refused requests: a double click does not use up the three', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    for (let i = 0; i < 3; i++) {
      const pressed = await Promise.all(
        [1, 2, 3].map(() => visitor.call('sendOtp', { body: { email } })),
      )
      expect(pressed.filter((reply) => reply.status === 200)).toHaveLength(1)
      world.clock.advance(31_000)
    }
  })

  it('AUTH-05 are valid for ten minutes', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    const otp = await askForCode(world, visitor, email)
    world.clock.advance(10 * minute)
    expect(await visitor.call('validateEmail', { body: { email, otp } })).toMatchObject({
      status: 410,
      body: { code: 'otp_over' },
    })
  })

  it('AUTH-05 are void after five wrong attempts', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    const otp = await askForCode(world, visitor, email)
    const tries = []
    for (let i = 0; i < 5; i++)
      tries.push(
        (await visitor.call('validateEmail', { body: { email, otp: wrongCode(otp) } })).body,
      )
    expect(tries.slice(0, 4)).toMatchObject(
      [4, 3, 2, 1].map((left) => ({ code: 'otp_wrong', detail: { tries_left: left } })),
    )
    expect(tries[4]).toMatchObject({ code: 'otp_over' })
    expect(await visitor.call('validateEmail', { body: { email, otp } })).toMatchObject({
      status: 410,
      body: { code: 'otp_over' },
    })
  })

  it('AUTH-05 are replaced by one with all its attempts, and asked for here may be typed there', async () => {
    const { visitor: known, email } = await signUp(world)
    world.clock.advance(minute)
    const stranger = world.visitor()
    const first = await askForCode(world, stranger, email)
    for (let i = 0; i < 4; i++)
      await stranger.call('validateEmail', { body: { email, otp: wrongCode(first) } })
    world.clock.advance(minute)
    const second = await askForCode(world, stranger, email)
    expect(
      await stranger.call('validateEmail', { body: { email, otp: wrongCode(second) } }),
    ).toMatchObject({ body: { code: 'otp_wrong', detail: { tries_left: 4 } } })
    // The code of a new phone, typed at the computer that the account knows.
    expect((await known.call('validateEmail', { body: { email, otp: second } })).body.step).toBe(5)
  })

  it('AUTH-05 work once, even for five concurrent callers', async () => {
    const { email } = await signUp(world)
    world.clock.advance(minute)
    const otp = await askForCode(world, world.visitor(), email)
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => world.visitor().call('validateEmail', { body: { email, otp } })),
    )
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 410, 410, 410, 410])
  })

  it('AUTH-05 replace the one before, and are valid for one purpose and address', async () => {
    const { email } = await signUp(world)
    const other = (await signUp(world)).email
    world.clock.advance(minute)
    const visitor = world.visitor()
    const first = await askForCode(world, visitor, email)
    world.clock.advance(31_000)
    const second = await askForCode(world, visitor, email)
    if (first !== second)
      expect((await visitor.call('validateEmail', { body: { email, otp: first } })).status).toBe(
        400,
      )
    expect(
      (
        await visitor.call('validateEmail', {
          body: { email, otp: second, purpose: 'reset_password' },
        })
      ).status,
    ).toBe(410)
    expect(
      (await visitor.call('validateEmail', { body: { email: other, otp: second } })).status,
    ).toBe(410)
    expect((await visitor.call('validateEmail', { body: { email, otp: second } })).body.step).toBe(
      5,
    )
  })

  it('AUTH-05 are requested alike for addresses with and without an account', async () => {
    const { email } = await signUp(world)
    world.clock.advance(minute)
    for (const purpose of ['sign_in', 'reset_password'] as const) {
      const replies = []
      for (const whose of [email, newEmail()])
        replies.push(await world.visitor().call('sendOtp', { body: { email: whose, purpose } }))
      expect(replies[0]?.status).toBe(200)
      expect(replies[0]?.body).toEqual(replies[1]?.body)
      world.clock.advance(minute)
    }
  })
})

describe('retention', () => {
  it('DPDP deletes codes, proofs and counters within a day, ended sessions after a month', async () => {
    const { visitor } = await signUp(world)
    await askForCode(world, world.visitor(), newEmail())
    await visitor.call('logout', { body: {} })
    const left = async () =>
      (
        await world.db.execute<{ n: number }>(sql`select
      (select count(*)::int from one_time_code) + (select count(*)::int from email_proof) + (select count(*)::int from attempt_counter) as n`)
      ).rows[0]?.n
    expect(await left()).toBeGreaterThan(0)
    world.clock.advance(49 * 60 * minute)
    await createJobHandlers(world.context).forget({})
    expect(await left()).toBe(0)
    const sessions = async () =>
      (
        await world.db.execute<{ n: number }>(
          sql`select count(*)::int as n from customer_session where ended_at is not null`,
        )
      ).rows[0]?.n
    expect(await sessions()).toBeGreaterThan(0)
    world.clock.advance(31 * 24 * 60 * minute)
    await createJobHandlers(world.context).forget({})
    expect(await sessions()).toBe(0)
  })
})
