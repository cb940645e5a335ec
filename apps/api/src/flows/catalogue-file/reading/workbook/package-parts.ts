import type { Readable } from 'node:stream'
import sax from 'sax'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../unreadable-file.ts'
import type { FileLimits } from '../limits.ts'

const mostParts = 10_000
/** Sheets nest eight elements, and rows have a dozen attributes; the parser keeps all that are open. */
const deepest = 50
const mostAttributes = 100

const damaged = () =>
  new UnreadableFile('The workbook is damaged: open it in Excel and save it again as .xlsx.')

/** Names come without their namespace's prefix; those of attributes keep a colon in its place. */
export type XmlHandlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A parser that ends at the first thing which isn't well-formed, and at a document type: workbooks have none. */
function parserOf(handlers: XmlHandlers): sax.SAXParser {
  const parser = sax.parser(true, { position: false })
  const refuse = () => {
    throw damaged()
  }
  let [depth, attributeCount] = [0, 0]
  const text = (piece: string) => handlers.text?.(piece)
  return Object.assign(parser, {
    onerror: refuse,
    ondoctype: refuse,
    onattribute: () => {
      if (++attributeCount > mostAttributes) refuse()
    },
    onopentag: ({ name, attributes }: sax.Tag) => {
      attributeCount = 0
      if (++depth > deepest) refuse()
      // r:id is a relationship; an attribute "id" of its own would be something else.
      const plain = Object.entries(attributes).map(([key, value]) => [
        key.includes(':') ? `:${localName(key)}` : key,
        value,
      ])
      handlers.open(localName(name), Object.fromEntries(plain))
    },
    ontext: text,
    oncdata: text,
    onclosetag: (name: string) => {
      depth--
      handlers.close?.(localName(name))
    },
  })
}

/** The parts of a workbook's ZIP file, inflated piece by piece and up to a limit in all. */
export class PackageParts {
  readonly limits: FileLimits
  private readonly zip: ZipFile
  private readonly entries: ReadonlyMap<string, Entry>
  private inflated = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: FileLimits) {
    this.limits = limits
    this.zip = zip
    this.entries = entries
  }

  static async open(path: string, limits: FileLimits): Promise<PackageParts> {
    const zip = await orDamaged(() => openPromise(path, { autoClose: false }))
    try {
      return new PackageParts(zip, await orDamaged(() => entriesOf(zip)), limits)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.zip.close()
  }

  has(name: string): boolean {
    return this.entries.has(name)
  }

  /** Feeds a part to the handlers. Yields after every piece, when they may have collected something. */
  async *parse(name: string, handlers: XmlHandlers): AsyncGenerator<void> {
    const entry = this.entries.get(name)
    if (entry === undefined) throw damaged()
    const stream = await orDamaged(() => this.zip.openReadStreamPromise(entry))
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true })
      const parser = parserOf(handlers)
      for await (const piece of piecesOf(stream)) {
        this.count(piece.length)
        parser.write(decodeOrRefuse(decoder, piece))
        yield
      }
      parser.write(decodeOrRefuse(decoder)).close()
      yield
    } finally {
      stream.destroy()
    }
  }

  /** Feeds a whole part to the handlers. */
  async read(name: string, handlers: XmlHandlers): Promise<void> {
    const pieces = this.parse(name, handlers)
    while (!(await pieces.next()).done);
  }

  private count(bytes: number): void {
    this.inflated += bytes
    if (this.inflated > this.limits.inflatedMb * 1024 * 1024)
      throw new UnreadableFile(
        `The workbook unpacks to more than ${this.limits.inflatedMb} MB: save the sheet as CSV.`,
      )
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > mostParts) throw damaged()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

/** Whatever yauzl finds wrong comes from the file: a path that can't be opened was read before. */
async function orDamaged<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch {
    throw damaged()
  }
}

/** Whatever zlib finds wrong, or a size that differs from the one declared. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  for (;;) {
    const next = await orDamaged(() => pieces.next())
    if (next.done) return
    yield next.value
  }
}

function decodeOrRefuse(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
  } catch {
    throw damaged()
  }
}
