import pg from 'pg'
import { expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { BatchingSocket } from './batching-socket.ts'

const world = useWorld()

class CountingSocket extends BatchingSocket {
  writes = 0
  override _write(...args: Parameters<BatchingSocket['_write']>): void {
    this.writes++
    super._write(...args)
  }
  override _writev = (...args: Parameters<NonNullable<BatchingSocket['_writev']>>): void => {
    this.writes++
    BatchingSocket.prototype._writev?.apply(this, args)
  }
}

it('sends statements of one turn in one write, as pg corks each of them', async () => {
  const socket = new CountingSocket()
  const client = new pg.Client({
    connectionString: world.db.$client.options.connectionString,
    pipeline: true,
    stream: () => socket,
  })
  await client.connect()
  try {
    const before = socket.writes
    const answers = await Promise.all(
      [1, 2, 3].map((n) => client.query<{ n: number }>('select $1::int as n', [n])),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
    expect(socket.writes - before).toBe(1)
  } finally {
    await client.end()
  }
})
