import { inflateSync } from 'node:zlib'
import { ok, type Result } from '@upchar/kernel/result'
import { fileActive, fileDamaged } from '../errors.ts'
import { splitPdf, unescapeNames, type PackedStream } from './pdf-parts.ts'

type Refused = ReturnType<typeof fileDamaged>['error'] | ReturnType<typeof fileActive>['error']

/** Bytes that the streams of one file may still inflate to. */
export type InflateBudget = { left: number }
/** A document's object streams are some kilobytes, a large one's a few megabytes. */
export const inflateBudget = (): InflateBudget => ({ left: 16 * 1024 * 1024 })

const scripts = 'This PDF contains a script. Print it to a new PDF and upload that.'
const embedded = 'This PDF carries other files inside. Print it to a new PDF and upload that.'
const launches =
  'This PDF opens other documents or programs, or sends forms. Print it to a new PDF and upload that.'
const locked =
  'This PDF is locked with a password or rights. Save it without them and upload it again.'
const media = 'This PDF contains films or sound. Print it to a new PDF and upload that.'

/** Names of active content that are long enough never to occur by chance in compressed data. */
const longNames = new Map([
  ['JavaScript', scripts],
  ['EmbeddedFile', embedded],
  ['EmbeddedFiles', embedded],
  ['Filespec', embedded],
  ['GoToE', embedded],
  ['GoToR', launches],
  ['Launch', launches],
  ['SubmitForm', launches],
  ['ImportData', launches],
  ['RichMedia', media],
  ['Rendition', media],
])
/** Compressed data contains these by chance: they are looked for outside it. `AA` is an action of any kind that runs by itself. */
const shortNames = new Map([
  ['JS', scripts],
  ['XFA', scripts],
  ['AA', launches],
  ['Movie', media],
  ['Sound', media],
  ['Encrypt', locked],
])
const allNames = new Map([...longNames, ...shortNames])

const finderOf = (names: ReadonlyMap<string, string>) =>
  new RegExp(`/(${[...names.keys()].join('|')})(?![A-Za-z0-9])`)
const longNameFinder = finderOf(longNames)
const anyNameFinder = finderOf(allNames)

const faultIn = (text: string, finder: RegExp): string | undefined => {
  const name = finder.exec(text)?.[1]
  return name === undefined ? undefined : allNames.get(name)
}

/** On opening, anything but a jump to a place in the document itself. */
const opensAction = (text: string) => /\/OpenAction(?![A-Za-z0-9])(?![\s\0]*\[)/.test(text)
const namesAddress = (text: string) => /\/URI(?![A-Za-z0-9])/.test(text)

const countOf = (text: string, finder: RegExp): number => {
  let count = 0
  for (const _ of text.matchAll(finder)) count++
  return count
}

/**
 * The objects of a compressed stream; undefined if they can't be decoded, and so not be checked. Filter
 * parameters in another object could change the decoded content; object streams don't need them.
 */
function unpack(
  { before, dictionary, data }: PackedStream,
  budget: InflateBudget,
): string | undefined {
  if (
    /\/(DecodeParms|DP)(?![A-Za-z0-9])/.test(before) ||
    countOf(dictionary, /\/Filter(?![A-Za-z0-9])/g) > 1
  )
    return undefined
  let objects = data
  if (/\/Filter(?![A-Za-z0-9])/.test(dictionary)) {
    if (!/\/Filter\s*(\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/.test(dictionary))
      return undefined
    if (budget.left <= 0) return undefined
    try {
      objects = inflateSync(data, { maxOutputLength: budget.left })
    } catch {
      return undefined
    }
    budget.left -= objects.length
  }
  return unescapeNames(objects).toString('latin1')
}

/**
 * Accepts a complete PDF without active content: no scripts, embedded files, form submission or actions that run by
 * themselves. Digital signatures, links that a reader clicks and form fields are fine.
 */
export function checkPdf(bytes: Buffer, budget = inflateBudget()): Result<void, Refused> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text)) return fileDamaged()
  const end = text.lastIndexOf('%%EOF')
  // Only white space may follow; not the content of another file.
  if (end === -1 || !/^%%EOF[\s\0]{0,1024}$/.test(text.slice(end)) || !text.includes('startxref'))
    return fileDamaged()
  const parts = splitPdf(bytes, text)
  const whole = unescapeNames(bytes).toString('latin1')
  const outside = unescapeNames(Buffer.from(parts.outside, 'latin1')).toString('latin1')
  // First, because encrypted streams can't be inflated, and the buyer needs to know why.
  const inTheOpen = faultIn(outside, anyNameFinder) ?? faultIn(whole, longNameFinder)
  if (inTheOpen !== undefined) return fileActive(inTheOpen)
  if (countOf(whole, /\/ObjStm(?![A-Za-z0-9])/g) > parts.packed.length) return fileDamaged()
  let [opens, address] = [opensAction(whole), namesAddress(outside)]
  for (const stream of parts.packed) {
    const objects = unpack(stream, budget)
    if (objects === undefined) return fileDamaged()
    const fault = faultIn(objects, anyNameFinder)
    if (fault !== undefined) return fileActive(fault)
    opens ||= opensAction(objects)
    address ||= namesAddress(objects)
  }
  // The action may be in any object: with an address in the document, it may open that.
  return opens && address ? fileActive(launches) : ok(undefined)
}
