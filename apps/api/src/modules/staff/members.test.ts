import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { signUp } from '@upchar/testkit/customers'
import { makeMember, signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { makeAdmin } from './index.ts'

const world = useWorld()
const audit = (id: string) => auditOf(world.db, id)

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

  it('keeps one administrator who can sign in when two disable each other at once', async () => {
    await world.db.execute(sql`update staff_member set disabled_at = now() where role = 'admin'`)
    const [one, other] = [await signedInStaff(world, 'admin'), await signedInStaff(world, 'admin')]
    // An invited one can't sign in yet, and may never do.
    await makeAdmin(world.context, { email: 'invited.admin@upchar.example', name: 'Invited' })
    await Promise.all([
      one.visitor.call('staffDisable', { params: { id: other.id } }),
      other.visitor.call('staffDisable', { params: { id: one.id } }),
    ])
    const { rows } = await world.db.execute(
      sql`select id from staff_member where role = 'admin' and disabled_at is null and totp_confirmed_at is not null`,
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
    // Half an hour without a call ends a session, even if nobody has asked for it since.
    const idle = await signedInStaff(world, 'support')
    await world.db.execute(
      sql`update staff_session set last_used_at = last_used_at - interval '30 minutes' where staff_id = ${idle.id}`,
    )
    const { members } = (await admin.visitor.call('staffListMembers', { query: { q: idle.name } }))
      .body
    expect(members).toMatchObject([{ id: idle.id, live_sessions: 0 }])
    const [support, all] = [
      await admin.visitor.call('staffListMembers', { query: { role: 'support', limit: 100 } }),
      await admin.visitor.call('staffListMembers', { query: { state: 'active', limit: 100 } }),
    ]
    expect(new Set(support.body.members.map(({ role }) => role))).toEqual(new Set(['support']))
    expect(new Set(all.body.members.map(({ state }) => state))).toEqual(new Set(['active']))
    expect((await admin.visitor.call('staffListMembers', { query: { q: '%' } })).body.total).toBe(0)
  })
})
