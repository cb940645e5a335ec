import { sql } from '../db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { giveBackTo, takeFrom, waitingTime, type Limit } from './limits.ts'

const world = useWorld()
const take = (...limits: Limit[]) => takeFrom(world.context, limits)

describe('limits that all nodes share', () => {
  it('allows its maximum, then reports the waiting time, then starts again', async () => {
    const limit = { key: 'door', max: 2, seconds: 60 }
    expect([(await take(limit)).ok, (await take(limit)).ok]).toEqual([true, true])
    world.clock.advance(20_000)
    expect(await take(limit)).toEqual({ ok: false, error: 40 })
    world.clock.advance(40_000)
    expect((await take(limit)).ok).toBe(true)
  })

  it('takes from none where one is exhausted', async () => {
    const [narrow, wide] = [
      { key: 'narrow', max: 1, seconds: 60 },
      { key: 'wide', max: 3, seconds: 60 },
    ]
    expect((await take(narrow, wide)).ok).toBe(true)
    for (let i = 0; i < 5; i++) expect((await take(wide, narrow)).ok).toBe(false)
    expect([(await take(wide)).ok, (await take(wide)).ok, (await take(wide)).ok]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('takes from none where a concurrent caller exhausts one', async () => {
    const [narrow, wide] = [
      { key: 'gate', max: 1, seconds: 60 },
      { key: 'yard', max: 10, seconds: 60 },
    ]
    const results = await Promise.all(Array.from({ length: 12 }, () => take(narrow, wide)))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    for (let i = 0; i < 9; i++) expect((await take(wide)).ok).toBe(true)
    expect((await take(wide)).ok).toBe(false)
  })

  it('gives back for successful attempts', async () => {
    const limit = { key: 'good', max: 1, seconds: 60 }
    for (let i = 0; i < 4; i++) {
      expect((await take(limit)).ok).toBe(true)
      await giveBackTo(world.context, [limit])
    }
    await giveBackTo(world.context, [limit])
    expect([(await take(limit)).ok, (await take(limit)).ok]).toEqual([true, false])
  })

  it('counts correctly under concurrency, in any order of keys', async () => {
    const limits = [1, 2, 3, 4].map((n) => ({ key: `crowd ${n}`, max: 7, seconds: 60 }))
    const results = await Promise.all(
      Array.from({ length: 300 }, (_, i) => take(...(i % 2 === 0 ? limits : limits.toReversed()))),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(7)
  })

  it('stores no key in clear', async () => {
    await take({ key: 'meera@hospital.example', max: 1, seconds: 60 })
    const { rows } = await world.db.execute<{ found: number }>(
      sql`select count(*)::int as found from attempt_counter where key like '%meera%'`,
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  it('formats waiting times in words', () => {
    expect([1, 30, 89, 90, 900, 5399, 5400, 86_400].map(waitingTime)).toEqual([
      '1 second',
      '30 seconds',
      '89 seconds',
      '2 minutes',
      '15 minutes',
      '90 minutes',
      '2 hours',
      '24 hours',
    ])
  })
})
