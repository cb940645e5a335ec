import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { codeOf, signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
/** What a member did to the own account, after signing in. */
const done = async ({ id }: { id: string }) =>
  (await auditOf(world.db, id))
    .filter(({ action }) => action !== 'staff.sign_in')
    .map(({ action, by, after }) => [action, by === id, after])

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
    expect(await done(mine)).toEqual([['staff.end_sessions', true, { ended: 1 }]])
    expect(await done(other)).toEqual([])
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
    const second = world.visitor()
    await second.call('staffSignIn', { body: { email: mine.email, password: mine.password } })
    await second.call('staffSignInWithCode', { body: { code: codeOf(world, mine) } })
    expect(
      (
        await mine.visitor.call('staffSetPassword', {
          body: { current_password: mine.password, password: 'paper-boat-river' },
        })
      ).body,
    ).toMatchObject({ message: 'Password Changed Successfully', ended_sessions: 1 })
    expect([
      (await mine.visitor.call('staffMe')).status,
      (await second.call('staffMe')).status,
    ]).toEqual([200, 401])
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
    expect(await done(mine)).toEqual([['staff.password', true, null]])
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
    expect(await done(mine)).toEqual([['staff.recovery_codes', true, null]])
  })
})

describe('a session of one’s own that another device ends meanwhile', () => {
  const notSignedIn = { status: 401, body: { code: 'staff_not_signed_in' } }
  async function withTwoSessions() {
    const mine = await signedInStaff(world, 'support')
    const second = world.visitor()
    await second.call('staffSignIn', { body: { email: mine.email, password: mine.password } })
    await second.call('staffSignInWithCode', { body: { code: codeOf(world, mine) } })
    return { mine, second }
  }
  const endOthers = ({ call }: ReturnType<typeof world.visitor>) =>
    call('staffEndSessions', { body: { others: true } })

  it.each(['the password', 'the recovery codes'])('changes %s no more', async (what) => {
    const { mine, second } = await withTwoSessions()
    world.clock.advance(60_000)
    const held = holdStatement(/from "staff_member" .* for no key update/)
    const change =
      what === 'the password'
        ? second.call('staffSetPassword', {
            body: { current_password: mine.password, password: 'paper-boat-river' },
          })
        : second.call('staffNewRecoveryCodes', { body: { code: codeOf(world, mine) } })
    await held.held()
    expect((await endOthers(mine.visitor)).body).toMatchObject({ ended_sessions: 1 })
    held.letGo()
    expect(await change).toMatchObject(notSignedIn)
    expect((await mine.visitor.call('staffMe')).body).toMatchObject({ recovery_codes_left: 10 })
    expect(await done(mine)).toEqual([['staff.end_sessions', true, { ended: 1 }]])
  })

  it('ends no session of the other one in turn', async () => {
    const { mine, second } = await withTwoSessions()
    const held = holdStatement(/delete from "staff_session"/)
    const first = endOthers(mine.visitor)
    await held.held()
    let isDone = false
    const other = endOthers(second).finally(() => (isDone = true))
    await expect.poll(async () => isDone || (await isLockAwaited(world.db))).toBe(true)
    held.letGo()
    expect((await first).status).toBe(200)
    expect(await other).toMatchObject(notSignedIn)
    expect((await mine.visitor.call('staffMe')).status).toBe(200)
  })
})
