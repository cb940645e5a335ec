import { sql } from '../db/sql.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../db/database.ts'
import { beat } from './dead-workers.ts'
import { addJob, type JobHandlers } from './jobs.ts'
import { startWorker } from './worker.ts'

const world = useWorld()

/** A job that a worker locked some minutes ago. */
async function lockedJob(worker: string, minutes: number): Promise<void> {
  await inTransaction(world.db, async (tx) => addJob(tx, 'age-stock', {}))
  await world.db.execute(sql`update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - make_interval(mins => ${minutes}), attempts = 1
    where locked_by is null`)
}
const seen = (worker: string, minutes: number) =>
  world.db.execute(
    sql`insert into job_worker (id, seen_at) values (${worker}, now() - make_interval(mins => ${minutes}))`,
  )
const locks = async () =>
  (
    await world.db.execute<{ by: string | null }>(
      sql`select locked_by as by from graphile_worker._private_jobs order by id`,
    )
  ).rows.map(({ by }) => by)

beforeEach(async () => {
  await world.db.execute(sql`delete from graphile_worker._private_jobs`)
  await world.db.execute(sql`delete from job_worker`)
})

const idOf = async (worker: string) =>
  (
    await world.db.execute<{ id: string }>(
      sql`select id::text from graphile_worker._private_jobs where locked_by = ${worker}`,
    )
  ).rows[0]?.id ?? ''

describe('the jobs of a fetch whose answer was lost', () => {
  it('are unlocked by their worker, which is alive, but those that it received are not', async () => {
    await lockedJob('alive', 1)
    const received = await idOf('alive')
    await lockedJob('alive, too', 1)
    await world.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'alive' where locked_by = 'alive, too'`,
    )
    await beat(world.db, ['alive'], [received])
    expect(await locks()).toEqual(['alive', null])
  })

  it('are left alone while the answer may still come, and those of other workers always', async () => {
    await lockedJob('alive', 0)
    await seen('another', 0)
    await lockedJob('another', 1)
    await beat(world.db, ['alive'], [])
    expect(await locks()).toEqual(['alive', 'another'])
  })
})

describe('the jobs of a worker that was killed', () => {
  it('are unlocked once it has been silent for two minutes, with or without a sign of life before', async () => {
    await lockedJob('killed', 3)
    await seen('killed', 3)
    await lockedJob('killed before its first sign', 3)
    await beat(world.db, ['another'], [])
    expect(await locks()).toEqual([null, null])
  })

  it('stay locked while their worker is alive, or may not have spoken yet', async () => {
    await lockedJob('alive, with a long job', 200)
    await seen('alive, with a long job', 1)
    await lockedJob('just started', 1)
    await beat(world.db, ['another'], [])
    expect(await locks()).toEqual(['alive, with a long job', 'just started'])
  })

  it('are done by the next worker that starts', async () => {
    await lockedJob('killed', 3)
    let done = 0
    const handlers = {
      'age-stock': async () => {
        done++
      },
    } as unknown as JobHandlers
    const worker = await startWorker(world.db, handlers, world.context.log)
    try {
      await expect.poll(() => done).toBe(1)
    } finally {
      await worker.stop()
    }
    const { rows } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from job_worker where seen_at > now() - interval '1 minute'`,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })
})
