import { open } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

export type FileKind = 'workbook' | 'json' | 'csv'

const wanted = 'save the catalogue as an Excel workbook (.xlsx), CSV in UTF-8 or JSON'
/** Enough for every signature. */
const headBytes = 4096

const begins = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, i) => bytes[i] === byte)
const isZip = (bytes: Uint8Array) =>
  begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0x50, 0x4b, 5, 6)
const isUtf16 = (bytes: Uint8Array) =>
  begins(bytes, 0xff, 0xfe) ||
  begins(bytes, 0xfe, 0xff) ||
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0))
/** Words alone can begin like a program or a picture: "BM", "MZ". */
const isBinary = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27))

/** Why a file that begins like this is no catalogue, in one sentence; undefined when it may be one. */
export async function kindProblem(content: Uint8Array): Promise<string | undefined> {
  const head = content.subarray(0, headBytes)
  if (head.length === 0) return `The file is empty.`
  if (isZip(head)) return undefined
  if (begins(head, 0xd0, 0xcf, 0x11, 0xe0))
    return 'The file is an old Excel workbook (.xls) or has a password: save it as .xlsx without a password.'
  if (isUtf16(head)) return `The file is in UTF-16, not in UTF-8: ${wanted}.`
  if (begins(head, 0x25, 0x50, 0x44, 0x46)) return `The file is a PDF: ${wanted}.`
  const type = isBinary(head) ? await fileTypeFromBuffer(head) : undefined
  return type === undefined ? undefined : `The file is of the kind .${type.ext}: ${wanted}.`
}

/** What a file is by its content; text is told apart by the ending of its name. */
export const kindOf = (name: string, content: Uint8Array): FileKind =>
  isZip(content)
    ? 'workbook'
    : ['.json', '.jsonl', '.ndjson'].includes(path.extname(name).toLowerCase())
      ? 'json'
      : 'csv'

export async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
