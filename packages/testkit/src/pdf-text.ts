import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, { head: string; stream: string }>

/** The objects of a PDF written by pdfkit, with decompressed streams. */
function objectsOf(pdf: Buffer): Objects {
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const packed = Buffer.from(body.slice(at + 7, body.lastIndexOf('endstream')), 'latin1')
    objects.set(id, {
      head,
      stream: at < 0 || !head.includes('FlateDecode') ? '' : inflateSync(packed).toString('latin1'),
    })
  }
  return objects
}

/** Fonts are subset: maps glyph numbers to text, by the font's name on the page. */
function fontsOf(objects: Objects): Map<string, string[]> {
  const fonts = new Map<string, string[]>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map =
        objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '')?.stream ??
        ''
      const glyphs = [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, part = '']) => [
        ...part.matchAll(/<([0-9a-f ]+)>/gi),
      ])
      fonts.set(
        name,
        glyphs.map(([, hex = '']) =>
          Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        ),
      )
    }
  }
  return fonts
}

/** The visible text of one of our PDFs: one line for each drawn text, page by page. */
export function pdfLines(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const fonts = fontsOf(objects)
  return [...objects.values()].flatMap(({ stream }) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf\s+\[(.*?)\] TJ/g)].map(([, name = '', glyphs = '']) =>
      [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((number) => fonts.get(name)?.[Number.parseInt(number, 16)] ?? '?')
        .join(''),
    ),
  )
}

/** The text of a PDF that was answered, with single spaces, wherever its lines break. */
export function pdfWords(body: unknown): string {
  if (!Buffer.isBuffer(body)) throw new Error(`no PDF: ${JSON.stringify(body)}`)
  return pdfLines(body).join(' ').replaceAll(/\s+/g, ' ')
}
