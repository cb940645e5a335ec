import pg from 'pg'

const pageSize = 500

/** 64-bit numbers arrive as text, also in a process that reads them as numbers elsewhere. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, String)

/** The database as it stood at one moment. */
export type Snapshot = {
  rows<R extends pg.QueryResultRow>(text: string): Promise<R[]>
  /** Page by page, so that memory doesn't grow with the shop. */
  pages<R extends pg.QueryResultRow>(text: string): AsyncGenerator<R[]>
}

function snapshotOn(client: pg.Client): Snapshot {
  let cursors = 0
  return {
    rows: async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows,
    async *pages<R extends pg.QueryResultRow>(text: string) {
      const cursor = `pages_${++cursors}`
      await client.query(`declare ${cursor} no scroll cursor for ${text}`)
      for (;;) {
        const { rows } = await client.query<R>(`fetch ${pageSize} from ${cursor}`)
        if (rows.length === 0) break
        yield rows
      }
      await client.query(`close ${cursor}`)
    },
  }
}

/** SQL: the time that the audit is of. */
export const auditedAt = `current_setting('auditor.at')::timestamptz`

/** Runs `work` in one read-only transaction that sees one moment. */
export async function inSnapshot<T>(
  url: string,
  at: Date,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'upchar auditor',
    types,
  })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    await client.query(`select set_config('auditor.at', $1, true)`, [at.toISOString()])
    // For cursors the planner would assume that only a tenth of the rows is read.
    await client.query('set local cursor_tuple_fraction = 1')
    return await work(snapshotOn(client))
  } finally {
    await client.end()
  }
}
