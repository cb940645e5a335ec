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
