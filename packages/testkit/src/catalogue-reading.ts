import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { openCatalogueFile } from '@upchar/api/internals/flows/catalogue-file/reading/index'
import { usualLimits } from '@upchar/api/internals/flows/catalogue-file/reading/limits'

type Rows = Record<number, unknown>
/** Rows by their number: cells, or why there are none. A text instead of them is the refusal of the file. */
type Read = string | { rows: Rows; unknown: string[]; notes: string[] }

export const tray = { sku: 'T-1', title: 'Tray' }
export const cup = { sku: 'C-1', title: 'Cup' }

/** Reads catalogue files from a folder of this test file, without a database. */
export function useReading(): {
  read(name: string, content: string | Buffer, limits?: typeof usualLimits): Promise<Read>
  rowsOf(name: string, content: string | Buffer): Promise<string | Rows>
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'upchar-reading-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = async (
    name: string,
    content: string | Buffer,
    limits = usualLimits,
  ): Promise<Read> => {
    const target = path.join(folder, name)
    writeFileSync(target, content)
    const opened = await openCatalogueFile(target, limits)
    if (!opened.ok) return opened.error
    const rows: Rows = {}
    for await (const row of opened.value.rows())
      rows[row.line] = 'raw' in row ? row.raw : row.unreadable
    return { rows, unknown: [...opened.value.unknownHeadings], notes: [...opened.value.notes] }
  }
  return {
    read,
    rowsOf: async (name, content) => {
      const found = await read(name, content)
      return typeof found === 'string' ? found : found.rows
    },
  }
}
