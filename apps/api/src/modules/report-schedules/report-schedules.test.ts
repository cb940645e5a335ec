import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { makeMember, signedInStaff, type Member } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { newId } from '../../platform/ids.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let finance: Member & { visitor: Visitor }
let catalogue: Member & { visitor: Visitor }

beforeAll(async () => {
  // A Saturday, 11:00 in India.
  world.clock.set('2026-11-28T05:30:00Z')
  finance = await signedInStaff(world, 'finance')
  catalogue = await signedInStaff(world, 'catalogue')
})
beforeEach(() =>
  world.db
    .execute(sql`update report_schedule set state = 'ended', reason = 'Test', next_at = null, ended_at = '2026-11-01'
    where state <> 'ended'`),
)

type Body = BodyInput<'staffAddReportSchedule'>
const daily = { report: 'sales', every: 'day', on: 0, hour: 9 } as const
const add = (changes: Partial<Body> = {}, by: Visitor = finance.visitor) =>
  by.call('staffAddReportSchedule', { body: { ...daily, receivers: [finance.id], ...changes } })
const added = async (changes: Partial<Body> = {}) => {
  const reply = await add(changes)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.schedule
}
const list = async (by: Visitor = finance.visitor, state: 'open' | 'ended' = 'open') =>
  (await by.call('staffListReportSchedules', { query: { state } })).body
const audited = async (id: string) =>
  (
    await world.db.execute<{ action: string; after: Record<string, unknown> }>(
      sql`select action, after from audit_entry where subject_kind = 'report_schedule' and subject_id = ${id} order by id`,
    )
  ).rows

describe('scheduled reports', () => {
  it('OPS-08 are sent at an hour in India; the last day of a month stands for the 31st', async () => {
    // 9:00 is past today.
    expect(await added()).toMatchObject({
      state: 'active',
      next_at: '2026-11-29T03:30:00.000Z',
      receivers: [{ id: finance.id, name: finance.name, gets: true }],
      made_by: finance.name,
      last: null,
    })
    expect(await added({ every: 'month', on: 31 })).toMatchObject({
      next_at: '2026-11-30T03:30:00.000Z',
    })
    expect(await added({ every: 'week', on: 6, hour: 12 })).toMatchObject({
      next_at: '2026-11-28T06:30:00.000Z',
    })
    const { schedules, total } = await list()
    expect(schedules.map((one) => one.every)).toEqual(['week', 'day', 'month'])
    expect(total).toBe(3)
  })

  it('OPS-08 AUTH-09 are shown, made and sent only where the role may see the report', async () => {
    const sales = await added()
    const stock = await add(
      { report: 'expiry', receivers: [catalogue.id, finance.id] },
      catalogue.visitor,
    )
    expect(stock).toMatchObject({
      status: 400,
      body: { code: 'report_schedule_wrong', fields: [{ field: 'receivers' }] },
    })
    expect(await add({ report: 'expiry', receivers: [catalogue.id] })).toMatchObject({
      status: 400,
      body: { code: 'report_schedule_wrong', fields: [{ field: 'report' }] },
    })
    const own = (await add({ report: 'expiry', receivers: [catalogue.id] }, catalogue.visitor)).body
      .schedule
    expect((await list(catalogue.visitor)).schedules.map(({ id }) => id)).toEqual([own.id])
    expect((await list()).schedules.map(({ id }) => id)).toEqual([sales.id])
    expect((await list(catalogue.visitor)).reports).toEqual([
      {
        report: 'expiry',
        people: expect.arrayContaining([{ id: catalogue.id, name: catalogue.name }]),
      },
    ])
    expect((await list()).reports.map(({ report }) => report)).toEqual([
      'sales',
      'service',
      'stock',
      'payouts',
      'tax',
    ])
    const params = { id: sales.id }
    const { version } = sales
    const reason = 'Not theirs to stop'
    const time = { every: 'day', on: 0, hour: 1 } as const
    const days = { from: '2026-11-27', until: '2026-11-27' }
    const { visitor } = catalogue
    for (const reply of [
      await visitor.call('staffGetReportSchedule', { params }),
      await visitor.call('staffChangeReportSchedule', {
        params,
        body: { version, ...time, receivers: [catalogue.id] },
      }),
      await visitor.call('staffPauseReportSchedule', { params, body: { version, reason } }),
      await visitor.call('staffResumeReportSchedule', { params, body: { version } }),
      await visitor.call('staffEndReportSchedule', { params, body: { version, reason } }),
      await visitor.call('staffSendReportAgain', { params, body: days }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'report_schedule_unknown' } })
    expect((await list()).schedules).toEqual([sales])
  })

  it('OPS-08 name receivers who can sign in, and only times that there are', async () => {
    const gone = await makeMember(world, 'finance')
    await world.db.execute(sql`update staff_member set disabled_at = now() where id = ${gone.id}`)
    for (const receivers of [[gone.id], ['nobody'], [newId()]])
      expect(await add({ receivers })).toMatchObject({
        status: 400,
        body: { code: 'report_schedule_wrong', fields: [{ field: 'receivers' }] },
      })
    const wrongs: Partial<Body>[] = [
      { every: 'day', on: 1 },
      { every: 'week', on: 0 },
      { every: 'week', on: 8 },
      { every: 'month', on: 32 },
      { hour: 24 },
      { hour: -1 },
      { hour: 9.5 },
      { receivers: [] },
      { receivers: [finance.id, finance.id] },
    ]
    for (const wrong of wrongs)
      expect(await add(wrong)).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    // The tax returns are of a month.
    expect(await add({ report: 'tax' })).toMatchObject({
      status: 400,
      body: { code: 'report_schedule_wrong', fields: [{ field: 'every' }] },
    })
    expect((await list()).total).toBe(0)
  })

  it('OPS-08 have one schedule for each time, also when two are entered at once', async () => {
    const replies = await Promise.all([add(), add(), add()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const other = await added({ hour: 10 })
    expect(
      await finance.visitor.call('staffChangeReportSchedule', {
        params: { id: other.id },
        body: { version: 0, every: 'day', on: 0, hour: 9, receivers: [finance.id] },
      }),
    ).toMatchObject({ status: 409, body: { code: 'report_schedule_exists' } })
  })

  it('OPS-08 are at most 50', async () => {
    await world.db
      .execute(sql`insert into report_schedule (id, report, every, on_day, hour, state, made_by, made_at, next_at)
      select gen_random_uuid(), 'sales', 'month', 1 + n / 24, n % 24, 'active', ${finance.id}, now(), now() + interval '1 day'
      from generate_series(0, 48) n`)
    await added()
    expect(await add({ hour: 10 })).toMatchObject({
      status: 409,
      body: { code: 'report_schedules_full' },
    })
  })

  it('OPS-08 are changed, paused, resumed and ended, each with its reason in the audit log', async () => {
    const { id } = await added()
    const params = { id }
    const { visitor } = finance
    const moved = await visitor.call('staffChangeReportSchedule', {
      params,
      body: { version: 0, every: 'day', on: 0, hour: 18, receivers: [finance.id] },
    })
    expect(moved.body.schedule).toMatchObject({
      version: 1,
      next_at: '2026-11-28T12:30:00.000Z',
    })
    // Somebody who has seen the first version overwrites nothing.
    expect(
      await visitor.call('staffPauseReportSchedule', {
        params,
        body: { version: 0, reason: 'Old' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(
      await visitor.call('staffPauseReportSchedule', {
        params,
        body: { version: 1, reason: '  ' },
      }),
    ).toMatchObject({ status: 400 })
    const paused = await visitor.call('staffPauseReportSchedule', {
      params,
      body: { version: 1, reason: 'Away in December' },
    })
    expect(paused.body.schedule).toMatchObject({
      state: 'paused',
      reason: 'Away in December',
      next_at: null,
    })
    const resumed = await visitor.call('staffResumeReportSchedule', {
      params,
      body: { version: 2 },
    })
    expect(resumed.body.schedule).toMatchObject({
      state: 'active',
      reason: '',
      next_at: '2026-11-28T12:30:00.000Z',
    })
    await visitor.call('staffEndReportSchedule', {
      params,
      body: { version: 3, reason: 'Nobody reads it' },
    })
    expect(
      await visitor.call('staffResumeReportSchedule', { params, body: { version: 4 } }),
    ).toMatchObject({ status: 409, body: { code: 'report_schedule_ended' } })
    expect((await list()).total).toBe(0)
    expect((await list(visitor, 'ended')).schedules.find((one) => one.id === id)).toMatchObject({
      state: 'ended',
      reason: 'Nobody reads it',
    })
    const log = await audited(id)
    expect(log.map(({ action }) => action)).toEqual(
      ['add', 'change', 'pause', 'resume', 'end'].map((verb) => `report_schedule.${verb}`),
    )
    expect(log[2]?.after).toMatchObject({ report: 'sales', hour: 18, reason: 'Away in December' })
    expect(log[4]?.after).toMatchObject({ reason: 'Nobody reads it' })
  })

  it('OPS-08 are stopped or resumed once when two press at once', async () => {
    const { id } = await added()
    const params = { id }
    const { visitor } = finance
    const pause = () =>
      visitor.call('staffPauseReportSchedule', { params, body: { version: 0, reason: 'Away' } })
    const paused = await Promise.all([pause(), pause()])
    expect(paused.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [resumed, ended] = await Promise.all([
      visitor.call('staffResumeReportSchedule', { params, body: { version: 1 } }),
      visitor.call('staffEndReportSchedule', { params, body: { version: 1, reason: 'Unread' } }),
    ])
    expect([resumed.status, ended.status].toSorted()).toEqual([200, 409])
    const { schedule } = (await visitor.call('staffGetReportSchedule', { params })).body
    expect(schedule).toMatchObject({
      version: 2,
      state: resumed.status === 200 ? 'active' : 'ended',
    })
    expect(schedule.next_at === null).toBe(resumed.status !== 200)
  })

  it('OPS-08 a list takes as many statements for many as for one', async () => {
    const read = async () => {
      const { statements } = await world.statements(() => list())
      return statements.filter((text) => /report_schedule/.test(text))
    }
    await added()
    const one = await read()
    await added({ hour: 10 })
    await added({ report: 'service' })
    expect((await list()).total).toBe(3)
    expect(await read()).toEqual(one)
    expect(one).toHaveLength(2)
  })
})
