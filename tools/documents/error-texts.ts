import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'

const literal = String.raw`'(?:[^'\\]|\\.)*'|"[^"]*"|` + '`[^`]*`'
/** `code: 'x', …, message: 'text'`: the text of an object that names the code. */
const inObject = new RegExp(
  String.raw`\bcode:[^\n]*?'(\w+)'(?:(?!\bcode:)[^}]){0,200}?\bmessage:\s*(?:[\w.?[\]]+\s*\?\?\s*)*(${literal}|[A-Z_]+\b|\w+Text\b)`,
  'g',
)
/** `refusal('x', 'text')` and its like. */
const inCall = new RegExp(
  String.raw`\b\w*[rR]efus\w*\(\s*'(\w+)',\s*(?:[\w.?[\]]+\s*\?\?\s*)*(${literal}|[A-Z_]+\b)`,
  'g',
)
const constant = new RegExp(String.raw`\bconst (\w+)(?:: string)? =\s*(${literal})`, 'g')

/** `${row.moq}` becomes `{moq}`: the last name of an expression says what stands there. */
const plain = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(/\$\{([^}]*)\}/g, (_, expression: string) => {
      const names = expression.match(/[A-Za-z_]\w*(?!\w*\()/g) ?? []
      return `{${names.at(-1) ?? '…'}}`
    })
    .replaceAll("\\'", "'")

/**
 * The texts that the source gives each refusal code. They are found by their shape, so a text that is worked out
 * elsewhere is missing: the page then says that it depends on the case.
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
    if (text !== undefined) texts.set(code, (texts.get(code) ?? new Set()).add(plain(text)))
  }
  return (code) => [...(texts.get(code) ?? [])].toSorted()
}
