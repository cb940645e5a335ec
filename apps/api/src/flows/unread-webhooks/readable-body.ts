import { maskedKeys } from '../../platform/log.ts'
import { maskEmail, maskPhone } from '../../platform/text/mask.ts'
import { shownText } from '../../platform/text/shown-text.ts'

/** The longest text that staff see of a body. */
export const shownCharacters = 8000
/** Read of a body: more than is shown, so that what stands across the cut is still recognised and masked. */
export const readBytes = 4 * shownCharacters + 1024

/** Beside what logs mask, what gateway and courier call a person's data. */
const partnersKeys = [
  'contact',
  'name',
  'vpa',
  'mobile',
  'consignee',
  'address',
  'address1',
  'address2',
  'line1',
  'line2',
  'customer',
]
const personal = new Set([...maskedKeys, ...partnersKeys].map((key) => key.toLowerCase()))

const key = /"([\w-]{1,60})"\s*:\s*/g

/** Where a JSON value that begins at `from` ends, also one that never does. */
function valueEnd(text: string, from: number): number {
  let depth = 0
  let inString = false
  for (let i = from; i < text.length; i++) {
    const c = text[i]
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
    } else if (c === '"') inString = true
    else if (c === '{' || c === '[') depth++
    else if (depth === 0 && (c === ',' || c === '}' || c === ']')) return i
    else if (c === '}' || c === ']') depth--
  }
  return text.length
}

/** Masks by the names of keys in what looks like JSON, whether or not it can be parsed. */
function maskMembers(text: string): string {
  let masked = ''
  let at = 0
  for (let found = key.exec(text); found !== null; found = key.exec(text)) {
    if (!personal.has(found[1]?.toLowerCase() ?? '')) continue
    masked += `${text.slice(at, key.lastIndex)}"[masked]"`
    at = valueEnd(text, key.lastIndex)
    key.lastIndex = at
  }
  key.lastIndex = 0
  return masked + text.slice(at)
}

const maskFields = (text: string): string =>
  text.replace(/(^|[&?\s])([\w-]{1,60})=([^&\s]*)/g, (all, before: string, name: string) =>
    personal.has(name.toLowerCase()) ? `${before}${name}=[masked]` : all,
  )

/** Whether digits can be a card's number (ISO/IEC 7812, Luhn). */
const isCardNumber = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

const maskValues = (text: string): string =>
  text
    .replace(/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}/g, (email) =>
      maskEmail(email.replace('%40', '@')),
    )
    .replace(/(?<!\d)\d{13,19}(?!\d)/g, (digits) =>
      isCardNumber(digits) ? maskPhone(digits) : digits,
    )
    .replace(/(?<!\d)(?:91|0)?[6-9]\d{9}(?!\d)/g, maskPhone)

/** The beginning of a webhook's body as text that is safe to show, masked as logs are. */
export function readableBody(beginning: Buffer, size: number): { text: string; isCut: boolean } {
  const text = shownText(maskValues(maskFields(maskMembers(beginning.toString('utf8')))))
  const characters = text.slice(0, shownCharacters).replace(/[\ud800-\udbff]$/, '')
  return { text: characters, isCut: characters.length < text.length || beginning.length < size }
}
