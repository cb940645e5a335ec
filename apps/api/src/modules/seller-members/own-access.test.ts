import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const fresh = 'paper-boat-river'
type Member = Awaited<ReturnType<typeof signedInSeller>>

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
