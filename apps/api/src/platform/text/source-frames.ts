import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const bundled = /(file:\/\/[^\s()]+\/server\/dist\/[^\s()]+\.mjs):(\d+):(\d+)/g

/** The map of the file that was asked for last. Megabytes: it goes when the memory is needed. */
let last: { url: string; map: WeakRef<SourceMap> } | undefined

function mapOf(url: string): SourceMap | undefined {
  const known = last?.url === url ? last.map.deref() : undefined
  if (known !== undefined) return known
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
    last = { url, map: new WeakRef(map) }
    return map
  } catch {
    // A bundle that was replaced has left no map: the frame stays as it is.
    return undefined
  }
}

/**
 * Stack frames with the source's file and line instead of the bundle's. Node's `--enable-source-maps` would hold every map in
 * memory from the start; here one is read once there is something to tell.
 */
export const sourceFrames = (stack: string): string =>
  stack.replaceAll(bundled, (frame, url: string, line: string, column: string) => {
    const found = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (found === undefined || !('originalSource' in found)) return frame
    const file = path.resolve(path.dirname(fileURLToPath(url)), found.originalSource)
    return `${file}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
