import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { makeMember, signedInStaff, type Member } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { unlockByEmail } from './index.ts'

const world = useWorld()

async function lockedMember(): Promise<Member> {
  const member = await makeMember(world, 'support')
  for (let n = 0; n < 12; n++)
    await world.app.inject({
      method: 'POST',
      url: '/api/staff/sign-in',
      payload: { email: member.email, password: `wrong ${n}` },
      remoteAddress: `10.8.0.${n}`,
    })
  return member
}
const signIn = async ({ email, password }: Member) =>
  (await world.visitor().call('staffSignIn', { body: { email, password } })).status
const audited = async (id: string) =>
  (
    await world.db.execute<{ by: string | null }>(
      sql`select staff_id as by from audit_entry where action = 'staff.unlock' and subject_id = ${id}`,
    )
  ).rows.map(({ by }) => by)

describe('a member of staff whom strangers have locked out', () => {
  it('is unlocked by an administrator, on record, with the old password', async () => {
    const member = await lockedMember()
    expect(await signIn(member)).toBe(429)
    const admin = await signedInStaff(world, 'admin')
    const reply = await admin.visitor.call('staffUnlock', { params: { id: member.id } })
    expect(reply).toMatchObject({ status: 200, body: { member: { id: member.id } } })
    expect(await signIn(member)).toBe(200)
    expect(await audited(member.id)).toEqual([admin.id])
  })

  it('is unlocked from the command line', async () => {
    const member = await lockedMember()
    expect(await unlockByEmail(world.context, member.email)).toBe(true)
    expect(await signIn(member)).toBe(200)
    expect(await audited(member.id)).toEqual([null])
    expect(await unlockByEmail(world.context, 'nobody@upchar.example')).toBe(false)
  })

  it('is not unlocked by anybody else', async () => {
    const member = await lockedMember()
    const { visitor } = await signedInStaff(world, 'support')
    expect((await visitor.call('staffUnlock', { params: { id: member.id } })).status).toBe(403)
    expect(await signIn(member)).toBe(429)
  })
})
