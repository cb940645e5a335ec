import { availableParallelism, cpus } from 'node:os'
import pg from 'pg'

const rounds = 300

async function medianMs(client: pg.Client, name: string, text: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await client.query({ name, text })
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
}

/**
 * What the ratios of a machine depend on besides the code. The reference runs 16 requests at once and grows with
 * the cores; a cart is filled by one connection, whose rate is set by round trips, and a checkout waits for two
 * commits.
 */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const trip = await medianMs(client, 'bench-trip', 'select 1')
    const commit = await medianMs(
      client,
      'bench-commit',
      `select pg_logical_emit_message(true, 'bench', '')`,
    )
    return (
      `Machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ` +
      `a round trip to PostgreSQL ${trip.toFixed(3)} ms, a commit ${commit.toFixed(3)} ms`
    )
  } finally {
    await client.end()
  }
}
