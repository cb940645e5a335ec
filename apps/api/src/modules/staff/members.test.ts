import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { mailsTo } from '@upchar/testkit/mails'
import { codeOf, makeMember, signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { developmentAdmin, makeAdmin, settleDevelopmentAdmin } from './index.ts'

const world = useWorld()

const audit = async (id: string) =>
  (
    await world.db.execute<{ action: string; before: unknown; after: unknown }>(
      sql`select action, before, after from audit_entry where subject_id = ${id} order by id`,
    )
  ).rows

async function keyFromMail(email: string): Promise<string> {
  return (
    /invitation\?key=([\w-]+)/.exec((await mailsTo(world.db, email)).at(-1)?.text ?? '')?.[1] ?? ''
  )
}

describe('an invitation', () => {
  it('leads by mail, password and authenticator app into the console', async () => {
    const admin = await signedInStaff(world, 'admin')
    const email = 'meera.shah@upchar.example'
    const { status, body } = await admin.visitor.call('staffInvite', {
      body: { name: 'Meera Shah', email: ` ${email.toUpperCase()} `, role: 'kyc_reviewer' },
    })
    expect(status).toBe(200)
    expect(body.member).toMatchObject({
      email,
      role: 'kyc_reviewer',
      state: 'invited',
      live_sessions: 0,
    })
    expect(
      await admin.visitor.call('staffInvite', {
        body: { name: 'Meera Shah', email, role: 'admin' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'member_exists' } })

    const key = await keyFromMail(email)
    const visitor = world.visitor()
    expect((await visitor.call('staffGetInvitation', { query: { key } })).body).toMatchObject({
      name: 'Meera Shah',
      email,
      role: 'kyc_reviewer',
    })
    for (const [weak, text] of [
      ['short', '10 characters'],
      ['meera.shah12', 'email address'],
      ['password1234', 'too easy'],
    ] as const) {
      expect(
        await visitor.call('staffAcceptInvitation', { body: { key, password: weak } }),
      ).toMatchObject({
        status: 400,
        body: { code: 'password_weak', message: expect.stringContaining(text) },
      })
    }
    expect(
      (await visitor.call('staffAcceptInvitation', { body: { key, password: 'paper-boat-river' } }))
        .body,
    ).toMatchObject({ step: 'enrol' })
    expect(
      await world
        .visitor()
        .call('staffAcceptInvitation', { body: { key, password: 'paper-boat-river' } }),
    ).toMatchObject({ status: 410, body: { code: 'invitation_over' } })

    expect((await visitor.call('staffMe')).status).toBe(401)
    expect((await visitor.call('staffSignInWithCode', { body: { code: '123456' } })).status).toBe(
      410,
    )
    const enrolment = (await visitor.call('staffStartEnrolment')).body
    expect(enrolment.otpauth_uri).toMatch(
      /^otpauth:\/\/totp\/Upchar(%20|\+)console:meera\.shah(%40|@)upchar\.example\?secret=[A-Z2-7]{32}/,
    )
    expect((await visitor.call('staffStartEnrolment')).body.secret).toBe(enrolment.secret)
    expect(await visitor.call('staffConfirmEnrolment', { body: { code: '000000' } })).toMatchObject(
      { status: 401, body: { code: 'code_wrong' } },
    )
    const code = codeOf(world, { totpSecret: enrolment.secret })
    const done = await visitor.call('staffConfirmEnrolment', { body: { code } })
    expect(done.body.step).toBe('signed_in')
    expect(new Set(done.body.recovery_codes).size).toBe(10)
    expect((await visitor.call('staffMe')).body.member.role).toBe('kyc_reviewer')
    expect((await visitor.call('staffStartEnrolment')).status).toBe(410)

    expect((await audit(body.member.id)).map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.accept',
      'staff.enrol',
      'staff.sign_in',
    ])
    expect((await audit(body.member.id))[0]?.after).toEqual({
      name: 'M*** S***',
      email: 'm***@upchar.example',
      role: 'kyc_reviewer',
    })
  })

  it('expires after three days, or with a new invitation', async () => {
    const admin = await signedInStaff(world, 'admin')
    const email = 'late@upchar.example'
    const { member } = (
      await admin.visitor.call('staffInvite', { body: { name: 'Late', email, role: 'support' } })
    ).body
    const first = await keyFromMail(email)
    world.clock.advance(1000)
    expect(
      (await admin.visitor.call('staffInviteAgain', { params: { id: member.id } })).status,
    ).toBe(200)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: first } })).status,
    ).toBe(410)
    const second = await keyFromMail(email)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: second } })).status,
    ).toBe(200)
    world.clock.advance(3 * 86_400_000)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: second } })).status,
    ).toBe(410)
    expect(
      (
        await world
          .visitor()
          .call('staffAcceptInvitation', { body: { key: second, password: 'paper-boat-river' } })
      ).status,
    ).toBe(410)
  })
})

describe('changing access', () => {
  it('applies another role from the next call', async () => {
    const [admin, member] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'support'),
    ]
    expect((await member.visitor.call('staffListMembers')).status).toBe(403)
    const change = {
      params: { id: member.id },
      body: { role: 'admin', seen_role: 'support' },
    } as const
    expect((await admin.visitor.call('staffSetRole', change)).body.member).toMatchObject({
      role: 'admin',
      live_sessions: 1,
    })
    expect((await member.visitor.call('staffListMembers')).status).toBe(200)
    expect(await admin.visitor.call('staffSetRole', change)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await audit(member.id)).toMatchObject([
      { action: 'staff.role', before: { role: 'support' }, after: { role: 'admin' } },
    ])
  })

  it('ends every session of a disabled member at once, and refuses sign-in until enabled', async () => {
    const [admin, member] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'kyc_reviewer'),
    ]
    expect(
      (await admin.visitor.call('staffDisable', { params: { id: member.id } })).body.member,
    ).toMatchObject({ state: 'disabled', live_sessions: 0 })
    expect((await member.visitor.call('staffMe')).status).toBe(401)
    expect(
      (
        await world
          .visitor()
          .call('staffSignIn', { body: { email: member.email, password: member.password } })
      ).status,
    ).toBe(401)
    expect(
      await admin.visitor.call('staffInviteAgain', { params: { id: member.id } }),
    ).toMatchObject({ status: 409, body: { code: 'member_disabled' } })
    expect(
      (await admin.visitor.call('staffEnable', { params: { id: member.id } })).body.member.state,
    ).toBe('active')
    expect((await member.visitor.call('staffMe')).status).toBe(401)
    expect(
      (
        await world
          .visitor()
          .call('staffSignIn', { body: { email: member.email, password: member.password } })
      ).status,
    ).toBe(200)
    expect((await audit(member.id)).map(({ action }) => action)).toEqual([
      'staff.disable',
      'staff.enable',
    ])
  })

  it('refuses a request of a disabled member that began before', async () => {
    const [admin, member, { id }] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'support'),
      await signUp(world),
    ]
    const body = JSON.stringify({ text: 'written after the end' })
    const url = new URL(
      `/api/staff/customers/${id}/notes`,
      await world.app.listen({ port: 0, host: '127.0.0.1' }),
    )
    const sending = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        cookie: `upchar_staff=${member.visitor.cookies.get('upchar_staff')}`,
      },
    })
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    const requested = once(world.app.server, 'request')
    sending.flushHeaders()
    await requested
    // Give the earlier request time to look its session up.
    expect((await member.visitor.call('staffMe')).status).toBe(200)
    expect((await admin.visitor.call('staffDisable', { params: { id: member.id } })).status).toBe(
      200,
    )
    sending.end(body)
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBe(401)
    expect((await admin.visitor.call('staffGetCustomer', { params: { id } })).body.notes).toEqual(
      [],
    )
  })

  it('removes password, codes and sessions with a new invitation', async () => {
    const [admin, member] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'finance'),
    ]
    expect(
      (await admin.visitor.call('staffInviteAgain', { params: { id: member.id } })).body.member
        .state,
    ).toBe('invited')
    expect((await member.visitor.call('staffMe')).status).toBe(401)
    expect(
      (
        await world
          .visitor()
          .call('staffSignIn', { body: { email: member.email, password: member.password } })
      ).status,
    ).toBe(401)
    const { rows } = await world.db.execute(
      sql`select totp_secret, (select count(*) from staff_recovery_code where staff_id = m.id) as codes from staff_member m where id = ${member.id}`,
    )
    expect(rows).toEqual([{ totp_secret: null, codes: 0 }])
  })

  it('refuses a concurrent sign-in with the old password', async () => {
    const admin = await signedInStaff(world, 'admin')
    for (let round = 0; round < 3; round++) {
      const member = await makeMember(world, 'admin')
      const thief = world.visitor()
      await Promise.all([
        thief.call('staffSignIn', { body: { email: member.email, password: member.password } }),
        admin.visitor.call('staffInviteAgain', { params: { id: member.id }, body: {} }),
      ])
      expect(await thief.call('staffStartEnrolment', { body: {} })).toMatchObject({
        status: 410,
        body: { code: 'sign_in_over' },
      })
    }
  })

  it('refuses a concurrent change of password from an open console', async () => {
    const admin = await signedInStaff(world, 'admin')
    for (let round = 0; round < 3; round++) {
      const { visitor, id, email, password } = await signedInStaff(world, 'admin')
      await Promise.all([
        visitor.call('staffSetPassword', {
          body: { current_password: password, password: 'umbrella-gravel-moth' },
        }),
        admin.visitor.call('staffInviteAgain', { params: { id }, body: {} }),
      ])
      expect(
        (
          await world
            .visitor()
            .call('staffSignIn', { body: { email, password: 'umbrella-gravel-moth' } })
        ).status,
      ).not.toBe(200)
    }
  })

  it('refuses changes of one’s own access', async () => {
    const admin = await signedInStaff(world, 'admin')
    const params = { id: admin.id }
    expect(await admin.visitor.call('staffDisable', { params })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect(
      await admin.visitor.call('staffSetRole', {
        params,
        body: { role: 'support', seen_role: 'admin' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'own_account' } })
    expect(await admin.visitor.call('staffInviteAgain', { params })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect(await admin.visitor.call('staffDisable', { params: { id: 'nobody' } })).toMatchObject({
      status: 404,
      body: { code: 'member_unknown' },
    })
  })

  it('keeps one administrator when two disable each other at once', async () => {
    await world.db.execute(sql`update staff_member set disabled_at = now() where role = 'admin'`)
    const [one, other] = [await signedInStaff(world, 'admin'), await signedInStaff(world, 'admin')]
    await Promise.all([
      one.visitor.call('staffDisable', { params: { id: other.id } }),
      other.visitor.call('staffDisable', { params: { id: one.id } }),
    ])
    const { rows } = await world.db.execute(
      sql`select id from staff_member where role = 'admin' and disabled_at is null`,
    )
    expect(rows).toHaveLength(1)
  })

  it('lists members by name, role and state', async () => {
    const admin = await signedInStaff(world, 'admin')
    const found = (
      await admin.visitor.call('staffListMembers', {
        query: { q: admin.name.toUpperCase(), limit: 1 },
      })
    ).body
    expect(found).toMatchObject({
      total: 1,
      total_is_more: false,
      members: [{ id: admin.id, live_sessions: 1, state: 'active' }],
    })
    const [support, all] = [
      await admin.visitor.call('staffListMembers', { query: { role: 'support', limit: 100 } }),
      await admin.visitor.call('staffListMembers', { query: { state: 'active', limit: 100 } }),
    ]
    expect(new Set(support.body.members.map(({ role }) => role))).toEqual(new Set(['support']))
    expect(new Set(all.body.members.map(({ state }) => state))).toEqual(new Set(['active']))
    expect((await admin.visitor.call('staffListMembers', { query: { q: '%' } })).body.total).toBe(0)
  })
})

describe('one’s own account', () => {
  it('lists and ends own sessions only', async () => {
    const [mine, other] = [
      await signedInStaff(world, 'support'),
      await signedInStaff(world, 'support'),
    ]
    const second = world.visitor()
    await second.call('staffSignIn', { body: { email: mine.email, password: mine.password } })
    await second.call('staffSignInWithCode', { body: { code: codeOf(world, mine) } })
    const { sessions } = (await mine.visitor.call('staffListSessions')).body
    expect(sessions.map(({ is_current }) => is_current).toSorted()).toEqual([false, true])
    expect(
      await mine.visitor.call('staffEndSessions', { body: { id: other.sessionId } }),
    ).toMatchObject({ status: 404, body: { code: 'session_unknown' } })
    expect(
      (await mine.visitor.call('staffEndSessions', { body: { others: true } })).body.ended_sessions,
    ).toBe(1)
    expect([
      (await second.call('staffMe')).status,
      (await mine.visitor.call('staffMe')).status,
      (await other.visitor.call('staffMe')).status,
    ]).toEqual([401, 200, 200])
  })

  it('changes the password with the current one and ends other sessions', async () => {
    const mine = await signedInStaff(world, 'support')
    expect(
      await mine.visitor.call('staffSetPassword', {
        body: { current_password: 'wrong one', password: 'paper-boat-river' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'credentials_wrong' } })
    expect(
      await mine.visitor.call('staffSetPassword', {
        body: { current_password: mine.password, password: 'upchar1234' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'password_weak' } })
    expect(
      (
        await mine.visitor.call('staffSetPassword', {
          body: { current_password: mine.password, password: 'paper-boat-river' },
        })
      ).body,
    ).toMatchObject({ message: 'Password Changed Successfully' })
    expect(
      (
        await world
          .visitor()
          .call('staffSignIn', { body: { email: mine.email, password: mine.password } })
      ).status,
    ).toBe(401)
    expect(
      (
        await world
          .visitor()
          .call('staffSignIn', { body: { email: mine.email, password: 'paper-boat-river' } })
      ).status,
    ).toBe(200)
  })

  it('generates new recovery codes for a code, and voids the old ones', async () => {
    const mine = await signedInStaff(world, 'support')
    expect(
      (await mine.visitor.call('staffNewRecoveryCodes', { body: { code: '000000' } })).status,
    ).toBe(403)
    const { recovery_codes: codes } = (
      await mine.visitor.call('staffNewRecoveryCodes', { body: { code: codeOf(world, mine) } })
    ).body
    expect(codes).toHaveLength(10)
    const visitor = world.visitor()
    await visitor.call('staffSignIn', { body: { email: mine.email, password: mine.password } })
    expect(
      (
        await visitor.call('staffSignInWithCode', {
          body: { recovery_code: mine.recoveryCodes[0] ?? '' },
        })
      ).status,
    ).toBe(401)
    expect(
      (await visitor.call('staffSignInWithCode', { body: { recovery_code: codes[0] ?? '' } })).body
        .recovery_codes_left,
    ).toBe(9)
  })
})

describe('the first administrator', () => {
  it('is created by command, and again when nobody can sign in any more', async () => {
    const link = await makeAdmin(world.context, { email: 'first@upchar.example', name: 'First' })
    expect(link).toMatch(/\/console\/invitation\?key=[\w-]+$/)
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key } })).body,
    ).toMatchObject({ name: 'First', role: 'admin' })
    const member = await makeMember(world, 'support')
    await makeAdmin(world.context, { email: member.email, name: member.name })
    const { rows } = await world.db.execute(
      sql`select role, password_hash, disabled_at from staff_member where id = ${member.id}`,
    )
    expect(rows).toEqual([{ role: 'admin', password_hash: null, disabled_at: null }])
  })

  it('of a development shop is in the README', () => {
    const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8')
    for (const text of [
      developmentAdmin.email,
      developmentAdmin.password,
      developmentAdmin.totpSecret,
    ])
      expect(readme).toContain(`\`${text}\``)
  })

  it('of a development shop can sign in there and never in production', async () => {
    const { email, password, totpSecret } = developmentAdmin
    await settleDevelopmentAdmin(world.context)
    const visitor = world.visitor()
    expect((await visitor.call('staffSignIn', { body: { email, password } })).body.step).toBe(
      'code',
    )
    expect(
      (await visitor.call('staffSignInWithCode', { body: { code: codeOf(world, { totpSecret }) } }))
        .status,
    ).toBe(200)
    await settleDevelopmentAdmin({
      ...world.context,
      config: { ...world.context.config, production: true },
    })
    expect((await visitor.call('staffMe')).status).toBe(401)
    expect((await world.visitor().call('staffSignIn', { body: { email, password } })).status).toBe(
      401,
    )
    await world.db.execute(sql`update staff_member set disabled_at = null where email = ${email}`)
    expect((await world.visitor().call('staffSignIn', { body: { email, password } })).status).toBe(
      401,
    )
  })
})
