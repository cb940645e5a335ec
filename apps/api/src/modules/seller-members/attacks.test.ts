import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { askForCode, wrongCode } from '@upchar/testkit/customers'
import { failWrites } from '@upchar/testkit/failing-writes'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { signedInSeller, type SellersMember } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let admin: Visitor
beforeAll(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

let count = 0
const newEmail = () => `attacked${++count}@narmada.in`
const invite = (by: Visitor, email: string, name = 'Meera Joshi') =>
  by.call('sellerInviteMember', { body: { name, email, role: 'operations' } })
const change = (by: Visitor, id: string, action: 'invite_again' | 'disable' | 'enable') =>
  by.call('sellerChangeMember', { params: { id }, body: { action } })
async function keyIn(email: string): Promise<string> {
  const text = (await mailsTo(world.db, email)).at(-1)?.text ?? ''
  return /\/seller\/invitation\?key=([\w-]+)/.exec(text)?.[1] ?? ''
}
const accept = (key: string, password = 'cotton-kite-monsoon') =>
  world.visitor().call('sellerAcceptInvitation', { body: { key, password } })
const enterCode = (visitor: Visitor, otp: string) =>
  visitor.call('sellerSignInWithCode', { body: { otp } })
/** A browser that has given the password, and the code of the mail. */
async function halfSignedIn({ email, password }: SellersMember) {
  const visitor = world.visitor()
  const { body } = await visitor.call('sellerSignIn', { body: { email, password } })
  expect(body).toMatchObject({ step: 'code' })
  return { visitor, code: (await codeFor(world.db, email)) ?? '' }
}
async function rowOf(email: string) {
  const { rows } = await world.db.execute(
    sql`select m.disabled_at is not null as disabled, m.password_hash is not null as opened,
        m.invitation_hash is not null as invited,
        (select count(*)::int from seller_session s where s.member_id = m.id and s.stage = 'signed_in') as sessions
      from seller_member m where m.email = ${email}`,
  )
  return rows[0]
}
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted()

describe('the owners of a seller', () => {
  it('APP-01 cannot disable each other at once: one of them keeps the portal', async () => {
    const [one, two] = [
      await signedInSeller(world, 'owner', 2),
      await signedInSeller(world, 'owner', 2),
    ]
    const held = holdStatement(/update "seller_member" set .*"disabled_at"/)
    const first = change(one.visitor, two.id, 'disable')
    await held.held()
    let isDone = false
    const second = change(two.visitor, one.id, 'disable').finally(() => (isDone = true))
    await expect.poll(async () => isDone || isLockAwaited(world.db)).toBe(true)
    held.letGo()
    expect((await first).status).toBe(200)
    expect(await second).toMatchObject({ status: 401, body: { code: 'seller_not_signed_in' } })
    expect((await one.visitor.call('sellerMe')).status).toBe(200)
    expect((await two.visitor.call('sellerMe')).status).toBe(401)
  })
})

describe('a member whom an owner and staff disable at once', () => {
  const staffChange = (id: string, action: 'disable' | 'enable') =>
    admin.call('staffChangeSellerMember', { params: { id }, body: { action } })

  it.each(['the owner', 'staff'])(
    'APP-01 stays disabled by staff, when %s came first',
    async (who) => {
      const owner = await signedInSeller(world, 'owner', 2)
      const other = await signedInSeller(world, 'operations', 2)
      const byOwner = () => change(owner.visitor, other.id, 'disable')
      const byStaff = () => staffChange(other.id, 'disable')
      const held = holdStatement(/update "seller_member" set .*"disabled_at"/)
      const first = who === 'staff' ? byStaff() : byOwner()
      await held.held()
      let isDone = false
      const second = (who === 'staff' ? byOwner() : byStaff()).finally(() => (isDone = true))
      await expect.poll(async () => isDone || (await isLockAwaited(world.db))).toBe(true)
      held.letGo()
      expect(statuses([await first, await second])).toEqual([200, 200])
      expect(await change(owner.visitor, other.id, 'enable')).toMatchObject({
        status: 409,
        body: { code: 'disabled_by_staff' },
      })
      const log = (await auditOf(world.db, other.id)).filter(
        ({ action }) => action === 'seller_member.disable',
      )
      expect(log).toHaveLength(who === 'staff' ? 1 : 2)
      expect((await staffChange(other.id, 'enable')).status).toBe(200)
      expect((await other.visitor.call('sellerMe')).status).toBe(401)
    },
  )

  it('APP-01 comes back under the same address by nobody else', async () => {
    const owner = await signedInSeller(world, 'owner', 2)
    const other = await signedInSeller(world, 'operations', 2)
    await staffChange(other.id, 'disable')
    for (const email of [other.email, other.email.toUpperCase(), ` ${other.email} `])
      expect((await invite(owner.visitor, email)).status).not.toBe(200)
    expect((await change(owner.visitor, other.id, 'invite_again')).status).toBe(409)
    expect(await rowOf(other.email)).toMatchObject({ disabled: true, sessions: 0 })
  })
})

describe('an invitation to the portal', () => {
  it('APP-01 opens in one of two tabs', async () => {
    const owner = await signedInSeller(world, 'owner')
    const email = newEmail()
    await invite(owner.visitor, email)
    const key = await keyIn(email)
    expect(statuses(await Promise.all([accept(key), accept(key, 'lantern-harbour-mint')]))).toEqual(
      [200, 410],
    )
    expect(await rowOf(email)).toMatchObject({ opened: true, invited: false, sessions: 1 })
  })

  it('APP-01 is void once a newer one is sent, and once its member was disabled', async () => {
    const owner = await signedInSeller(world, 'owner')
    const email = newEmail()
    const { members } = (await invite(owner.visitor, email)).body
    const id = members.find((one) => one.email === email)?.id ?? ''
    const first = await keyIn(email)
    await change(owner.visitor, id, 'invite_again')
    const second = await keyIn(email)
    expect(second).not.toBe(first)
    const over = { status: 410, body: { code: 'invitation_over' } }
    expect(
      await world.visitor().call('sellerGetInvitation', { query: { key: first } }),
    ).toMatchObject(over)
    expect(await accept(first)).toMatchObject(over)
    await change(owner.visitor, id, 'disable')
    await change(owner.visitor, id, 'enable')
    expect(await accept(second)).toMatchObject(over)
    expect(await rowOf(email)).toMatchObject({ opened: false, sessions: 0 })
  })

  it('APP-01 goes out once when two people invite the same address at once', async () => {
    const [one, two] = [
      await signedInSeller(world, 'owner', 2),
      await signedInSeller(world, 'owner', 3),
    ]
    const email = newEmail()
    const replies = await Promise.all([
      invite(one.visitor, email),
      invite(two.visitor, email),
      invite(one.visitor, email),
    ])
    expect(statuses(replies)).toEqual([200, 409, 409])
    expect(await mailsTo(world.db, email)).toHaveLength(1)
  })

  it.each(['seller_member', 'mail_message', 'audit_entry'])(
    'APP-01 is whole or absent when a write to %s fails',
    async (table) => {
      const owner = await signedInSeller(world, 'owner')
      const email = newEmail()
      failing = await failWrites(world.db, table)
      expect((await invite(owner.visitor, email)).status).toBe(500)
      await failing.mend()
      expect(await rowOf(email)).toBeUndefined()
      expect(await mailsTo(world.db, email)).toEqual([])
      expect((await invite(owner.visitor, email)).status).toBe(200)
    },
  )

  it.each(['seller_session', 'audit_entry'])(
    'APP-01 still opens when accepting it ended at a write to %s',
    async (table) => {
      const owner = await signedInSeller(world, 'owner')
      const email = newEmail()
      await invite(owner.visitor, email)
      const key = await keyIn(email)
      failing = await failWrites(world.db, table, 'before insert', 'kill')
      expect((await accept(key)).status).toBeGreaterThanOrEqual(500)
      await failing.mend()
      expect(await rowOf(email)).toMatchObject({ opened: false, invited: true, sessions: 0 })
      expect((await accept(key)).status).toBe(200)
    },
  )

  it.each([
    ['Meera\r\nBcc: all@narmada.in', 'x@narmada.in'],
    ['Meera\u0000', 'x@narmada.in'],
    ['M'.repeat(101), 'x@narmada.in'],
    [' ', 'x@narmada.in'],
    ['Meera', 'x@narmada.in\r\nBcc: all@narmada.in'],
    ['Meera', '"x, all@narmada.in"@narmada.in'],
    ['Meera', `${'x'.repeat(250)}@narmada.in`],
  ])('APP-01 names nobody %j at %j', async (name, email) => {
    const owner = await signedInSeller(world, 'owner')
    const mails = () => world.db.execute(sql`select count(*) from mail_message`)
    const before = (await mails()).rows
    const refused = await invite(owner.visitor, email, name)
    expect(refused).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    expect((await mails()).rows).toEqual(before)
  })

  it('APP-01 shows a name as text', async () => {
    const owner = await signedInSeller(world, 'owner')
    const email = newEmail()
    await invite(owner.visitor, email, '<a href="//evil.example">Meera</a>')
    const html = (await mailsTo(world.db, email)).at(-1)?.html
    expect(html).toContain('&lt;a href=')
    expect(html).not.toContain('<a href="//evil')
  })
})

describe('the code of the portal', () => {
  it('APP-01 is void after five wrong tries', async () => {
    const { visitor, code } = await halfSignedIn(await signedInSeller(world, 'owner'))
    const codes = []
    for (let tries = 0; tries < 5; tries++)
      codes.push((await enterCode(visitor, wrongCode(code))).body)
    expect(codes.slice(0, 4)).toMatchObject([4, 3, 2, 1].map(() => ({ code: 'otp_wrong' })))
    expect(codes[4]).toMatchObject({ code: 'otp_over' })
    expect(await enterCode(visitor, code)).toMatchObject({ status: 410 })
    expect((await visitor.call('sellerMe')).status).toBe(401)
  })

  it('APP-01 opens no customer’s account, nor a customer’s code the portal', async () => {
    const member = await signedInSeller(world, 'owner')
    const { visitor, code } = await halfSignedIn(member)
    const customer = world.visitor()
    expect(
      (await customer.call('validateEmail', { body: { email: member.email, otp: code } })).status,
    ).toBe(410)
    const other = await askForCode(world, customer, member.email)
    expect(other).toMatch(/^\d{6}$/)
    if (other !== code)
      expect(await enterCode(visitor, other)).toMatchObject({
        status: 401,
        body: { code: 'otp_wrong' },
      })
    expect((await enterCode(visitor, code)).status).toBe(200)
  })

  it('APP-01 opens one session when it is sent twice at once', async () => {
    const member = await signedInSeller(world, 'operations')
    const { visitor, code } = await halfSignedIn(member)
    const again = world.visitor()
    again.cookies.set('upchar_seller', visitor.cookies.get('upchar_seller') ?? '')
    const replies = await Promise.all([enterCode(visitor, code), enterCode(again, code)])
    expect(statuses(replies)).toEqual([200, 410])
    // And the one that the test began with.
    expect(await rowOf(member.email)).toMatchObject({ sessions: 2 })
  })

  it('APP-01 opens nothing to who was disabled after giving the password', async () => {
    const [owner, member] = [
      await signedInSeller(world, 'owner'),
      await signedInSeller(world, 'accounts'),
    ]
    const { visitor, code } = await halfSignedIn(member)
    await change(owner.visitor, member.id, 'disable')
    expect(await enterCode(visitor, code)).toMatchObject({
      status: 410,
      body: { code: 'sign_in_over' },
    })
    expect(await rowOf(member.email)).toMatchObject({ sessions: 0 })
  })

  it('OPS-06 APP-01 says that the seller was suspended after the password was given', async () => {
    const member = await signedInSeller(world, 'accounts', 3)
    const { visitor, code } = await halfSignedIn(member)
    const body = { reason: 'Licence under review' }
    await admin.call('staffSuspendSeller', { params: { id: 3 }, body })
    expect(await enterCode(visitor, code)).toMatchObject({
      status: 403,
      body: { code: 'seller_suspended' },
    })
    const other = (await signedInStaff(world, 'admin')).visitor
    await other.call('staffLiftSuspension', { params: { id: 3 }, body })
    // The code was not used up.
    expect((await enterCode(visitor, code)).status).toBe(200)
  })
})

it('APP-01 a member stays as they were when disabling them ended in between', async () => {
  const [owner, member] = [
    await signedInSeller(world, 'owner'),
    await signedInSeller(world, 'accounts'),
  ]
  failing = await failWrites(world.db, 'audit_entry', 'before insert', 'kill')
  expect((await change(owner.visitor, member.id, 'disable')).status).toBeGreaterThanOrEqual(500)
  await failing.mend()
  expect((await member.visitor.call('sellerMe')).status).toBe(200)
  const twice = [1, 2].map(() => change(owner.visitor, member.id, 'disable'))
  expect(statuses(await Promise.all(twice))).toEqual([200, 200])
  expect((await auditOf(world.db, member.id)).map(({ action }) => action)).toEqual([
    'seller_member.disable',
  ])
})
