import { inflateSync } from 'node:zlib'
import { ok, type Result } from '@upchar/kernel/result'
import { fileActive, fileDamaged } from '../errors.ts'

type Refused = {
  ok: false
  error: ReturnType<typeof fileDamaged>['error'] | ReturnType<typeof fileActive>['error']
}

/**
 * A document's object streams are some kilobytes; anything that inflates beyond this is a decompression bomb.
 */
const mostUnpacked = 32 * 1024 * 1024

const scripts = 'This PDF contains a script. Print it to a new PDF and upload that.'
const embedded = 'This PDF carries other files inside. Print it to a new PDF and upload that.'
const launches = 'This PDF starts programs or sends forms. Print it to a new PDF and upload that.'
const locked =
  'This PDF is locked with a password or rights. Save it without them and upload it again.'
const media = 'This PDF contains films or sound. Print it to a new PDF and upload that.'

/**
 * Names of active content. Long ones are matched everywhere; short ones only outside compressed data, which
 * contains any letters by chance.
 */
const anywhere: readonly (readonly [RegExp, string])[] = [
  [/\/JavaScript(?![A-Za-z0-9])/, scripts],
  [/\/EmbeddedFiles?(?![A-Za-z0-9])/, embedded],
  [/\/Filespec(?![A-Za-z0-9])/, embedded],
  [/\/Launch(?![A-Za-z0-9])/, launches],
  [/\/(SubmitForm|ImportData)(?![A-Za-z0-9])/, launches],
  [/\/(RichMedia|Rendition)(?![A-Za-z0-9])/, media],
]
const outsideOfStreams: readonly (readonly [RegExp, string])[] = [
  [/\/JS(?![A-Za-z0-9])/, scripts],
  [/\/XFA(?![A-Za-z0-9])/, scripts],
  [/\/GoToE(?![A-Za-z0-9])/, embedded],
  [/\/(Movie|Sound)(?![A-Za-z0-9])/, media],
  [/\/Encrypt(?![A-Za-z0-9])/, locked],
]

/** Names may escape letters as `#4A`. */
const spelledOut = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const firstFault = (text: string, rules: typeof anywhere): string | undefined =>
  rules.find(([name]) => name.test(text))?.[1]

type Parts = { outside: string; packed: { before: string; dictionary: string; data: Buffer }[] }

/** Splits a PDF into the text outside streams and the streams that hold packed objects. */
function split(bytes: Buffer, text: string): Parts {
  const outside: string[] = []
  const packed: Parts['packed'] = []
  const start = /stream(\r\n|\n|\r)/g
  let at = 0
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const before = text.slice(at, found.index)
    // "endstream" ends with the same letters; a real stream keyword follows its dictionary.
    if (!/>>\s*$/.test(before)) continue
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    if (end === -1) break
    const dictionary = spelledOut(before.slice(Math.max(0, before.lastIndexOf(' obj'))))
    outside.push(before)
    if (/\/ObjStm(?![A-Za-z0-9])/.test(dictionary))
      packed.push({ before: spelledOut(before), dictionary, data: bytes.subarray(from, end) })
    at = end
    start.lastIndex = end
  }
  return { outside: [...outside, text.slice(at)].join('\n'), packed }
}

/**
 * The objects of a compressed stream; undefined if they can't be decoded, and so not be checked. Filter
 * parameters in another object could change the decoded content; object streams don't need them.
 */
function unpack({ before, dictionary, data }: Parts['packed'][number]): string | undefined {
  if (
    /\/(DecodeParms|DP)(?![A-Za-z0-9])/.test(before) ||
    (dictionary.match(/\/Filter(?![A-Za-z0-9])/g)?.length ?? 0) > 1
  )
    return undefined
  if (!/\/Filter(?![A-Za-z0-9])/.test(dictionary)) return data.toString('latin1')
  if (!/\/Filter\s*(\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/.test(dictionary))
    return undefined
  try {
    return inflateSync(data, { maxOutputLength: mostUnpacked }).toString('latin1')
  } catch {
    return undefined
  }
}

/**
 * Accepts a complete PDF without active content: no scripts, embedded files, launch actions or form
 * submission. Digital signatures, links and form fields are fine.
 */
export function checkPdf(bytes: Buffer): Result<void, Refused['error']> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text)) return fileDamaged()
  const end = text.lastIndexOf('%%EOF')
  // Only white space may follow; not the content of another file.
  if (end === -1 || !/^%%EOF[\s\0]{0,1024}$/.test(text.slice(end)) || !text.includes('startxref'))
    return fileDamaged()
  const { outside, packed } = split(bytes, text)
  // First, because encrypted streams can't be inflated, and the buyer needs to know why.
  const inTheOpen =
    firstFault(spelledOut(outside), outsideOfStreams) ?? firstFault(spelledOut(text), anywhere)
  if (inTheOpen !== undefined) return fileActive(inTheOpen)
  if ((spelledOut(text).match(/\/ObjStm(?![A-Za-z0-9])/g)?.length ?? 0) > packed.length)
    return fileDamaged()
  const unpacked: string[] = []
  for (const stream of packed) {
    const objects = unpack(stream)
    if (objects === undefined) return fileDamaged()
    unpacked.push(objects)
  }
  const inside = spelledOut(unpacked.join('\n'))
  const fault = firstFault(inside, anywhere) ?? firstFault(inside, outsideOfStreams)
  return fault === undefined ? ok(undefined) : fileActive(fault)
}
