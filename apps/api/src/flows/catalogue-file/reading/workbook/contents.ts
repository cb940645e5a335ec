import { UnreadableFile } from '../unreadable-file.ts'
import { formatOf, type CellFormat } from './cell-format.ts'
import type { PackageParts } from './package-parts.ts'

export type Sheet = { name: string; part: string }
export type Contents = {
  /** Those that aren't hidden, in the order of their tabs. */
  sheets: readonly Sheet[]
  /** Texts that cells name by number. */
  strings: readonly string[]
  /** By the style of a cell. */
  formats: readonly CellFormat[]
  from1904: boolean
}

const workbookPart = 'xl/workbook.xml'
const mostSheets = 200

/** Where a relationship leads: `worksheets/sheet1.xml` from within `xl/`, or `/xl/worksheets/sheet1.xml`. */
const partOf = (target: string) =>
  target.startsWith('/')
    ? target.slice(1)
    : (URL.parse(target, 'file:///xl/')?.pathname.slice(1) ?? '')

async function readRelations(parts: PackageParts) {
  const byId = new Map<string, string>()
  const byType = new Map<string, string>()
  await parts.read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return
      byId.set(Id, partOf(Target))
      byType.set(Type.split('/').at(-1) ?? '', partOf(Target))
    },
  })
  return { byId, byType }
}

async function readSheets(parts: PackageParts, byId: ReadonlyMap<string, string>) {
  const sheets: Sheet[] = []
  let from1904 = false
  await parts.read(workbookPart, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const part = byId.get(attributes[':id'] ?? '')
      // A chart on a tab of its own has no cells.
      if (part?.includes('chartsheet') === false)
        sheets.push({ name: attributes['name'] ?? '', part })
    },
  })
  if (sheets.length > mostSheets)
    throw new UnreadableFile(`The workbook has more than ${mostSheets} sheets.`)
  return { sheets, from1904 }
}

/** Excel writes control characters as _x000D_. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

async function readStrings(parts: PackageParts, part: string): Promise<string[]> {
  const strings: string[] = []
  let [text, inText, inPhonetic, characters] = ['', false, false, 0]
  await parts.read(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inPhonetic = true
      if (name === 't') inText = !inPhonetic
    },
    text: (piece) => {
      if (inText) text += piece
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inPhonetic = false
      if (name !== 'si') return
      strings.push(unescapeText(text))
      characters += text.length
      if (strings.length > parts.limits.texts || characters > parts.limits.textCharacters)
        throw new UnreadableFile('The workbook has too many texts: save the sheet as CSV.')
    },
  })
  return strings
}

async function readFormats(parts: PackageParts, part: string): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let inCells = false
  await parts.read(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells)
        formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

/** What the cells of a workbook refer to. */
export async function readContents(parts: PackageParts): Promise<Contents> {
  if (!parts.has(workbookPart))
    throw new UnreadableFile(
      'The file is a ZIP file without an Excel workbook (.xlsx) in it: send the catalogue itself.',
    )
  const { byId, byType } = await readRelations(parts)
  const { sheets, from1904 } = await readSheets(parts, byId)
  const [strings, styles] = [byType.get('sharedStrings'), byType.get('styles')]
  return {
    sheets,
    from1904,
    strings: strings === undefined || !parts.has(strings) ? [] : await readStrings(parts, strings),
    formats: styles === undefined || !parts.has(styles) ? [] : await readFormats(parts, styles),
  }
}
