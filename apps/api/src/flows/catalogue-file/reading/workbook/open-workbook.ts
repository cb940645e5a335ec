import { plural } from '@upchar/kernel/text'
import type { RawRow } from '../../cell-reader.ts'
import { columnOf } from '../../columns.ts'
import type { CatalogueFile, FileRow } from '../catalogue-file.ts'
import { columnLetters, hasRequired, TableHeadings } from '../headings.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { readContents, type Contents, type Sheet } from './contents.ts'
import type { FileLimits } from '../limits.ts'
import { PackageParts } from './package-parts.ts'
import { sheetRows, type SheetRow } from './sheet-rows.ts'

type SheetWithHeadings = Sheet & { headings: readonly string[] }

/** The texts of a sheet's first row, by place; none for an empty sheet. */
async function firstRow(parts: PackageParts, contents: Contents, part: string): Promise<string[]> {
  for await (const { cells } of sheetRows(parts, contents, part)) {
    const names = Array.from({ length: Math.max(...cells.keys()) + 1 }, () => '')
    for (const [i, value] of cells) names[i] = 'text' in value ? value.text : ''
    return names
  }
  return []
}

const quoted = ({ name }: Sheet) => `"${name}"`

/** The first sheet, unless only one of the others has the needed headings. */
function choose(
  sheets: readonly SheetWithHeadings[],
  required: FileLimits['required'],
): SheetWithHeadings {
  const [first] = sheets
  if (first === undefined) throw new UnreadableFile('Every sheet of the workbook is empty.')
  const known = sheets.filter(({ headings }) => hasRequired(headings, required, columnOf))
  if (known.length < 2 || known.includes(first)) return known[0] ?? first
  throw new UnreadableFile(
    `The sheets ${known.map(quoted).join(' and ')} could both be the catalogue: put the right one first.`,
  )
}

async function readHeadings(parts: PackageParts, contents: Contents) {
  const filled: SheetWithHeadings[] = []
  for (const sheet of contents.sheets) {
    const headings = await firstRow(parts, contents, sheet.part)
    if (headings.length > 0) filled.push({ ...sheet, headings })
  }
  return filled
}

function readRow({ line, cells }: SheetRow, headings: TableHeadings): FileRow {
  const texts: [number, string][] = []
  for (const [i, value] of cells) {
    const column = headings.column(i)
    const cell = `cell ${columnLetters(i)}${line}`
    if ('text' in value) {
      if (value.isDate && column !== undefined && column !== 'expiry')
        return { line, unreadable: `${cell} is a date: format it as text and write it again` }
      texts.push([i, value.text])
    } else if (column !== undefined) return { line, unreadable: `${cell} ${value.problem}` }
  }
  const raw: RawRow = headings.row(texts)
  return { line, raw }
}

/** The rows below the headings. */
async function* rowsOf(
  parts: PackageParts,
  contents: Contents,
  part: string,
): AsyncGenerator<SheetRow> {
  const rows = sheetRows(parts, contents, part)
  await rows.next()
  yield* rows
}

/** Looks at everything that an import will read, so that none fails half-way. */
async function look(parts: PackageParts, required: FileLimits['required']) {
  const contents = await readContents(parts)
  const filled = await readHeadings(parts, contents)
  const sheet = choose(filled, required)
  const rows = rowsOf(parts, contents, sheet.part)
  while (!(await rows.next()).done);
  return { contents, sheet, others: filled.length - 1 }
}

async function closing<T>(parts: PackageParts, use: () => Promise<T>): Promise<T> {
  try {
    return await use()
  } finally {
    parts.close()
  }
}

/** An Excel workbook (.xlsx), of which one sheet is read. */
export async function openWorkbook(path: string, limits: FileLimits): Promise<CatalogueFile> {
  const opened = await PackageParts.open(path, limits)
  const { contents, sheet, others } = await closing(opened, () => look(opened, limits.required))
  const unknownHeadings = new Set<string>()
  const headings = new TableHeadings(sheet.headings, `The sheet ${quoted(sheet)}`, {
    unknown: unknownHeadings,
    required: limits.required,
    columnOf: await limits.readHeadings(sheet.headings, limits.required),
  })
  return {
    unknownHeadings,
    notes:
      others === 0
        ? []
        : [
            `Only the sheet ${quoted(sheet)} was read; the workbook has ${plural(others, 'other sheet')}.`,
          ],
    async *rows() {
      const parts = await PackageParts.open(path, limits)
      try {
        for await (const row of rowsOf(parts, contents, sheet.part)) yield readRow(row, headings)
      } finally {
        parts.close()
      }
    },
  }
}
