import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'

const literal = String.raw`'(?:[^'\\]|\\.)*'|"[^"]*"|` + '`[^`]*`'
/** Matches `code: 'x', …, message: 'text'` in an object. */
const inObject = new RegExp(
  String.raw`\bcode:[^\n]*?'(\w+)'(?:(?!\bcode:)[^}]){0,200}?\bmessage:\s*(?:[\w.?[\]]+\s*\?\?\s*)*(${literal}|[A-Z_]+\b|\w+Text\b)`,
  'g',
)
/** Matches `refusal('x', 'text')` and similar calls. */
const inCall = new RegExp(
  String.raw`\b\w*[rR]efus\w*\(\s*'(\w+)',\s*(?:[\w.?[\]]+\s*\?\?\s*)*(${literal}|[A-Z_]+\b)`,
  'g',
)
const constant = new RegExp(String.raw`\bconst (\w+)(?:: string)? =\s*(${literal})`, 'g')

/** `${row.moq}` becomes `{moq}`: the last name of the expression describes the value. */
const withPlaceholders = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(/\$\{([^}]*)\}/g, (_, expression: string) => {
      const names = expression.match(/[A-Za-z_]\w*(?!\w*\()/g) ?? []
      return `{${names.at(-1) ?? '…'}}`
    })
    .replaceAll("\\'", "'")

/**
 * Finds the texts of each refusal code by pattern matching. It misses computed texts; the page then says "depends on the
 * case".
 */
export function refusalTexts(): (code: string) => string[] {
  const source = globSync('{apps/api,packages/kernel}/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const constants = new Map(
    [...source.matchAll(constant)].map(([, name = '', text = '']) => [name, text]),
  )
  const texts = new Map<string, Set<string>>()
  for (const [, code = '', found = ''] of [
    ...source.matchAll(inObject),
    ...source.matchAll(inCall),
  ]) {
    const text = /^['"`]/.test(found) ? found : constants.get(found)
    if (text !== undefined)
      texts.set(code, (texts.get(code) ?? new Set()).add(withPlaceholders(text)))
  }
  return (code) => [...(texts.get(code) ?? [])].toSorted()
}
