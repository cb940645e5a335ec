import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sendMail } from '../../../platform/mail/mail.ts'
import { createJobHandlers } from '../../../jobs.ts'
import { withMailServer } from '@upchar/testkit/mail-server'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { askForCode, customerIdOf, sessionFor, signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const strong = 'neel gagan ki chhaon'
const minute = 60_000
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
let people = 0
const newEmail = () => `person-${++people}@clinic.example`

describe('opening an account', () => {
  it('AUTH-01 takes address, code and new password, and signs in (steps 0, 3, 4, 5)', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    expect((await visitor.call('getLoginState')).body).toMatchObject({
      step: 0,
      email: '',
      open_steps: [0],
    })
    expect((await visitor.call('submitEmail', { body: { email } })).body).toMatchObject({
      step: 3,
      is_new_user: true,
      email,
    })
    const otp = await askForCode(world, visitor, email)
    expect((await visitor.call('getLoginState')).body).toMatchObject({
      step: 3,
      email,
      open_steps: [0, 3],
    })
    expect((await visitor.call('validateEmail', { body: { email, otp } })).body).toMatchObject({
      step: 4,
      is_new_user: true,
      is_first_login: false,
    })
    expect((await visitor.call('getCustomer')).status).toBe(401)
    expect((await visitor.call('getLoginState')).body).toMatchObject({
      step: 4,
      open_steps: [0, 3, 4],
    })
    expect(
      (await visitor.call('confirmAccount', { body: { password: strong } })).body,
    ).toMatchObject({ step: 5, is_new_user: true, is_first_login: true })
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      email,
      is_authenticated: true,
      has_password: true,
      is_profile_complete: false,
    })
  })

  it('AUTH-01 works without a password: the account signs in by code from then on (steps 2, 5)', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    expect((await visitor.call('confirmAccount', { body: {} })).body).toMatchObject({
      step: 5,
      is_new_user: true,
    })
    world.clock.advance(minute)
    const later = world.visitor()
    expect((await later.call('submitEmail', { body: { email } })).body).toMatchObject({
      step: 2,
      is_new_user: false,
    })
    expect(
      (
        await later.call('validateEmail', {
          body: { email, otp: await askForCode(world, later, email) },
        })
      ).body,
    ).toMatchObject({ step: 5, is_new_user: false, is_first_login: false })
    expect((await later.call('getCustomer')).body.user_info.has_password).toBe(false)
  })

  it('AUTH-03 reports an account’s first sign-in once, however many tabs sign in together', async () => {
    const { email, password } = await signUp(world)
    const again = await Promise.all(
      [1, 2, 3].map(() => world.visitor().call('signIn', { body: { email, password } })),
    )
    expect(again.map((reply) => reply.body.is_first_login)).toEqual([false, false, false])
    const fresh = newEmail()
    await world.db.execute(
      sql`insert into customer (id, email, password_hash, created_at, updated_at) select 'imported', ${fresh}, password_hash, now(), now() from customer where email = ${email}`,
    )
    const first = await Promise.all(
      [1, 2, 3, 4].map(() => world.visitor().call('signIn', { body: { email: fresh, password } })),
    )
    expect(first.filter((reply) => reply.body.is_first_login)).toHaveLength(1)
  })

  it('AUTH-01 creates one account when two tabs confirm at once, and signs both in', async () => {
    const [one, two, email] = [world.visitor(), world.visitor(), newEmail()]
    await one.call('validateEmail', { body: { email, otp: await askForCode(world, one, email) } })
    world.clock.advance(minute)
    await two.call('validateEmail', { body: { email, otp: await askForCode(world, two, email) } })
    const done = await Promise.all([
      one.call('confirmAccount', { body: { password: strong } }),
      two.call('confirmAccount', { body: { password: 'another good one' } }),
    ])
    expect(done.map((reply) => reply.status)).toEqual([200, 200])
    expect(done.map((reply) => reply.body.is_new_user).toSorted()).toEqual([false, true])
    expect(customerIdOf(one)).toBe(customerIdOf(two))
  })

  it('AUTH-01 accepts a proof once, from its browser, for 15 minutes', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    expect(
      await world.visitor().call('confirmAccount', { body: { password: strong } }),
    ).toMatchObject({ status: 410, body: { code: 'proof_missing' } })
    // A refused password doesn't consume the proof.
    expect(
      await visitor.call('confirmAccount', { body: { password: 'password123' } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'password_weak', fields: [{ field: 'password' }] },
    })
    expect(await visitor.call('resetPassword', { body: { password: strong } })).toMatchObject({
      status: 410,
      body: { code: 'proof_missing' },
    })
    world.clock.advance(15 * minute)
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 3, email })
    expect(await visitor.call('confirmAccount', { body: { password: strong } })).toMatchObject({
      status: 410,
    })
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    const kept = visitor.cookies.get('upchar_email') ?? ''
    expect((await visitor.call('confirmAccount', { body: { password: strong } })).status).toBe(200)
    const copy = world.visitor()
    copy.cookies.set('upchar_email', kept)
    expect((await copy.call('confirmAccount', { body: { password: strong } })).status).toBe(410)
  })
})

describe('signing in', () => {
  it('AUTH-01 works by password (steps 0, 1, 5), with the address in any case', async () => {
    const { email, password } = await signUp(world)
    const visitor = world.visitor()
    expect(
      (await visitor.call('submitEmail', { body: { email: `  ${email.toUpperCase()} ` } })).body,
    ).toMatchObject({ step: 1, is_new_user: false, email })
    expect((await visitor.call('getLoginState')).body).toMatchObject({
      step: 1,
      email,
      open_steps: [0, 1, 2, 6],
    })
    expect(
      (await visitor.call('signIn', { body: { email: ` ${email.toUpperCase()}`, password } })).body,
    ).toMatchObject({ step: 5, is_new_user: false, is_first_login: false })
    expect((await visitor.call('getCustomer')).body.user_info.email).toBe(email)
  })

  it('AUTH-01 works by code instead of the password (steps 1, 2, 5)', async () => {
    const { email } = await signUp(world)
    world.clock.advance(minute)
    const visitor = world.visitor()
    await visitor.call('submitEmail', { body: { email } })
    const otp = await askForCode(world, visitor, email)
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 2, email })
    expect(
      (
        await visitor.call('validateEmail', {
          body: { email, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` },
        })
      ).body,
    ).toMatchObject({ step: 5 })
  })

  it('AUTH-01 answers alike for a wrong password and an unknown address', async () => {
    const { email } = await signUp(world)
    const refused = await Promise.all(
      [
        { email, password: 'not my password' },
        { email: newEmail(), password: 'not my password' },
      ].map((body) => world.visitor().call('signIn', { body })),
    )
    expect(refused.map((reply) => reply.status)).toEqual([401, 401])
    const bodies = refused.map((reply) => ({ ...reply.body, request_id: '' }))
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]).toMatchObject({ code: 'credentials_wrong' })
  })

  it.each([
    '',
    'no address',
    'a@b',
    'a b@clinic.example',
    'डॉक्टर@clinic.example',
    'a@clinic.example\r\nBcc: all@clinic.example',
  ])('AUTH-05 refuses %j as an address everywhere', async (email) => {
    const visitor = world.visitor()
    const replies = [
      await visitor.call('submitEmail', { body: { email } }),
      await visitor.call('sendOtp', { body: { email } }),
      await visitor.call('validateEmail', { body: { email, otp: '123456' } }),
      await visitor.call('signIn', { body: { email, password: strong } }),
    ]
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'email_invalid', fields: [{ field: 'email' }] },
      })
  })

  it('VALID-07 hints at free mail providers and refuses none', async () => {
    const hint = async (email: string) =>
      (await world.visitor().call('submitEmail', { body: { email } })).body.is_free_email
    expect([
      await hint('meera@gmail.com'),
      await hint('meera@yahoo.co.in'),
      await hint('Meera@HOTMAIL.com'),
      await hint('meera@outlook.in'),
      await hint('meera@sunrise.example'),
    ]).toEqual([true, true, true, true, false])
    const { visitor } = await signUp(world, { email: 'meera.nair@gmail.com' })
    expect((await visitor.call('getCustomer')).body.user_info.is_free_email).toBe(true)
  })

  it('DATA-15 keeps tokens, email and flag in cookies: scripts read only the flag, and answers contain no secret', async () => {
    const { email, password } = await signUp(world)
    const reply = await world.visitor().call('signIn', { body: { email, password } })
    const set = [reply.headers['set-cookie']].flat().map(String)
    const find = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? ''
    for (const name of ['upchar_access', 'upchar_refresh', 'upchar_email', 'upchar_guest'])
      expect(find(name), name).toMatch(/HttpOnly; SameSite=Lax/)
    expect(find('upchar_refresh')).toContain('Path=/api/authentication;')
    expect(find('upchar_signed_in')).toBe(
      'upchar_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    )
    for (const name of ['upchar_access', 'upchar_refresh']) {
      const value = /=([^;]+)/.exec(find(name))?.[1] ?? ''
      expect(value.length).toBeGreaterThan(40)
      expect(JSON.stringify(reply.body)).not.toContain(value)
    }
  })
})

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
      tries.push((await visitor.call('validateEmail', { body: { email, otp: wrong(otp) } })).body)
    expect(tries.slice(0, 4)).toMatchObject(
      [4, 3, 2, 1].map((left) => ({ code: 'otp_wrong', detail: { tries_left: left } })),
    )
    expect(tries[4]).toMatchObject({ code: 'otp_over' })
    expect(await visitor.call('validateEmail', { body: { email, otp } })).toMatchObject({
      status: 410,
      body: { code: 'otp_over' },
    })
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

describe('a new password', () => {
  it('AUTH-06 is set after the right code: Password Changed Successfully, and every other session ends (steps 6, 7, 8)', async () => {
    const old = await signUp(world)
    world.clock.advance(minute)
    const visitor = world.visitor()
    await visitor.call('submitEmail', { body: { email: old.email } })
    const otp = await askForCode(world, visitor, old.email, 'reset_password')
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 6 })
    expect(
      (
        await visitor.call('validateEmail', {
          body: { email: old.email, otp, purpose: 'reset_password' },
        })
      ).body,
    ).toMatchObject({ step: 7, is_new_user: false })
    expect((await visitor.call('getLoginState')).body).toMatchObject({
      step: 7,
      open_steps: [0, 1, 2, 6, 7],
    })
    expect((await visitor.call('getCustomer')).status).toBe(401)
    expect(await visitor.call('resetPassword', { body: { password: 'short' } })).toMatchObject({
      status: 400,
      body: { message: 'Use at least 10 characters' },
    })
    expect(
      (await visitor.call('resetPassword', { body: { password: strong } })).body,
    ).toMatchObject({ step: 8, message: 'Password Changed Successfully', is_first_login: false })
    expect((await visitor.call('getCustomer')).status).toBe(200)
    expect((await old.visitor.call('getCustomer')).status).toBe(401)
    expect(
      (await world.visitor().call('signIn', { body: { email: old.email, password: old.password } }))
        .status,
    ).toBe(401)
    expect(
      (await world.visitor().call('signIn', { body: { email: old.email, password: strong } }))
        .status,
    ).toBe(200)
    expect((await mailsTo(world.db, old.email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('AUTH-06 is all that its code permits: no session without the new password', async () => {
    const { email } = await signUp(world)
    world.clock.advance(minute)
    const visitor = world.visitor()
    const otp = await askForCode(world, visitor, email, 'reset_password')
    await visitor.call('validateEmail', { body: { email, otp, purpose: 'reset_password' } })
    expect((await visitor.call('confirmAccount', { body: {} })).body).toMatchObject({
      success: false,
      code: 'proof_missing',
    })
    expect((await visitor.call('getCustomer')).status).toBe(401)
    expect((await visitor.call('resetPassword', { body: { password: strong } })).status).toBe(200)
  })

  it('AUTH-06 is refused for an address without an account, whose owner gets a mail', async () => {
    const [visitor, email] = [world.visitor(), newEmail()]
    expect(
      (await visitor.call('sendOtp', { body: { email, purpose: 'reset_password' } })).status,
    ).toBe(200)
    expect(await codeFor(world.db, email)).toBeUndefined()
    expect((await mailsTo(world.db, email)).at(-1)?.text).toContain('It has no account')
  })

  it('AUTH-06 requires the current one or a code of a signed-in buyer, and ends the other sessions', async () => {
    const { visitor, email, password } = await signUp(world)
    const other = world.visitor()
    await other.call('signIn', { body: { email, password } })
    expect(await visitor.call('setPassword', { body: { password: strong } })).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    })
    expect(
      await visitor.call('setPassword', {
        body: { password: strong, current_password: 'guessed it once' },
      }),
    ).toMatchObject({
      status: 403,
      body: { code: 'credentials_wrong', fields: [{ field: 'current_password' }] },
    })
    expect(
      await visitor.call('setPassword', {
        body: { password: 'qwertyuiop1', current_password: password },
      }),
    ).toMatchObject({ status: 400, body: { code: 'password_weak' } })
    expect(
      (
        await visitor.call('setPassword', {
          body: { password: strong, current_password: password },
        })
      ).body,
    ).toEqual({ success: true, message: 'Password Changed Successfully', ended_sessions: 1 })
    expect([
      (await visitor.call('getCustomer')).status,
      (await other.call('getCustomer')).status,
    ]).toEqual([200, 401])
    world.clock.advance(minute)
    await visitor.call('refreshSession', { body: {} })
    expect((await visitor.call('sendConfirmOtp')).body).toMatchObject({
      message: 'OTP Sent Successfully',
    })
    const otp = await codeFor(world.db, email)
    expect(
      await visitor.call('setPassword', { body: { password, otp: wrong(otp ?? '') } }),
    ).toMatchObject({ status: 400, body: { code: 'otp_wrong' } })
    expect((await visitor.call('setPassword', { body: { password, otp } })).status).toBe(200)
    expect((await visitor.call('setPassword', { body: { password, otp } })).status).toBe(410)
  })

  it('AUTH-06 signs out a concurrent sign-in or change with the old password', async () => {
    for (const kept of ['violet anchor plum', 'saffron meadow kite', 'granite whistle fern']) {
      const { visitor, email, password, id } = await signUp(world)
      const [thieves, stolen] = [
        [0, 1, 2, 3, 4, 5, 6, 7].map(() => world.visitor()),
        await sessionFor(world, id),
      ]
      const later = async <T>(wait: number, work: () => Promise<T>): Promise<T> => {
        await setTimeout(wait)
        return work()
      }
      const [changed] = await Promise.all([
        visitor.call('setPassword', { body: { current_password: password, password: kept } }),
        later(5, () =>
          stolen.call('setPassword', {
            body: { current_password: password, password: 'umbrella gravel moth' },
          }),
        ),
        ...thieves.map((thief, i) =>
          later(i * 10, () => thief.call('signIn', { body: { email, password } })),
        ),
      ])
      world.clock.advance(15 * minute)
      const present = changed.status === 200 ? kept : 'umbrella gravel moth'
      expect([
        (await world.visitor().call('signIn', { body: { email, password: present } })).status,
        (await world.visitor().call('signIn', { body: { email, password } })).status,
      ]).toEqual([200, 401])
      const { rows } = await world.db.execute(
        sql`select id from customer_session where customer_id = ${id} and method = 'password' and ended_at is null`,
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('AUTH-06 voids outstanding codes', async () => {
    const { visitor, email, password } = await signUp(world)
    world.clock.advance(minute)
    const stranger = world.visitor()
    const otp = await askForCode(world, stranger, email)
    await visitor.call('setPassword', { body: { password: strong, current_password: password } })
    expect((await stranger.call('validateEmail', { body: { email, otp } })).status).toBe(410)
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
