import { setTimeout } from 'node:timers/promises'
import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import {
  askForCode,
  newEmail,
  sessionFor,
  signUp,
  strongPassword,
  wrongCode,
} from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const minute = 60_000

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
      (await visitor.call('resetPassword', { body: { password: strongPassword } })).body,
    ).toMatchObject({ step: 8, message: 'Password Changed Successfully', is_first_login: false })
    expect((await visitor.call('getCustomer')).status).toBe(200)
    expect((await old.visitor.call('getCustomer')).status).toBe(401)
    expect(
      (await world.visitor().call('signIn', { body: { email: old.email, password: old.password } }))
        .status,
    ).toBe(401)
    expect(
      (
        await world
          .visitor()
          .call('signIn', { body: { email: old.email, password: strongPassword } })
      ).status,
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
    expect(
      (await visitor.call('resetPassword', { body: { password: strongPassword } })).status,
    ).toBe(200)
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
    expect(await visitor.call('setPassword', { body: { password: strongPassword } })).toMatchObject(
      {
        status: 403,
        body: { code: 'proof_needed' },
      },
    )
    expect(
      await visitor.call('setPassword', {
        body: { password: strongPassword, current_password: 'guessed it once' },
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
          body: { password: strongPassword, current_password: password },
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
      await visitor.call('setPassword', { body: { password, otp: wrongCode(otp ?? '') } }),
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
    await visitor.call('setPassword', {
      body: { password: strongPassword, current_password: password },
    })
    expect((await stranger.call('validateEmail', { body: { email, otp } })).status).toBe(410)
  })
})
