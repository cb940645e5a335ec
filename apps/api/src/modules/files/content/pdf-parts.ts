const hash = 0x23

const digitOf = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** Undoes the escapes of letters in names, such as `#4A`, in one pass. */
export function unescapeNames(bytes: Buffer): Buffer {
  const first = bytes.indexOf(hash)
  if (first === -1) return bytes
  const plain = Buffer.allocUnsafe(bytes.length)
  let to = bytes.copy(plain, 0, 0, first)
  for (let from = first; from < bytes.length; to++) {
    const byte = bytes[from] ?? 0
    const [high, low] =
      byte === hash ? [digitOf(bytes[from + 1] ?? 0), digitOf(bytes[from + 2] ?? 0)] : [-1, -1]
    const escaped = high >= 0 && low >= 0
    plain[to] = escaped ? high * 16 + low : byte
    from += escaped ? 3 : 1
  }
  return plain.subarray(0, to)
}

/** A stream of packed objects, the text of its dictionary, and all text since the stream before. */
export type PackedStream = { before: string; dictionary: string; data: Buffer }
export type PdfParts = { outside: string; packed: PackedStream[] }

const isWhite = (code: number) => code <= 0x20 && /[\s\0]/.test(String.fromCharCode(code))

/** "endstream" ends with the same letters; a stream keyword follows the end of a dictionary. */
function followsDictionary(text: string, keyword: number, from: number): boolean {
  let at = keyword - 1
  while (at >= from && isWhite(text.charCodeAt(at))) at--
  return at > from && text[at] === '>' && text[at - 1] === '>'
}

const unescapedText = (text: string) =>
  unescapeNames(Buffer.from(text, 'latin1')).toString('latin1')

/**
 * Splits a PDF into the text outside streams and the streams that hold packed objects, in one pass. An object
 * hidden in the data of another stream counts as outside.
 */
export function splitPdf(bytes: Buffer, text: string): PdfParts {
  const outside: string[] = []
  const packed: PackedStream[] = []
  const keyword = /stream(\r\n|\n|\r)/g
  let [at, seen] = [0, 0]
  for (let found = keyword.exec(text); found !== null; found = keyword.exec(text)) {
    const real = followsDictionary(text, found.index, seen)
    seen = found.index
    if (!real) continue
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    if (end === -1) break
    const before = text.slice(at, found.index)
    outside.push(before)
    const dictionary = unescapedText(before.slice(Math.max(0, before.lastIndexOf(' obj'))))
    if (/\/ObjStm(?![A-Za-z0-9])/.test(dictionary))
      packed.push({ before: unescapedText(before), dictionary, data: bytes.subarray(from, end) })
    else {
      const data = text.slice(from, end)
      if (/\d[\s\0]+\d+[\s\0]+obj/.test(data)) outside.push(data)
    }
    at = end
    keyword.lastIndex = end
  }
  return { outside: [...outside, text.slice(at)].join('\n'), packed }
}
