import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { forget } from '../../flows/customers/forget.ts'
import { codeOf, makeMember, signedInStaff, type Member } from '@upchar/testkit/staff'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()

const minute = 60_000

async function passPassword(member: Member, visitor: Visitor = world.visitor()): Promise<Visitor> {
  expect(
    (
      await visitor.call('staffSignIn', {
        body: { email: member.email, password: member.password },
      })
    ).status,
  ).toBe(200)
  return visitor
}

async function passBoth(member: Member): Promise<Visitor> {
  const visitor = await passPassword(member)
  expect(
    (await visitor.call('staffSignInWithCode', { body: { code: codeOf(world, member) } })).status,
  ).toBe(200)
  world.clock.advance(31_000)
  return visitor
}

describe('signing in to the console', () => {
  it('requires the password, then the code, before the console opens', async () => {
    const member = await makeMember(world, 'support')
    const visitor = world.visitor()
    expect((await visitor.call('staffGetSignIn')).body.step).toBe('password')
    const first = await visitor.call('staffSignIn', {
      body: { email: `  ${member.email.toUpperCase()} `, password: member.password },
    })
    expect(first).toMatchObject({ status: 200, body: { step: 'code' } })
    expect(String(first.headers['set-cookie'])).toMatch(
      /upchar_staff=.*Path=\/api; HttpOnly; SameSite=Lax/,
    )
    const half = visitor.cookies.get('upchar_staff')
    expect(await visitor.call('staffMe')).toMatchObject({
      status: 401,
      body: { code: 'staff_not_signed_in' },
    })
    expect((await visitor.call('staffGetSignIn')).body.step).toBe('code')
    const second = await visitor.call('staffSignInWithCode', {
      body: { code: codeOf(world, member) },
    })
    expect(second).toMatchObject({
      status: 200,
      body: { step: 'signed_in', recovery_codes_left: 10 },
    })
    expect(visitor.cookies.get('upchar_staff')).not.toBe(half)
    expect(await visitor.call('staffMe')).toMatchObject({
      status: 200,
      body: {
        member: { id: member.id, name: member.name, email: member.email, role: 'support' },
        permissions: expect.arrayContaining(['customers.read']),
      },
    })
    expect((await visitor.call('staffGetSignIn')).body.step).toBe('signed_in')
    const admin = await signedInStaff(world, 'admin')
    const listed = await admin.visitor.call('staffListMembers', { query: { q: member.email } })
    expect(listed.body.members).toMatchObject([
      { id: member.id, last_signed_in_at: world.clock.now().toISOString() },
    ])
  })

  it('answers wrong password, unknown address and disabled member alike', async () => {
    const [member, gone] = [await makeMember(world, 'support'), await makeMember(world, 'support')]
    await world.db.execute(sql`update staff_member set disabled_at = now() where id = ${gone.id}`)
    const answers = await Promise.all(
      [
        { email: member.email, password: 'not this one' },
        { email: 'nobody@upchar.example', password: 'not this one' },
        { email: gone.email, password: gone.password },
      ].map(async (body) => (await world.visitor().call('staffSignIn', { body })).body),
    )
    for (const answer of answers)
      expect({ ...answer, request_id: '' }).toEqual({ ...answers[0], request_id: '' })
    expect(answers[0]).toMatchObject({ code: 'credentials_wrong' })
  })

  it('sets up no app anew, and no recovery codes, for a member who has one', async () => {
    const member = await makeMember(world, 'support')
    const visitor = await passPassword(member)
    const hashes = async () =>
      (
        await world.db.execute(
          sql`select * from staff_recovery_code where staff_id = ${member.id} order by 1, 2`,
        )
      ).rows
    const before = await hashes()
    const over = { status: 410, body: { code: 'sign_in_over' } }
    expect(await visitor.call('staffStartEnrolment')).toMatchObject(over)
    const body = { code: codeOf(world, member) }
    expect(await visitor.call('staffConfirmEnrolment', { body })).toMatchObject(over)
    expect(before).toHaveLength(10)
    expect(await hashes()).toEqual(before)
  })

  it('refuses a used code, also concurrently', async () => {
    const member = await makeMember(world, 'support')
    const code = codeOf(world, member)
    const visitors = await Promise.all([1, 2, 3, 4].map(() => passPassword(member)))
    const statuses = await Promise.all(
      visitors.map(
        async (visitor) => (await visitor.call('staffSignInWithCode', { body: { code } })).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
    const again = await passPassword(member)
    expect(await again.call('staffSignInWithCode', { body: { code } })).toMatchObject({
      status: 401,
      body: { code: 'code_wrong' },
    })
    world.clock.advance(31_000)
    expect(
      (await again.call('staffSignInWithCode', { body: { code: codeOf(world, member) } })).status,
    ).toBe(200)
  })

  it('accepts codes of half a minute before and after, and no others', async () => {
    const member = await makeMember(world, 'support')
    const late = codeOf(world, member)
    world.clock.advance(30_000)
    expect(
      (await (await passPassword(member)).call('staffSignInWithCode', { body: { code: late } }))
        .status,
    ).toBe(200)
    const old = codeOf(world, await makeMember(world, 'support'))
    world.clock.advance(5 * minute)
    expect(
      (await (await passPassword(member)).call('staffSignInWithCode', { body: { code: old } }))
        .status,
    ).toBe(401)
  })

  it('accepts a recovery code once', async () => {
    const member = await makeMember(world, 'support')
    const typed = (member.recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ')
    expect(
      await (
        await passPassword(member)
      ).call('staffSignInWithCode', { body: { recovery_code: typed } }),
    ).toMatchObject({ status: 200, body: { recovery_codes_left: 9 } })
    expect(
      await (
        await passPassword(member)
      ).call('staffSignInWithCode', { body: { recovery_code: typed } }),
    ).toMatchObject({ status: 401, body: { code: 'code_wrong' } })
    const other = await makeMember(world, 'support')
    expect(
      (
        await (
          await passPassword(member)
        ).call('staffSignInWithCode', { body: { recovery_code: other.recoveryCodes[0] ?? '' } })
      ).status,
    ).toBe(401)
  })

  it('allows ten minutes for the second step', async () => {
    const visitor = await passPassword(await makeMember(world, 'support'))
    world.clock.advance(10 * minute + 1)
    expect(await visitor.call('staffSignInWithCode', { body: { code: '123456' } })).toMatchObject({
      status: 410,
      body: { code: 'sign_in_over' },
    })
    expect(
      await world.visitor().call('staffSignInWithCode', { body: { code: '123456' } }),
    ).toMatchObject({ status: 410 })
  })

  it('ends a session after half an hour without calls, and after twelve hours at the latest', async () => {
    const { visitor } = await signedInStaff(world, 'support')
    for (let passed = 0; passed < 11.5 * 60; passed += 25) {
      expect((await visitor.call('staffMe')).status).toBe(200)
      world.clock.advance(25 * minute)
    }
    world.clock.advance(25 * minute)
    expect((await visitor.call('staffMe')).status).toBe(401)
    const idle = await signedInStaff(world, 'support')
    world.clock.advance(30 * minute)
    expect(await idle.visitor.call('staffMe')).toMatchObject({
      status: 401,
      body: { code: 'staff_not_signed_in' },
    })
  })

  it('is not kept alive by the console’s polling', async () => {
    const { visitor } = await signedInStaff(world, 'support')
    for (let call = 0; call < 3; call += 1) {
      world.clock.advance(9 * minute)
      expect((await visitor.call('staffMe', { headers: { 'x-background': '1' } })).status).toBe(200)
    }
    world.clock.advance(4 * minute)
    expect((await visitor.call('staffMe')).status).toBe(401)
  })

  it('signs out on the server, and succeeds without a session', async () => {
    const { visitor, id } = await signedInStaff(world, 'support')
    const token = visitor.cookies.get('upchar_staff') ?? ''
    expect((await visitor.call('staffSignOut')).status).toBe(200)
    visitor.cookies.set('upchar_staff', token)
    expect((await visitor.call('staffMe')).status).toBe(401)
    expect((await world.visitor().call('staffSignOut')).status).toBe(200)
    const { rows } = await world.db.execute(
      sql`select action from audit_entry where staff_id = ${id}`,
    )
    expect(rows).toEqual([{ action: 'staff.sign_out' }])
  })

  it('deletes sessions a day after they ended', async () => {
    const { sessionId } = await signedInStaff(world, 'support')
    const kept = async () =>
      (await world.db.execute(sql`select 1 from staff_session where id = ${sessionId}`)).rowCount
    await forget(world.context)
    expect(await kept()).toBe(1)
    world.clock.advance(36 * 60 * minute + 1)
    await forget(world.context)
    expect(await kept()).toBe(0)
  })

  it('stores neither tokens nor secrets nor recovery codes in plain text', async () => {
    const member = await makeMember(world, 'admin')
    const visitor = await passBoth(member)
    const { rows } = await world.db.execute<{
      everything: string
    }>(sql`select (select json_agg(m) from staff_member m)::text || (select json_agg(s) from staff_session s)::text
      || (select json_agg(c) from staff_recovery_code c)::text || (select json_agg(e) from audit_entry e)::text || (select json_agg(a) from attempt_counter a)::text as everything`)
    for (const secret of [
      member.password,
      member.totpSecret,
      visitor.cookies.get('upchar_staff') ?? '',
      ...member.recoveryCodes,
    ])
      expect(rows[0]?.everything).not.toContain(secret)
  })
})

describe('failed attempts', () => {
  it('limits password guessing without locking the member out of a known browser', async () => {
    const member = await makeMember(world, 'support')
    const own = await passBoth(member)
    await own.call('staffSignOut')
    const guesses = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, i) =>
          (
            await world.visitor().raw({
              method: 'POST',
              url: '/api/staff/sign-in',
              payload: { email: member.email, password: `guess number ${i}` },
            })
          ).status,
      ),
    )
    expect(guesses.filter((status) => status === 401)).toHaveLength(6)
    expect(guesses.filter((status) => status === 429)).toHaveLength(194)
    const stranger = await world
      .visitor()
      .call('staffSignIn', { body: { email: member.email, password: member.password } })
    expect(stranger).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', detail: { retry_after: expect.any(Number) } },
    })
    await passPassword(member, own)
  })

  it('doesn’t count a right password or code: a member may sign in all day', async () => {
    const member = await makeMember(world, 'support')
    // More than the ten passwords and the twenty codes of a quarter of an hour.
    for (let i = 0; i < 21; i += 1) await passBoth(member)
  })

  it('opens no session of a member who is disabled while the password is compared', async () => {
    const member = await makeMember(world, 'support')
    const visitor = world.visitor()
    const { held, letGo } = holdStatement(/from "staff_member" .* for no key update/s)
    const signingIn = visitor.call('staffSignIn', {
      body: { email: member.email, password: member.password },
    })
    await held()
    await world.db.execute(
      sql`update staff_member set disabled_at = ${world.clock.now().toISOString()} where id = ${member.id}`,
    )
    letGo()
    expect(await signingIn).toMatchObject({
      status: 401,
      body: { code: 'credentials_wrong' },
    })
    const { rows } = await world.db.execute(
      sql`select 1 from staff_session where staff_id = ${member.id}`,
    )
    expect(rows).toEqual([])
  })

  it('limits code guessing', async () => {
    const member = await makeMember(world, 'support')
    const visitor = await passPassword(member)
    const statuses: number[] = []
    for (let i = 0; i < 40; i += 1)
      statuses.push(
        (await visitor.call('staffSignInWithCode', { body: { code: String(100_000 + i) } })).status,
      )
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('limits guessing the code that confirms a new authenticator app', async () => {
    const member = await makeMember(world, 'support')
    await world.db.execute(
      sql`update staff_member set totp_confirmed_at = null where id = ${member.id}`,
    )
    const visitor = world.visitor()
    const { email, password } = member
    expect((await visitor.call('staffSignIn', { body: { email, password } })).body.step).toBe(
      'enrol',
    )
    const statuses: number[] = []
    for (let i = 0; i < 21; i += 1)
      statuses.push(
        (await visitor.call('staffConfirmEnrolment', { body: { code: String(100_000 + i) } }))
          .status,
      )
    expect(statuses.at(-1)).toBe(429)
  })

  it('limits guessing across accounts from one address', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 150 },
        async (_, i) =>
          (
            await world.visitor().raw({
              method: 'POST',
              url: '/api/staff/sign-in',
              remoteAddress: '203.0.113.9',
              payload: { email: `member${i}@upchar.example`, password: 'the same for all' },
            })
          ).status,
      ),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90)
  })

  it('refuses cross-site sign-in', async () => {
    const member = await makeMember(world, 'support')
    const reply = await world.visitor().raw({
      method: 'POST',
      url: '/api/staff/sign-in',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      payload: { email: member.email, password: member.password },
    })
    expect(reply.status).toBe(403)
  })
})
