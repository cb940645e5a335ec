import { asText, isUnreadable, unreadableText } from './cell-text.ts'

/** An attribute as buyers read it: a name and a value. */
export type Attribute = { label: string; value: string }

/** Reads `size: M; colour: blue`, a JSON object, or an object of a JSON line; undefined for anything else. */
export function readAttributes(value: unknown): Attribute[] | undefined {
  const pairs = (object: object) =>
    Object.entries(object)
      .map(([label, v]) => ({
        label: asText(label),
        value: Array.isArray(v) ? v.map(asText).join(', ') : asText(v),
      }))
      .filter((a) => a.label && a.value)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return pairs(value)
  const text = asText(value)
  if (text === '') return []
  if (text.startsWith('{')) {
    try {
      const parsed: unknown = JSON.parse(text)
      return typeof parsed === 'object' && parsed !== null ? pairs(parsed) : undefined
    } catch {
      return undefined
    }
  }
  const parts = text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const split = parts.map((part) => /^([^:=]+)[:=]\s*(.+)$/.exec(part))
  return split.every((m) => m !== null)
    ? split.flatMap((m) => (m?.[1] && m[2] ? [{ label: m[1].trim(), value: m[2].trim() }] : []))
    : undefined
}

/**
 * The inverse of `readAttributes`: the short form, or JSON where a word contains its separators.
 */
export function writeAttributes(attributes: readonly Attribute[]): string | null {
  if (attributes.length === 0) return null
  const short = attributes.every(
    ({ label, value }) => !/[:=;|{\n]/.test(label) && !/[;|\n]/.test(value),
  )
  return short
    ? attributes.map(({ label, value }) => `${label}: ${value}`).join('; ')
    : JSON.stringify(Object.fromEntries(attributes.map(({ label, value }) => [label, value])))
}

const longestName = 60
const longestValue = 200

/** Attributes as they are stored, with what was cut or left out, so that one long value doesn't refuse its row. */
export function fitAttributes(attributes: readonly Attribute[]): {
  kept: Attribute[]
  changes: string[]
} {
  const changes: string[] = []
  const kept: Attribute[] = []
  for (const { label, value } of attributes) {
    const name = `"${[...label].slice(0, longestName).join('')}"`
    if (label.length > longestName)
      changes.push(`${name} is left out: a name may have ${longestName} characters`)
    else if (kept.some((one) => one.label.toLowerCase() === label.toLowerCase()))
      changes.push(`${name} is left out: it stands twice`)
    else if (value.length > longestValue) {
      changes.push(`${name} is cut: a value may have ${longestValue} characters`)
      kept.push({
        label,
        value: value
          .slice(0, longestValue)
          .toWellFormed()
          .replace(/\ufffd$/, '')
          .trim(),
      })
    } else kept.push({ label, value })
  }
  return { kept, changes }
}

/** Why attributes that could be read are invalid; undefined when they are valid. */
export const attributeProblem = (attributes: readonly Attribute[]): string | undefined =>
  attributes.some(({ label, value }) => isUnreadable(label) || isUnreadable(value))
    ? unreadableText
    : undefined
