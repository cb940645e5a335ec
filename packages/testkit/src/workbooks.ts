import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP file of deflated parts (APPNOTE.TXT 4.3). */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    // From "version needed" to "extra field length", which both headers have alike.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const end = Buffer.alloc(18)
  const count = Object.keys(parts).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

export type WorkbookParts = {
  /** The rows of each sheet by its name, as XML or as texts. */
  sheets: Readonly<Record<string, string | readonly (readonly string[])[]>>
  hidden?: readonly string[]
  /** Entries of the table of texts, as XML. */
  strings?: string
  /** Formats of numbers by style: a built-in number or a code. */
  formats?: readonly (number | string)[]
  properties?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const rowsXml = (rows: string | readonly (readonly string[])[]): string =>
  typeof rows === 'string'
    ? rows
    : rows
        .map(
          (row, i) =>
            `<row r="${i + 1}">${row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`,
        )
        .join('')

/** An Excel workbook (ECMA-376), written part by part. */
export function workbookOf({
  sheets,
  hidden = [],
  strings,
  formats = [],
  properties = '',
}: WorkbookParts): Buffer {
  const names = Object.keys(sheets)
  const codes = formats.map((format, i) =>
    typeof format === 'string'
      ? `<numFmt numFmtId="${164 + i}" formatCode="${escaped(format)}"/>`
      : '',
  )
  const styles = formats.map(
    (format, i) => `<xf numFmtId="${typeof format === 'string' ? 164 + i : format}"/>`,
  )
  return zipOf({
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${names
      .map(
        (name, i) =>
          `<sheet name="${escaped(name)}" sheetId="${i + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
      .join(
        '',
      )}${relation('rIdS', 'styles', '/xl/styles.xml')}${relation('rIdT', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...(strings === undefined
      ? {}
      : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>` }),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`,
      ]),
    ),
  })
}
