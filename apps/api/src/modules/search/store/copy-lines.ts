import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Cell = string | number | null | Buffer | readonly string[]

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[sign] ?? '\\r')

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N'
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'string') return escaped(cell)
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`
  return escaped(`{${cell.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

/** Streams rows into a table by COPY, as fast as the server takes them. */
export async function copyLines(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  const lines = async function* () {
    let buffer = ''
    for await (const row of rows) {
      buffer += `${row.map(cellText).join('\t')}\n`
      if (buffer.length > 1 << 16) {
        yield buffer
        buffer = ''
      }
    }
    yield buffer
  }
  await pipeline(Readable.from(lines()), stream)
}
