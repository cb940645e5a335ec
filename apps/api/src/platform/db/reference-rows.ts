import { getTableColumns, sql, type SQL } from './sql.ts'
import type { PgTable } from './pg-core.ts'
import type { Transaction } from './database.ts'

type ColumnOf<T extends PgTable> = keyof T['$inferInsert'] & string

export type ReferenceRows<T extends PgTable> = {
  table: T
  /** The columns that identify a row among `rows`. */
  key: readonly ColumnOf<T>[]
  /** All rows have the same columns. */
  rows: readonly T['$inferInsert'][]
  /** Columns of existing rows that follow the release. */
  follow?: readonly ColumnOf<T>[]
  /** Updates existing rows only where this holds; the reference's row is `given`. */
  followWhere?: SQL
}

/**
 * Upserts reference rows: missing rows are inserted, and in existing ones only the columns in `follow`
 * change. Nothing is deleted. Returns the number of changed rows; 0 on a repeated run.
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
  // Plain equality can use a hash join, "is not distinct from" can't: a second instead of minutes
  // for 19,000 pincodes.
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
  // A join loses the order, and numbered rows need it: proofs are offered by it.
  const added = await tx.execute(sql`insert into ${table} (${list(names)})
    select ${list(names, 'given')} from ${given}
    where not exists (select from ${table} as here where ${isSame}) order by given.ordinality`)
  return changed + (added.rowCount ?? 0)
}

/** Closes an open dated row when the release closes it. A date set by staff stays. */
export const closedByRelease = {
  follow: ['validTo'],
  followWhere: sql`here.valid_to is null`,
} as const

/** Arbitrary: processes that start together load the reference data one after the other. */
const lock = 7_014_223

export const lockReference = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
