import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

type ColumnOf<T extends PgTable> = keyof T['$inferInsert'] & string

export type ReferenceRows<T extends PgTable> = {
  table: T
  /** Tells one row from another; unique among `rows`. */
  key: readonly ColumnOf<T>[]
  /** All rows name the same columns. */
  rows: readonly T['$inferInsert'][]
  /** Columns that follow the release in rows that are there already. */
  follow?: readonly ColumnOf<T>[]
  /** Rows that are there already are brought up to date only where this holds; the reference's row is `given`. */
  followWhere?: SQL
}

/**
 * Brings reference rows into their table: rows that are missing are added, and of the others only the columns in `follow`
 * change. Nothing is deleted. Returns how many rows changed; 0 when it runs again with the same rows.
 */
export async function bringRows<T extends PgTable>(
  tx: Transaction,
  { table, key, rows, follow = [], followWhere }: ReferenceRows<T>,
): Promise<number> {
  const [first] = rows
  if (first === undefined) return 0
  const columns = new Map(Object.entries(getTableColumns(table)))
  const columnOf = (name: string) => {
    const column = columns.get(name)
    if (column === undefined) throw new Error(`the table has no column for ${name}`)
    return column
  }
  const nameOf = (name: string) => sql.identifier(columnOf(name).name)
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name).name, value])),
  )
  const given = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) with ordinality as given`
  // An equality can be hashed, "is not distinct from" can't: with 19,000 pincodes that is a second against minutes.
  const isSame = sql.join(
    key.map((name) =>
      columnOf(name).notNull
        ? sql`here.${nameOf(name)} = given.${nameOf(name)}`
        : sql`here.${nameOf(name)} is not distinct from given.${nameOf(name)}`,
    ),
    sql` and `,
  )
  const list = (names: readonly string[], of?: string) =>
    sql.join(
      names.map((name) => (of ? sql`${sql.raw(of)}.${nameOf(name)}` : sql`${nameOf(name)}`)),
      sql`, `,
    )
  let changed = 0
  if (follow.length > 0) {
    const set = sql.join(
      follow.map((name) => sql`${nameOf(name)} = given.${nameOf(name)}`),
      sql`, `,
    )
    const updated = await tx.execute(sql`update ${table} as here set ${set} from ${given}
      where ${isSame} and row(${list(follow, 'here')}) is distinct from row(${list(follow, 'given')})
      and ${followWhere ?? sql`true`}`)
    changed += updated.rowCount ?? 0
  }
  const names = Object.keys(first)
  // A join keeps no order, and where rows are numbered their order counts: proofs are offered by it.
  const added = await tx.execute(sql`insert into ${table} (${list(names)})
    select ${list(names, 'given')} from ${given}
    where not exists (select from ${table} as here where ${isSame}) order by given.ordinality`)
  return changed + (added.rowCount ?? 0)
}

/** A dated row that the release closes is closed where it is still open. A day that staff set stays. */
export const closedByRelease = {
  follow: ['validTo'],
  followWhere: sql`here.valid_to is null`,
} as const

/** Any constant: of processes that start together, one loads the reference data after the other. */
const lock = 7_014_223

export const lockReference = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
