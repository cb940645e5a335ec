import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
const fresh = 'paper-boat-river'
type Member = Awaited<ReturnType<typeof signedInSeller>>
/** What a change of a member’s access writes first. */
const lockOfMember = /from "seller_member" .* for no key update/

/** Another browser of the same member, signed in by password and the code of the mail. */
async function alsoIn({ email, password }: Member) {
  const visitor = world.visitor()
  expect((await visitor.call('sellerSignIn', { body: { email, password } })).status).toBe(200)
  const otp = (await codeFor(world.db, email)) ?? ''
  expect((await visitor.call('sellerSignInWithCode', { body: { otp } })).status).toBe(200)
  return visitor
}
const done = async ({ id }: Member) =>
  (await auditOf(world.db, id))
    .filter(({ action }) => action !== 'seller_member.sign_in')
    .map(({ action, after }) => [action, after])
const setPassword = ({ visitor, password }: Member, next: string, current = password) =>
  visitor.call('sellerSetPassword', { body: { current_password: current, password: next } })

describe('one’s own account in the portal', () => {
  it('APP-01 lists and ends own sessions only, for every role', async () => {
    const [mine, colleague] = [
      await signedInSeller(world, 'accounts'),
      await signedInSeller(world, 'owner'),
    ]
    const second = await alsoIn(mine)
    const { sessions } = (await mine.visitor.call('sellerListSessions')).body
    expect(sessions.map(({ is_current }) => is_current).toSorted()).toEqual([false, true])
    expect(
      await mine.visitor.call('sellerEndSessions', { body: { id: colleague.sessionId } }),
    ).toMatchObject({ status: 404, body: { code: 'session_unknown' } })
    const ended = await mine.visitor.call('sellerEndSessions', { body: { others: true } })
    expect(ended.body).toMatchObject({ ended_sessions: 1 })
    expect([
      (await second.call('sellerMe')).status,
      (await mine.visitor.call('sellerMe')).status,
      (await colleague.visitor.call('sellerMe')).status,
    ]).toEqual([401, 200, 200])
    expect(await done(mine)).toEqual([
      ['seller_member.end_sessions', { by_member: mine.id, ended: 1 }],
    ])
    expect(await done(colleague)).toEqual([])
  })

  it('APP-01 changes the password for the current one, ends other sessions and says so by mail', async () => {
    const mine = await signedInSeller(world, 'operations')
    const second = await alsoIn(mine)
    expect(await setPassword(mine, fresh, 'wrong one')).toMatchObject({
      status: 403,
      body: { code: 'credentials_wrong' },
    })
    expect(await setPassword(mine, 'upchar1234')).toMatchObject({
      status: 400,
      body: { code: 'password_weak' },
    })
    expect(await done(mine)).toEqual([])
    expect((await setPassword(mine, fresh)).body).toMatchObject({
      message: 'Password Changed Successfully',
      ended_sessions: 1,
    })
    expect([
      (await mine.visitor.call('sellerMe')).status,
      (await second.call('sellerMe')).status,
    ]).toEqual([200, 401])
    const { email } = mine
    const signIn = (password: string) =>
      world.visitor().call('sellerSignIn', { body: { email, password } })
    expect((await signIn(mine.password)).status).toBe(401)
    world.clock.advance(120_000)
    expect((await signIn(fresh)).status).toBe(200)
    expect(await done(mine)).toEqual([['seller_member.password', { by_member: mine.id }]])
    expect((await mailsTo(world.db, email)).map(({ subject }) => subject)).toContain(
      'Your password of the seller portal was changed',
    )
  })

  it('APP-01 counts wrong passwords, so that an open browser is no place to guess', async () => {
    const mine = await signedInSeller(world, 'operations')
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 30)
      statuses.push((await setPassword(mine, fresh, `guess ${statuses.length}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await setPassword(mine, fresh)).status).toBe(429)
  })

  it('APP-01 leaves nothing to a member who is disabled while the passwords are compared', async () => {
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const mine = await signedInSeller(world, 'operations')
    const [change, disabled] = await Promise.all([
      setPassword(mine, fresh),
      admin.call('staffChangeSellerMember', {
        params: { id: mine.id },
        body: { action: 'disable' },
      }),
    ])
    expect(disabled.status).toBe(200)
    expect([200, 401]).toContain(change.status)
    expect((await mine.visitor.call('sellerMe')).status).toBe(401)
    expect(await setPassword(mine, fresh)).toMatchObject({
      status: 401,
      body: { code: 'seller_not_signed_in' },
    })
  })
})

describe('an attack on one’s own account in the portal', () => {
  const isIn = async (visitor: Visitor) => (await visitor.call('sellerMe')).status === 200
  const endOthers = (visitor: Visitor) =>
    visitor.call('sellerEndSessions', { body: { others: true } })
  const notSignedIn = { status: 401, body: { code: 'seller_not_signed_in' } }

  it('APP-01 changes nothing by a session that another device ended during the comparison', async () => {
    const mine = await signedInSeller(world, 'operations')
    const thief = { ...mine, visitor: await alsoIn(mine) }
    const held = holdStatement(lockOfMember)
    const change = setPassword(thief, fresh)
    await held.held()
    expect((await endOthers(mine.visitor)).body).toMatchObject({ ended_sessions: 1 })
    held.letGo()
    expect(await change).toMatchObject(notSignedIn)
    expect([await isIn(mine.visitor), await isIn(thief.visitor)]).toEqual([true, false])
    expect((await setPassword(mine, fresh)).status).toBe(200)
    expect((await done(mine)).map(([action]) => action)).toEqual([
      'seller_member.end_sessions',
      'seller_member.password',
    ])
  })

  it('APP-01 ends one of two devices that end each other’s session at once', async () => {
    const mine = await signedInSeller(world, 'owner')
    const second = await alsoIn(mine)
    const held = holdStatement(/delete from "seller_session"/)
    const first = endOthers(mine.visitor)
    await held.held()
    let isDone = false
    const other = endOthers(second).finally(() => (isDone = true))
    await expect.poll(async () => isDone || (await isLockAwaited(world.db))).toBe(true)
    held.letGo()
    expect((await first).body).toMatchObject({ ended_sessions: 1 })
    expect(await other).toMatchObject(notSignedIn)
    expect([await isIn(mine.visitor), await isIn(second)]).toEqual([true, false])
  })

  it('APP-01 sets one of two passwords sent at once, and tells of it once', async () => {
    const mine = await signedInSeller(world, 'accounts')
    const replies = await Promise.all([setPassword(mine, fresh), setPassword(mine, fresh)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await done(mine)).toHaveLength(1)
    expect(await mailsTo(world.db, mine.email)).toHaveLength(1)
  })

  it('APP-01 ends a sign-in that awaits its code, also one that completes at that moment', async () => {
    const mine = await signedInSeller(world, 'operations')
    const { email, password } = mine
    const pending = world.visitor()
    await pending.call('sellerSignIn', { body: { email, password } })
    const otp = (await codeFor(world.db, email)) ?? ''
    // With the password alone nobody reads or ends a session.
    for (const reply of [
      await pending.call('sellerListSessions'),
      await endOthers(pending),
      await setPassword({ ...mine, visitor: pending }, fresh),
    ])
      expect(reply).toMatchObject(notSignedIn)
    const held = holdStatement(/update "seller_member" set "last_signed_in_at"/)
    const completing = pending.call('sellerSignInWithCode', { body: { otp } })
    await held.held()
    const change = setPassword(mine, fresh)
    await expect.poll(() => isLockAwaited(world.db)).toBe(true)
    held.letGo()
    expect((await change).status).toBe(200)
    await completing
    expect([await isIn(pending), await isIn(mine.visitor)]).toEqual([false, true])
  })

  it('OPS-06 APP-01 does nothing for a member of a suspended seller', async () => {
    const mine = await signedInSeller(world, 'owner', 3)
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const body = { reason: 'Licence under review' }
    await admin.call('staffSuspendSeller', { params: { id: 3 }, body })
    for (const reply of [
      await mine.visitor.call('sellerListSessions'),
      await endOthers(mine.visitor),
      await setPassword(mine, fresh),
    ])
      expect(reply).toMatchObject(notSignedIn)
    expect(await done(mine)).toEqual([])
  })

  it.each([
    ['a zero byte', 'paper\u0000boat-river', 400],
    ['half a character', 'paper-boat-\ud83e-river', 400],
    ['ten equal emoji', '🩺'.repeat(10), 400],
    ['1,000 characters', 'paper boat river lamp '.repeat(50).slice(0, 1000), 400],
    ['1,001 characters', 'x'.repeat(1001), 400],
    ['10 MB', 'paper boat '.repeat(1_000_000), 413],
    ['words with emoji', '🩺 paper 🛶 river ನದಿ', 200],
  ])('APP-01 takes a password with %s for what it is', async (_, next, status) => {
    const mine = await signedInSeller(world, 'operations')
    expect((await setPassword(mine, next)).status).toBe(status)
    expect(await done(mine)).toHaveLength(status === 200 ? 1 : 0)
    const { email } = mine
    const password = status === 200 ? next : mine.password
    const signIn = await world.visitor().call('sellerSignIn', { body: { email, password } })
    expect(signIn.status).toBe(200)
  })

  it('APP-01 ends only the named session where a call names one and all others', async () => {
    const mine = await signedInSeller(world, 'operations')
    const second = await alsoIn(mine)
    world.clock.advance(120_000)
    const third = await alsoIn(mine)
    const { sessions } = (await second.call('sellerListSessions')).body
    const id = sessions.find(({ is_current }) => is_current)?.id ?? ''
    const both = await mine.visitor.raw({
      method: 'POST',
      url: '/api/seller/sessions/end',
      payload: { id, others: true },
    })
    expect(both).toMatchObject({ status: 200, body: { ended_sessions: 1 } })
    expect([await isIn(second), await isIn(third)]).toEqual([false, true])
  })
})
