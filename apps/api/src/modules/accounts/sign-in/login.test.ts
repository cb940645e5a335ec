import { describe, expect, it } from 'vitest'
import { askForCode, newEmail, signUp, strongPassword } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const minute = 60_000

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

  it('AUTH-01 counts no right password, of a sign-in or to confirm a change', async () => {
    const { visitor, email, password } = await signUp(world)
    for (let i = 0; i < 11; i++) {
      const stranger = world.visitor()
      expect((await stranger.call('signIn', { body: { email, password } })).status).toBe(200)
    }
    const change = (from: string, to: string) =>
      visitor.call('setPassword', { body: { current_password: from, password: to } })
    for (let i = 0; i < 6; i++) {
      expect((await change(password, strongPassword)).status).toBe(200)
      expect((await change(strongPassword, password)).status).toBe(200)
    }
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
      await visitor.call('signIn', { body: { email, password: strongPassword } }),
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
