import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const moduleRoot = new URL('../', import.meta.url).href
/** Of the catalogue the build applies one rule: how a filter writes a value. */
const attributes = new URL('../catalogue/attributes/', moduleRoot).href
const starts = [new URL('rebuild-index.ts', import.meta.url).href, `${attributes}filter-value.ts`]

/** The source files that define how products are analysed: fields, words, weights and packing. */
export function analysisFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const follow = (file: string) => {
    if (found.has(file) || !(file.startsWith(moduleRoot) || file.startsWith(attributes))) return
    // Normalised, so that a working copy with other line ends has the same digest.
    const text = readFileSync(fileURLToPath(file), 'utf8').replaceAll('\r\n', '\n')
    found.set(file, text)
    for (const [, imported = ''] of text.matchAll(/ from '(\.[^']+\.ts)'$/gm))
      follow(new URL(imported, file).href)
  }
  for (const start of starts) follow(start)
  return new Map(
    [...found]
      .map(([file, text]): [string, string] => [file.replace(moduleRoot, ''), text])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/**
 * The index version: a digest of that code, so that nobody has to raise a number. A changed comment
 * changes it too, at the cost of one needless rebuild.
 */
export const analysisOf = (files: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 16)

let current: string | undefined
export const currentAnalysis = (): string => (current ??= analysisOf(analysisFiles()))
