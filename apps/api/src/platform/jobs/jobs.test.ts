import { sql } from '../db/sql.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { err } from '@upchar/kernel/result'
import { useWorld } from '@upchar/testkit/world'
import { beforeCommit, decideInTransaction, inTransaction } from '../db/database.ts'
import { addJob, runDueJobs, type JobHandlers } from './jobs.ts'

const world = useWorld()
const queue = async () =>
  (
    await world.db.execute<{
      task: string
      payload: { productClass?: string; key?: string }
      key: string | null
    }>(
      sql`select j.task_identifier as task, p.payload, j.key from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by j.id`,
    )
  ).rows
afterEach(async () => {
  await world.db.execute(sql`delete from graphile_worker._private_jobs`)
})

describe('a job', () => {
  it('is absent when the transaction was refused, threw, or could not be committed', async () => {
    await decideInTransaction(world.db, async (tx) => {
      addJob(tx, 'age-stock', {})
      return err('no')
    })
    await expect(
      inTransaction(world.db, async (tx) => {
        addJob(tx, 'age-stock', {})
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    // Pipelined with the commit that fails.
    await world.db.execute(sql`create table late (id int unique deferrable initially deferred)`)
    await expect(
      inTransaction(world.db, async (tx) => {
        addJob(tx, 'age-stock', {})
        await tx.execute(sql`insert into late values (1), (1)`)
      }),
    ).rejects.toThrow()
    await expect(
      inTransaction(world.db, async (tx) => {
        addJob(tx, 'age-stock', {})
        beforeCommit(tx, {
          name: 'test-after-the-jobs',
          text: 'select 1 / $1::int',
          values: () => [0],
        })
      }),
    ).rejects.toThrow()
    expect(await queue()).toEqual([])
    expect((await world.db.execute(sql`select 1 from late`)).rows).toEqual([])
  })

  it('is tried again for more than half a day while it fails', async () => {
    await inTransaction(world.db, async (tx) => addJob(tx, 'age-stock', {}))
    const { rows } = await world.db.execute<{ most: number }>(
      sql`select max_attempts as most from graphile_worker.jobs`,
    )
    // After the nth failure the worker waits e^n seconds, from the tenth on as long as then.
    const waits = Array.from({ length: (rows[0]?.most ?? 1) - 1 }, (_, i) =>
      Math.exp(Math.min(i + 1, 10)),
    )
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 3600)
  })

  it('exists once when its transaction is retried', async () => {
    await world.db.execute(sql`create sequence runs`)
    await inTransaction(world.db, async (tx) => {
      addJob(tx, 'refresh-product-class', { productClass: 'GEN' })
      // A sequence doesn't roll back: the first two runs fail like deadlocks.
      await tx.execute(
        sql`do $$ begin if nextval('runs') < 3 then raise exception using errcode = '40P01'; end if; end $$`,
      )
    })
    expect(await queue()).toMatchObject([
      { task: 'refresh-product-class', payload: { productClass: 'GEN' } },
    ])
  })

  it('with a key replaces an earlier one, within and across transactions and concurrently; without a key each counts', async () => {
    await inTransaction(world.db, async (tx) => {
      addJob(tx, 'refresh-product-class', { productClass: 'GEN' }, { key: 'same' })
      addJob(tx, 'age-stock', {})
      addJob(tx, 'refresh-business', { key: 'dental' }, { key: 'same' })
      addJob(tx, 'age-stock', {})
    })
    expect((await queue()).map(({ task, key }) => `${task} ${key}`).toSorted()).toEqual([
      'age-stock null',
      'age-stock null',
      'refresh-business same',
    ])
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        inTransaction(world.db, async (tx) =>
          addJob(tx, 'refresh-business', { key: `run ${i}` }, { key: 'same' }),
        ),
      ),
    )
    expect((await queue()).filter(({ key }) => key === 'same')).toHaveLength(1)
    await inTransaction(world.db, async (tx) =>
      addJob(tx, 'refresh-business', { key: 'last' }, { key: 'same' }),
    )
    expect((await queue()).filter(({ key }) => key === 'same')).toMatchObject([
      { payload: { key: 'last' } },
    ])
  })

  it('added while one with its key is running, runs after it', async () => {
    const done: string[] = []
    const add = (key: string) =>
      inTransaction(world.db, async (tx) =>
        addJob(tx, 'refresh-business', { key }, { key: 'same' }),
      )
    await add('first')
    const handlers = {
      'refresh-business': async ({ key }: { key: string }) => {
        done.push(key)
        if (key === 'first') await add('second')
      },
    } as unknown as JobHandlers
    await runDueJobs(world.db, handlers, world.context.log)
    expect(done).toEqual(['first', 'second'])
    expect(await queue()).toEqual([])
  })

  it('is off the queue when the run of due jobs returns, however slow the database is', async () => {
    await world.db.execute(sql`
      create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return old; end $$;
      create trigger be_slow before delete on graphile_worker._private_jobs for each row execute function be_slow()`)
    await inTransaction(world.db, async (tx) => addJob(tx, 'age-stock', {}))
    const handlers = { 'age-stock': async () => {} } as unknown as JobHandlers
    await runDueJobs(world.db, handlers, world.context.log)
    expect(await queue()).toEqual([])
    await world.db.execute(sql`drop function be_slow() cascade`)
  })
})
