import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A cell's value; objects and arrays of objects are sent as JSON, arrays of scalars as PostgreSQL arrays. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly number[]
  | { readonly json: unknown }
export type Row = readonly Cell[]

const escape = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r')

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escape(cell)
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  if ('json' in cell) return escape(JSON.stringify(cell.json))
  return `{${cell.join(',')}}`
}

const flushAt = 1 << 16

/** Streams rows into a table by COPY with back-pressure, so memory use stays constant. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<number> {
  const stream = client.query(
    copyFrom(`copy ${table} (${columns.map((c) => `"${c}"`).join(', ')}) from stdin`),
  )
  let buffer = ''
  let count = 0
  for (const row of rows) {
    buffer += `${row.map(cellText).join('\t')}\n`
    count++
    if (buffer.length > flushAt) {
      if (!stream.write(buffer)) await once(stream, 'drain')
      buffer = ''
    }
  }
  stream.end(buffer)
  await finished(stream)
  return count
}
