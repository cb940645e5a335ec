import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../platform/db/database.ts'
import { columns } from './columns.ts'
import { asPlainCell } from '../../platform/text/formulas.ts'
import { exportPage } from './store/read.ts'
import { cellsOf } from './stored-cells.ts'

const pageSize = 2000

/**
 * Exports the catalogue in the import format: JSON lines for .jsonl, otherwise CSV. Returns the
 * number of rows.
 */
export async function exportCatalogue(
  db: Database,
  path: string,
  onProgress: (done: number) => void,
): Promise<number> {
  const json = /\.(jsonl|ndjson|json)$/i.test(path)
  const out = createWriteStream(path)
  if (!json) out.write(stringify([[...columns]]))
  let after = ''
  let done = 0
  for (;;) {
    const page = (await exportPage(db, after, pageSize)).map(cellsOf)
    const last = page.at(-1)
    if (last === undefined) break
    const text = json
      ? page
          .map(
            (row) =>
              `${JSON.stringify(Object.fromEntries(columns.flatMap((c) => (row[c] === null ? [] : [[c, row[c]]]))))}\n`,
          )
          .join('')
      : stringify(page.map((row) => columns.map((c) => asPlainCell(row[c] ?? ''))))
    if (!out.write(text)) await once(out, 'drain')
    after = String(last.sku)
    done += page.length
    onProgress(done)
  }
  out.end()
  await finished(out)
  return done
}
