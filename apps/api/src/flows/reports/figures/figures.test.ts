import { beforeAll, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { FIGURE_REPORT_KEYS, type FigureReport } from '@upchar/kernel/figure-reports'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { created, guestWith, place, placed, withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let finance: Visitor

beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = (await signedInStaff(world, 'finance')).visitor
})

type Wanted = QueryInput<'staffGetFigures'>
type Values = Record<string, number | null | undefined>
const week = { from: '2026-09-14', to: '2026-09-20' }
async function figures(report: FigureReport, query: Wanted = week) {
  const { status, body } = await finance.call('staffGetFigures', { params: { report }, query })
  expect(status, JSON.stringify(body)).toBe(200)
  const byKey = (values: readonly (number | null)[]): Values =>
    Object.fromEntries(body.columns.map(({ key }, i) => [key, values[i]]))
  return {
    ...body,
    all: byKey(body.total),
    past: byKey(body.total_before),
    times: body.times.map((row) => Object.assign({ day: row.first_day }, byKey(row.values))),
    parts: body.splits.map(({ parts }) =>
      parts.map((part) => ({ name: part.name, ...byKey(part.values), before: part.before?.[0] })),
    ),
  }
}

type Step = [to: string, at: string, note?: string]
/** A form of a new customer with its history. */
async function kycForm(id: string, type: number, ...steps: Step[]) {
  const { id: customer } = await signUp(world)
  const state = steps.at(-1)?.[0] ?? ''
  const sent = steps.findLast(([to]) => to === 'submitted')?.[1] ?? ''
  await world.db
    .execute(sql`insert into kyc_application (id, customer_id, stage, business_type_id, state, choices, fields, created_at, saved_at, submitted_at)
    values (${id}, ${customer}, 'basic', ${type}, ${state}, '{}', '{}', ${sent}::timestamptz, ${sent}::timestamptz, ${sent}::timestamptz)`)
  let from = 'draft'
  for (const [to, at, note = ''] of steps) {
    await world.db
      .execute(sql`insert into kyc_event (application_id, from_state, to_state, by_kind, note, at)
      values (${id}, ${from}, ${to}, 'staff', ${note}, ${at}::timestamptz)`)
    from = to
  }
}

it('OPS-08 KYC-04 times each answer from the last sending, by day in India and business type', async () => {
  const sent = '2026-09-15T04:00:00Z'
  for (const [nth, hours] of [1, 2, 3, 4].entries())
    await kycForm(
      `hospital-${nth}`,
      1,
      ['submitted', sent],
      ['approved', `2026-09-15T0${4 + hours}:00:00Z`],
      // What is revoked or ends later was still answered then.
      ...(nth === 0 ? ([['rejected', '2026-09-19T04:00:00Z']] as Step[]) : []),
    )
  // Sent back and sent again: the buyer's days don't count. The answer is of the first second of 16 September in India.
  await kycForm(
    'dentist',
    4,
    ['submitted', '2026-09-14T04:00:00Z'],
    ['changes_asked', '2026-09-14T05:00:00Z', 'The photo is blurred'],
    ['submitted', '2026-09-15T08:30:00Z'],
    ['rejected', '2026-09-15T18:30:00Z', 'The licence has ended'],
  )
  await kycForm(
    'dentist-2',
    4,
    ['submitted', '2026-09-20T18:29:00Z'],
    ['rejected', '2026-09-20T18:29:59Z', ' the licence has ended'],
  )
  // One buyer's words are nobody else's; the answer is of the day after the period.
  await kycForm(
    'late',
    4,
    ['submitted', '2026-09-20T10:00:00Z'],
    ['rejected', '2026-09-20T18:30:00Z', 'Asha, call me'],
  )
  await kycForm(
    'before',
    1,
    ['submitted', '2026-09-13T00:00:00Z'],
    ['approved', '2026-09-13T08:00:00Z'],
  )
  await kycForm('waits', 2, ['submitted', '2026-09-20T00:00:00Z'])

  const report = await figures('kyc', { ...week, step: 'day' })
  // Hours 0, 1, 2, 3, 4 and 10: the half lies at 2.5, nine tenths half way between 4 and 10.
  expect(report.all).toEqual({
    decided: 6,
    approved: 4,
    refused: 2,
    sent_back: 1,
    half: 2.5,
    most: 7,
  })
  expect(report.past).toMatchObject({ decided: 1, half: 8, most: 8 })
  expect(report.times.map(({ day, ...row }) => [day.slice(8), row])).toMatchObject([
    ['14', { decided: 0, sent_back: 1, half: null }],
    ['15', { decided: 4, half: 2.5, most: 3.7 }],
    ['16', { decided: 1, refused: 1, half: 10 }],
    ['17', { decided: 0 }],
    ['18', { decided: 0 }],
    ['19', { decided: 0 }],
    ['20', { decided: 1, half: 0 }],
  ])
  expect(report.parts).toMatchObject([
    [
      { name: 'Hospital', decided: 4, before: 1 },
      { name: 'Dentist', decided: 2, sent_back: 1, before: undefined },
    ],
  ])
  expect(report.lists.map(({ rows }) => rows)).toEqual([
    [{ text: 'The licence has ended', times: 2 }],
    [],
  ])
  expect(JSON.stringify(report)).not.toContain('Asha')
  const hours = Math.round((world.clock.now().getTime() - Date.UTC(2026, 8, 20)) / 360_000) / 10
  expect(report.now.map(({ value }) => value)).toEqual([1, hours])
})

it('OPS-08 SEARCH-03 counts searches, what found nothing and what was opened', async () => {
  const searched: [
    guest: string,
    words: string,
    results: number | null,
    opened: boolean,
    at: string,
  ][] = [
    ['a', 'Gauze', 12, true, '2026-09-13T18:30:00Z'],
    ['b', 'gauze', 12, false, '2026-09-14T05:00:00Z'],
    ['a', 'Zzqx', 0, false, '2026-09-15T05:00:00Z'],
    ['b', 'zzqx', 0, false, '2026-09-15T05:00:00Z'],
    // Words of one visitor, and a number that only one person has.
    ['a', 'Asha Rao', 0, false, '2026-09-15T05:00:00Z'],
    ['a', '9812345678', 0, false, '2026-09-15T05:00:00Z'],
    ['b', '9812345678', 0, false, '2026-09-15T05:00:00Z'],
    // Results that nobody counted are no part of the share.
    ['c', 'splint', null, true, '2026-09-20T18:29:59Z'],
    ['c', 'zzqx', 0, false, '2026-09-20T18:30:00Z'],
    ['c', 'splint', 3, false, '2026-09-13T18:29:59Z'],
  ]
  for (const [guest, words, results, opened, at] of searched)
    await world.db
      .execute(sql`insert into search_log (id, guest_hash, keyword, results, opened_slug, at)
      values (gen_random_uuid(), ${guest}, ${words}, ${results}, ${opened ? 'gauze' : null}, ${at}::timestamptz)`)
  const report = await figures('search')
  // Five of seven with results known: 71.4 %; two of eight opened.
  expect(report.all).toEqual({
    searches: 8,
    empty: 5,
    empty_share: 71,
    opened: 2,
    opened_share: 25,
  })
  expect(report.past).toEqual({
    searches: 1,
    empty: 0,
    empty_share: 0,
    opened: 0,
    opened_share: 0,
  })
  expect(report.times).toEqual([{ day: '2026-09-14', ...report.all }])
  expect(report.lists[0]?.rows).toEqual([{ text: 'zzqx', times: 2 }])
})

/** An order of one pack of a guest, or of a customer, placed at a moment, for a state. */
async function ordered(owner: Visitor | string, sku: string, at: string, state = '27') {
  const visitor = typeof owner === 'string' ? world.visitor() : owner
  await withGoods(visitor, { sku })
  const { order_id: id } = placed(await place(visitor, await created(visitor)))
  await world.db.execute(sql`update "order" set placed_at = ${at}::timestamptz,
    form = jsonb_set(form, '{stateCode}', to_jsonb(${state}::text)) where id = ${id}::uuid`)
  if (typeof owner === 'string')
    await world.db.execute(
      sql`update "order" set customer_id = ${owner}, guest_id = null where id = ${id}::uuid`,
    )
  return id
}

it('OPS-08 tells new buyers from those that order again, by business type and state', async () => {
  const { sku } = await goods.addVariant({})
  const [clinic, ward, someone] = [
    await signUp(world, { profile: hospital }),
    await signUp(world, { profile: hospital }),
    await signUp(world),
  ]
  const guest = world.visitor()
  await ordered(clinic.id, sku, '2026-09-12T05:00:00Z')
  await ordered(clinic.id, sku, '2026-09-14T05:00:00Z')
  await ordered(ward.id, sku, '2026-09-14T06:00:00Z', '07')
  await ordered(ward.id, sku, '2026-09-16T06:00:00Z', '07')
  await ordered(guest, sku, '2026-09-20T18:29:59Z')
  await ordered(guest, sku, '2026-09-20T18:30:00Z')
  // Cancelled whole: no order, and the next is the first.
  const gone = await ordered(someone.id, sku, '2026-09-13T18:30:00Z')
  await world.db.execute(
    sql`update order_line set cancelled = quantity where order_id = ${gone}::uuid`,
  )
  await ordered(someone.id, sku, '2026-09-18T05:00:00Z')

  const report = await figures('buyers')
  expect(report.all).toEqual({ buyers: 4, new: 3, again: 2, again_share: 50, orders: 5 })
  expect(report.past).toEqual({ buyers: 1, new: 1, again: 0, again_share: 0, orders: 1 })
  expect(report.parts).toMatchObject([
    [
      { name: 'Hospital', buyers: 2, new: 1, again: 2, orders: 3, before: 1 },
      { name: 'Not chosen', buyers: 1, new: 1, again: 0, orders: 1 },
      { name: 'Guest', buyers: 1, new: 1, again: 0, orders: 1 },
    ],
    [
      { name: 'Maharashtra', buyers: 3, new: 2, again: 1, orders: 3, before: 1 },
      { name: 'Delhi', buyers: 1, new: 1, again: 1, orders: 2 },
    ],
  ])
  expect(JSON.stringify(report)).not.toMatch(/@|Nair|98765/)
})

it('OPS-08 says over time what the service report says in all, and returns by reason', async () => {
  const { sku } = await goods.addVariant({})
  const visitor = await guestWith(world)
  const [first, second] = [
    await ordered(visitor, sku, '2026-09-14T05:00:00Z'),
    await ordered(visitor, sku, '2026-09-14T05:00:00Z'),
  ]
  for (const [id, at, promised] of [
    [first, '2026-09-13T18:30:00Z', '2026-09-15'],
    [second, '2026-09-15T18:30:00Z', '2026-09-20'],
  ] as const)
    await world.db
      .execute(sql`with l as (update order_line set placed_at = ${at}::timestamptz, quantity = 4 where order_id = ${id}::uuid)
      update shipment set promised_from = ${promised}::date, promised_to = ${promised}::date where order_id = ${id}::uuid`)
  await world.db
    .execute(sql`insert into shipment_scan (shipment_id, status_id, activity, location, scanned_at)
    select id, 7, 'Delivered', '', '2026-09-15T18:29:59Z' from shipment where order_id = ${first}::uuid`)
  const report = await figures('service', { ...week, step: 'day' })
  const { body: whole } = await finance.call('staffGetServiceReport', { query: week })
  const { total } = whole
  expect(report.all).toMatchObject({
    due: total.on_time + total.late,
    late: total.late,
    ordered: total.units,
    missing: total.not_supplied,
  })
  const day = (name: string) => report.times.find((row) => row.day === `2026-09-${name}`)
  // Came in the last second of its day; the other is overdue.
  expect(day('15')).toMatchObject({ due: 1, late: 0, on_time: 100 })
  expect(day('20')).toMatchObject({ due: 1, late: 1, on_time: 0 })
  expect(day('17')).toMatchObject({ due: 0, on_time: null, supplied: null })
  const sum = (key: 'due' | 'ordered') => report.times.reduce((n, row) => n + Number(row[key]), 0)
  expect([sum('due'), sum('ordered')]).toEqual([report.all['due'], report.all['ordered']])
})

it('OPS-08 makes each report in two statements over its facts, and as a file', async () => {
  for (const report of FIGURE_REPORT_KEYS) {
    const { result, statements } = await world.statements(() => figures(report))
    expect(statements.filter((text) => /grouping sets/.test(text))).toHaveLength(2)
    // Beside them: lists and what stands now, the caller's session and rights.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
    const file = await finance.raw({
      method: 'GET',
      url: `/api/staff/reports/figures/${report}/file?from=${week.from}&to=${week.to}`,
    })
    expect(file.status).toBe(200)
    const lines = String(file.body).split('\r\n').join('\n').split('\n')
    expect(lines[0]?.split(',')).toHaveLength(1 + result.columns.length)
    expect(lines[1]).toMatch(/^2026-09-14,/)
    expect(lines[2]).toMatch(/^All,/)
  }
})

it('OPS-08 refuses days in the wrong order and more bars than can be read', async () => {
  const params = { report: 'kyc' } as const
  for (const query of [
    { from: '2026-09-02', to: '2026-09-01' },
    { from: '2025-01-01', to: '2026-09-01', step: 'day' },
  ] as const)
    expect(await finance.call('staffGetFigures', { params, query })).toMatchObject({
      status: 400,
      body: { code: 'report_period_wrong' },
    })
})
