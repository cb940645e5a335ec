import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const moduleRoot = new URL('../', import.meta.url).href
const start = new URL('rebuild-index.ts', import.meta.url).href

/** The files of this module that building the index runs through: what is read of a product, its words, weights and packing. */
export function analysisFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const follow = (file: string) => {
    if (found.has(file) || !file.startsWith(moduleRoot)) return
    // A checkout with other line ends holds the same rules.
    const text = readFileSync(fileURLToPath(file), 'utf8').replaceAll('\r\n', '\n')
    found.set(file, text)
    for (const [, imported = ''] of text.matchAll(/ from '(\.[^']+\.ts)'$/gm))
      follow(new URL(imported, file).href)
  }
  follow(start)
  return new Map(
    [...found]
      .map(([file, text]): [string, string] => [file.slice(moduleRoot.length), text])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/**
 * Names the rules that an index is made by: a digest of that code, so nobody has to remember to raise a number. A comment
 * changes it too, which costs one needless build.
 */
export const analysisOf = (files: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 16)

let current: string | undefined
export const currentAnalysis = (): string => (current ??= analysisOf(analysisFiles()))
