import { sql } from 'drizzle-orm'
import { err, type Result } from '@upchar/kernel/result'
import { expect, it } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { inCrowdedTransaction } from './crowded.ts'
import { beforeCommit, decideInTransaction, inTransaction, type Transaction } from './db.ts'

const world = useWorld()
const note = (tx: Transaction, key: string) => tx.execute(sql`insert into content_block (key, value) values (${key}, '{}'::jsonb)`)
const isThere = async (key: string) => (await world.db.execute(sql`select 1 from content_block where key = ${key}`)).rows.length === 1

it('a transaction is whole: what it did and what was to be written before the commit', async () => {
  await inTransaction(world.db, async (tx) => {
    beforeCommit(tx, { name: 'test-ending', text: `insert into content_block (key, value) values ($1, '{}'::jsonb)`, values: () => ['ending'] })
    await note(tx, 'body')
  })
  expect([await isThere('body'), await isThere('ending')]).toEqual([true, true])
})

it('or absent: when an ending fails, behind which the commit is on its way already', async () => {
  await expect(inTransaction(world.db, async (tx) => {
    beforeCommit(tx, { name: 'test-failing', text: 'select 1 / $1::int', values: () => [0] })
    await note(tx, 'before a failing ending')
  })).rejects.toThrow()
  expect(await isThere('before a failing ending')).toBe(false)
})

it('or absent: a statement that failed and was passed over is no silent rollback', async () => {
  await expect(inTransaction(world.db, async (tx) => {
    await note(tx, 'beside a failure')
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })).rejects.toThrow('rolled the transaction back')
  expect(await isThere('beside a failure')).toBe(false)
})

it('or absent: one of several statements that go out together fails', async () => {
  await expect(inTransaction(world.db, async (tx) => Promise.all([note(tx, 'first of three'), tx.execute(sql`select 1 / 0`), note(tx, 'third of three')]))).rejects.toThrow()
  expect([await isThere('first of three'), await isThere('third of three')]).toEqual([false, false])
  // The connection is as good as before.
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

it('a crowded transaction is on the disk when it comes back, and no other waits for the disk meanwhile', async () => {
  const { statements } = await world.statements(() => inCrowdedTransaction(world.db, (tx) => note(tx, 'crowded')))
  expect(statements[0]).toContain('synchronous_commit = off')
  expect(statements.at(-1)).toContain('pg_logical_emit_message')
  expect(await isThere('crowded')).toBe(true)
})
