import { readFileSync } from 'node:fs'
import path from 'node:path'

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

/** The built files' names and what a page must load. */
export type Assets = {
  /** Markup for the head: stylesheet and font. */
  styles: string
  /** Markup for the head, before the styles: what loads the entry and these screens. */
  scripts: (screens: readonly string[]) => string
  /** The `Link` header for early hints: the stylesheet. */
  link: string
}

/** A chunk and all its imports. */
export function staticFiles(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) staticFiles(manifest, next, seen)
  return seen
}

export const readManifest = (assetsDir: string): Manifest =>
  JSON.parse(readFileSync(path.join(assetsDir, 'manifest.json'), 'utf8')) as Manifest

const ENTRY = 'src/entry-client.tsx'

/**
 * Asks for a page's scripts when its first frame is on the screen: they would share line and processor with it, and the page is
 * complete without them. Each file is a script of its own and runs in a task of its own, once what it imports is there; as imports of
 * the entry, all would run in one long task. A hidden page paints no frame; a browser that reports none gets them after its load.
 * Stands before the stylesheet, for which an inline script would wait.
 */
const afterPaint = (files: readonly string[], entry: string): string =>
  `<script>{const names=${JSON.stringify([...files, entry])},start=()=>{for(const name of names.splice(0))document.head.append(Object.assign(document.createElement("script"),{type:"module",fetchPriority:"high",src:"/"+name}))};document.hidden?start():(new PerformanceObserver(start).observe({type:"paint",buffered:true}),addEventListener("load",()=>setTimeout(start,500)))}</script>`

/**
 * On a phone's line Inter's 48 kB would delay stylesheet and first picture: there it comes after both, and serves from the
 * second page on.
 */
const WIDE = '(min-width: 48rem)'

/** Reads the build's manifest. Throws if there is no build. */
export function loadAssets(assetsDir: string): Assets {
  const manifest = readManifest(assetsDir)
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`No ${ENTRY} in the manifest of ${assetsDir}`)
  const css = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.css'))
    .concat(entry.css ?? [])
  const styles = [...new Set(css)]
  const font = Object.values(manifest)
    .map((chunk) => chunk.file)
    .find((file) => /inter-latin-.*\.woff2$/.test(file))
  const memo = new Map<string, string>()
  const scripts = (screens: readonly string[]) => {
    const name = screens.join(' ')
    const known = memo.get(name)
    if (known !== undefined) return known
    const files = new Set<string>()
    for (const key of [ENTRY, ...screens]) staticFiles(manifest, key, files)
    files.delete(entry.file)
    const text = afterPaint([...files], entry.file)
    memo.set(name, text)
    return text
  }
  return {
    styles: [
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      font
        ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin media="${WIDE}">`
        : '',
    ].join(''),
    scripts,
    link: styles.map((file) => `</${file}>; rel=preload; as=style`).join(', '),
  }
}
