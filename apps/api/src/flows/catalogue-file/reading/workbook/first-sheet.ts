import { fromPlainCell } from '../../../../platform/text/formulas.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { FileLimits } from '../limits.ts'
import { readContents } from './contents.ts'
import { PackageParts } from './package-parts.ts'
import { sheetRows } from './sheet-rows.ts'

/** The rows of a workbook's first sheet that isn't empty, cell by cell; cells that can't be read are empty. */
export async function* firstSheetRows(path: string, limits: FileLimits): AsyncGenerator<string[]> {
  const parts = await PackageParts.open(path, limits)
  try {
    const contents = await readContents(parts)
    let found = false
    for (const { part } of contents.sheets) {
      for await (const { cells } of sheetRows(parts, contents, part)) {
        found = true
        const row = Array.from({ length: Math.max(...cells.keys()) + 1 }, () => '')
        for (const [i, value] of cells) row[i] = 'text' in value ? fromPlainCell(value.text) : ''
        yield row
      }
      if (found) return
    }
    throw new UnreadableFile('Every sheet of the workbook is empty.')
  } finally {
    parts.close()
  }
}
