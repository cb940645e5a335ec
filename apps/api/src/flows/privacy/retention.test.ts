import { expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { forget } from '../customers/forget.ts'

const world = useWorld()
const day = 86_400_000

it('DPDP s.8(7) staff set from tomorrow how long data are kept; the notice says it, the job follows it', async () => {
  const admin = async () => (await signedInStaff(world, 'admin')).visitor
  let staff = await admin()
  const set = (what: string, days: number) =>
    staff.call('staffSetRetention', { body: { what, days, reason: 'Nobody asks later' } })
  const daysOf = async (what: string) =>
    (await staff.call('staffListRetention')).body.kinds.find((one) => one.what === what)
  const notice = async () => JSON.stringify((await world.visitor().call('getPolicies')).body)

  // A consumer commission is open for two years: complaints stay as long.
  expect((await set('complaints', 700)).body).toMatchObject({ code: 'retention_out_of_range' })
  expect((await set('codes', 30)).body).toMatchObject({ code: 'retention_unknown' })
  expect((await set('carts', 0)).status).toBe(400)
  const { visitor: finance } = await signedInStaff(world, 'finance')
  expect(
    (
      await finance.call('staffSetRetention', {
        body: { what: 'help', days: 100, reason: 'Nobody asks later' },
      })
    ).status,
  ).toBe(403)

  await world.visitor().call('needHelp', {
    body: {
      query_type: 'product',
      sub_query_type: 'size',
      query: 'Which size fits?',
      name: 'Asha Rao',
      email: 'asha@clinic.in',
    },
  })
  expect(await mailsTo(world.db, 'asha@clinic.in')).toHaveLength(1)
  const tickets = async () =>
    (await world.db.execute(sql`select from support_ticket where email = 'asha@clinic.in'`)).rows
      .length
  // A double click is one change, and a kill in the middle none.
  const failing = await failWrites(world.db, 'audit_entry', 'before insert', 'kill')
  expect((await set('help', 200)).status).toBe(503)
  await failing.mend()
  const both = await Promise.all([set('help', 100), set('help', 100)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  for (const days of [-1, 1.5, 1e12, 2 ** 31])
    expect((await set('help', days)).status, String(days)).toBe(400)
  expect(await daysOf('help')).toMatchObject({ days: 365, next_days: 100, standard: 365 })
  expect(await notice()).toContain('365 days')
  world.clock.advance(99 * day)
  staff = await admin()
  expect(await daysOf('help')).toMatchObject({ days: 100, next_days: null })
  expect(await notice()).toContain('100 days')
  await forget(world.context)
  expect(await tickets()).toBe(1)
  world.clock.advance(2 * day)
  await forget(world.context)
  expect(await tickets()).toBe(0)
  const { rows } = await world.db.execute<{ before: unknown; after: unknown }>(
    sql`select before, after from audit_entry where action = 'retention.set'`,
  )
  expect(rows).toMatchObject([{ before: { days: 365 }, after: { days: 100 } }])
})
