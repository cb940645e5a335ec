import { readFileSync } from 'node:fs'
import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { codeOf, makeMember } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { developmentAdmin, makeAdmin, toggleDevelopmentAdmin } from './index.ts'

const world = useWorld()

describe('the first administrator', () => {
  it('is created by command, and again when nobody can sign in any more', async () => {
    const link = await makeAdmin(world.context, { email: 'first@upchar.example', name: 'First' })
    expect(link).toMatch(/\/console\/invitation\?key=[\w-]+$/)
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key } })).body,
    ).toMatchObject({ name: 'First', role: 'admin' })
    const member = await makeMember(world, 'support')
    await world.db.execute(sql`update staff_member set disabled_at = now() where id = ${member.id}`)
    await makeAdmin(world.context, { email: member.email, name: member.name })
    expect(await auditOf(world.db, member.id)).toMatchObject([
      { action: 'staff.first_admin', by: null, after: { role: 'admin' } },
    ])
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
    await toggleDevelopmentAdmin(world.context)
    const visitor = world.visitor()
    expect((await visitor.call('staffSignIn', { body: { email, password } })).body.step).toBe(
      'code',
    )
    expect(
      (await visitor.call('staffSignInWithCode', { body: { code: codeOf(world, { totpSecret }) } }))
        .status,
    ).toBe(200)
    await toggleDevelopmentAdmin({
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
