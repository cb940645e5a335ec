import { useWorld } from '@upchar/testkit/world'
import { expect, it } from 'vitest'
import { sql } from './sql.ts'
import { vacuumFilled } from './vacuum-filled.ts'

const world = useWorld()

it('analyses tables with rows only: an empty one counts as never analysed, so that its growth is expected', async () => {
  const { db } = world
  await db.execute(sql`create table "Vacuum empty" (id int primary key)`)
  await db.execute(sql`create table "Vacuum filled" as select generate_series(1, 3) as id`)
  await vacuumFilled(db)
  const { rows } = await db.execute<{ name: string; tuples: number }>(
    sql`select relname as name, reltuples::int as tuples from pg_class where relname like 'Vacuum %' and relkind = 'r' order by 1`,
  )
  expect(rows).toEqual([
    { name: 'Vacuum empty', tuples: -1 },
    { name: 'Vacuum filled', tuples: 3 },
  ])
})
