import { Socket } from 'node:net'
import { sql } from './sql.ts'
import type pg from 'pg'
import { err, type Result } from '@upchar/kernel/result'
import { expect, it, vi } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { inAsyncCommitTransaction } from './async-commit.ts'
import {
  beforeCommit,
  decideInTransaction,
  inLoaderTransaction,
  inTransaction,
  type Transaction,
} from './database.ts'
import { queryPrepared } from './prepared.ts'

const world = useWorld()
const note = (tx: Transaction, key: string) =>
  tx.execute(sql`insert into content_block (key, value) values (${key}, '{}'::jsonb)`)
const isThere = async (key: string) =>
  (await world.db.execute(sql`select 1 from content_block where key = ${key}`)).rows.length === 1

it('a transaction is whole: what it did and what was to be written before the commit', async () => {
  await inTransaction(world.db, async (tx) => {
    beforeCommit(tx, {
      name: 'test-ending',
      text: `insert into content_block (key, value) values ($1, '{}'::jsonb)`,
      values: () => ['ending'],
    })
    await note(tx, 'body')
  })
  expect([await isThere('body'), await isThere('ending')]).toEqual([true, true])
})

it('or absent: when an ending fails, behind which the commit is on its way already', async () => {
  await expect(
    inTransaction(world.db, async (tx) => {
      beforeCommit(tx, { name: 'test-failing', text: 'select 1 / $1::int', values: () => [0] })
      await note(tx, 'before a failing ending')
    }),
  ).rejects.toThrow()
  expect(await isThere('before a failing ending')).toBe(false)
})

it('or absent: a statement that failed and was passed over is no silent rollback', async () => {
  await expect(
    inTransaction(world.db, async (tx) => {
      await note(tx, 'beside a failure')
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    }),
  ).rejects.toThrow('rolled the transaction back')
  expect(await isThere('beside a failure')).toBe(false)
})

it('or absent: one of several statements that go out together fails', async () => {
  await expect(
    inTransaction(world.db, async (tx) =>
      Promise.all([
        note(tx, 'first of three'),
        tx.execute(sql`select 1 / 0`),
        note(tx, 'third of three'),
      ]),
    ),
  ).rejects.toThrow()
  expect([await isThere('first of three'), await isThere('third of three')]).toEqual([false, false])
  // The connection is still usable.
  await inTransaction(world.db, (tx) => note(tx, 'afterwards'))
  expect(await isThere('afterwards')).toBe(true)
})

it('a refusal leaves nothing', async () => {
  const refused = await decideInTransaction(world.db, async (tx): Promise<Result<void, string>> => {
    await note(tx, 'refused')
    return err('no')
  })
  expect([refused, await isThere('refused')]).toEqual([err('no'), false])
})

it('a load on a connection of its own is whole or absent, and its connection is closed either way', async () => {
  const opened: number[] = []
  const load = (key: string, then: (client: pg.ClientBase) => unknown = () => undefined) =>
    inLoaderTransaction(world.db, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      opened.push(...rows.map(({ pid }) => pid))
      await client.query(`insert into content_block (key, value) values ($1, '{}'::jsonb)`, [key])
      await then(client)
    })
  await load('loaded')
  await expect(
    load('half loaded', () => {
      throw new Error('the file ends')
    }),
  ).rejects.toThrow('the file ends')
  await expect(
    load('beside a failed load', (client) => client.query('select 1 / 0').catch(() => undefined)),
  ).rejects.toThrow('rolled the transaction back')
  expect(await Promise.all(['loaded', 'half loaded', 'beside a failed load'].map(isThere))).toEqual(
    [true, false, false],
  )
  await expect
    .poll(
      async () =>
        (
          await world.db.execute(
            sql`select pid from pg_stat_activity where pid = any(${`{${opened.join(',')}}`}::int[])`,
          )
        ).rows,
    )
    .toEqual([])
})

it('an asynchronously committed transaction is on disk when it returns, and no other waits for the disk meanwhile', async () => {
  const { statements } = await world.statements(() =>
    inAsyncCommitTransaction(
      world.db,
      () => Promise.resolve(),
      (tx) => note(tx, 'crowded'),
    ),
  )
  expect(statements[0]).toContain('synchronous_commit = off')
  expect(statements.at(-1)).toContain('pg_logical_emit_message')
  expect(await isThere('crowded')).toBe(true)
})

it('statements that are asked for in one turn go out as one packet', async () => {
  const statement = (n: number) => ({ name: `test-packet-${n}`, text: 'select $1::int as n' })
  const packets = vi.spyOn(Socket.prototype, '_writev')
  try {
    const found = await inTransaction(world.db, async (tx) => {
      packets.mockClear()
      const rows = await Promise.all(
        [1, 2, 3].map((n) => queryPrepared<{ n: number }>(tx, statement(n), [n])),
      )
      expect(packets).toHaveBeenCalledOnce()
      return rows.flat()
    })
    expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  } finally {
    packets.mockRestore()
  }
})
