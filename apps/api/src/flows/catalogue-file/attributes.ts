import { asText, isUnreadable, unreadableText } from './cell-text.ts'

/** An attribute as buyers read it: a name and a value. */
export type Attribute = { label: string; value: string }

/** Reads `size: M; colour: blue`, a JSON object, or an object of a JSON line; undefined for anything else. */
export function readAttributes(value: unknown): Attribute[] | undefined {
  const pairs = (object: object) =>
    Object.entries(object)
      .map(([label, v]) => ({ label: asText(label), value: asText(v) }))
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

/** Why attributes that could be read are invalid; undefined when they are valid. */
export function attributeProblem(attributes: readonly Attribute[]): string | undefined {
  if (attributes.some(({ label, value }) => isUnreadable(label) || isUnreadable(value)))
    return unreadableText
  const long = attributes.find(({ label, value }) => label.length > 60 || value.length > 200)
  return long === undefined
    ? undefined
    : `has "${long.label.slice(0, 60)}", whose name may have 60 characters and whose value 200`
}
