import { createReadStream } from 'node:fs'
import { UnreadableFile } from './unreadable-file.ts'

/** Characters of a line or an entry; a catalogue's longest row has about 7,000. */
export const longestPiece = 1_000_000

/** A text file in pieces, without its byte order mark. */
export async function* textOf(path: string): AsyncGenerator<string> {
  let first = true
  for await (const chunk of createReadStream(path, 'utf8')) {
    const text = String(chunk)
    yield first ? text.replace(/^\uFEFF/, '') : text
    first = false
  }
}

/** Bytes of a line or a row of CSV. */
export const longestRow = 1_000_000

/** Passes a text on unless a line of it is endless: a parser would keep all of it in memory. */
export async function* withoutEndlessLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [line, length] = [1, 0]
  for await (const chunk of bytes) {
    for (const byte of chunk) {
      if (byte === 0x0a) line++
      length = byte === 0x0a || byte === 0x0d ? 0 : length + 1
      if (length > longestRow) throw new UnreadableFile(`Line ${line} is longer than 1 MB.`)
    }
    yield chunk
  }
}

export function refuseTooManyRows(rows: number, most: number): void {
  if (rows > most)
    throw new UnreadableFile(
      `The file has more than ${most.toLocaleString('en-IN')} rows: split it into several files.`,
    )
}

/** Lines end with a line feed. U+2028 and U+2029 don't end one: JSON allows them within a text. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  let count = 0
  for await (const chunk of textOf(path)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    count += lines.length
    yield* lines
    if (rest.length > longestPiece)
      throw new UnreadableFile(`Line ${count + 1} has more than a million characters.`)
  }
  if (rest !== '') yield rest
}
