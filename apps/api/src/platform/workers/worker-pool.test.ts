import { describe, expect, it } from 'vitest'
import type { OddAnswer, OddJob } from './testing/odd-jobs.ts'
import { WorkerPool } from './worker-pool.ts'

const poolOf = (options: Partial<ConstructorParameters<typeof WorkerPool>[0]> = {}) =>
  new WorkerPool<OddJob, OddAnswer>({
    module: new URL('testing/odd-jobs.ts', import.meta.url),
    workers: 1,
    maxWaiting: 2,
    timeLimitMs: 30_000,
    heapMb: 64,
    restMib: 1000,
    ...options,
  })

describe('tasks in workers', () => {
  it('run outside the process, without its secrets, and reuse an idle worker', async () => {
    const pool = poolOf()
    for (const _ of [1, 2, 3]) {
      const answer = await pool.run({ do: 'answer' })
      if (!answer.ok) throw new Error(answer.error)
      expect(answer.value.pid).not.toBe(process.pid)
      expect(
        answer.value.environment.filter(
          (name) => !/^(NODE_CHANNEL|MALLOC_ARENA_MAX|__CF)/.test(name),
        ),
      ).toEqual([])
    }
    expect(pool.counts).toMatchObject({ started: 1, done: 3 })
  })

  it('leave no worker behind that holds more memory than it may', async () => {
    const pool = poolOf({ restMib: 1 })
    for (const _ of [1, 2]) expect((await pool.run({ do: 'answer' })).ok).toBe(true)
    expect(pool.counts).toMatchObject({ started: 2, done: 2, crashed: 0 })
  })

  it('are ended at their time limit; the next task gets a new worker', async () => {
    const pool = poolOf({ timeLimitMs: 2000 })
    expect(await pool.run({ do: 'loop' })).toEqual({ ok: false, error: 'out_of_time' })
    expect((await pool.run({ do: 'answer' })).ok).toBe(true)
    expect(pool.counts).toMatchObject({ started: 2, done: 1, out_of_time: 1 })
  })

  it('are ended at their memory limit, and by a bug, without ending the process', async () => {
    const pool = poolOf()
    expect(await pool.run({ do: 'allocate' })).toEqual({ ok: false, error: 'crashed' })
    expect(await pool.run({ do: 'throw' })).toEqual({ ok: false, error: 'crashed' })
    expect((await pool.run({ do: 'answer' })).ok).toBe(true)
  })

  it('are refused when too many wait', async () => {
    const pool = poolOf()
    const results = await Promise.all(Array.from({ length: 10 }, () => pool.run({ do: 'answer' })))
    expect(results.filter((result) => result.ok)).toHaveLength(3)
    expect(pool.counts).toMatchObject({ done: 3, busy: 7 })
  })
})
