import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import {
  askForCode,
  customerIdOf,
  newEmail,
  signUp,
  strongPassword,
} from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const minute = 60_000

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
      (await visitor.call('confirmAccount', { body: { password: strongPassword } })).body,
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
      one.call('confirmAccount', { body: { password: strongPassword } }),
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
      await world.visitor().call('confirmAccount', { body: { password: strongPassword } }),
    ).toMatchObject({ status: 410, body: { code: 'proof_missing' } })
    // A refused password doesn't consume the proof.
    expect(
      await visitor.call('confirmAccount', { body: { password: 'password123' } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'password_weak', fields: [{ field: 'password' }] },
    })
    expect(
      await visitor.call('resetPassword', { body: { password: strongPassword } }),
    ).toMatchObject({
      status: 410,
      body: { code: 'proof_missing' },
    })
    world.clock.advance(15 * minute)
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 3, email })
    expect(
      await visitor.call('confirmAccount', { body: { password: strongPassword } }),
    ).toMatchObject({
      status: 410,
    })
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    const kept = visitor.cookies.get('upchar_email') ?? ''
    expect(
      (await visitor.call('confirmAccount', { body: { password: strongPassword } })).status,
    ).toBe(200)
    const copy = world.visitor()
    copy.cookies.set('upchar_email', kept)
    expect((await copy.call('confirmAccount', { body: { password: strongPassword } })).status).toBe(
      410,
    )
  })
})
