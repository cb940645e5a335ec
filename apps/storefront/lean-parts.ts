import path from 'node:path'
import type { Plugin } from 'vite'

const own = (file: string) => path.join(import.meta.dirname, 'src/lean', file)

/**
 * Parts of libraries that the shop doesn't use, or that React 19 has built in, replaced by a few lines: 6 kB less on every
 * first visit. The budget test notices when a library moves these files and the replacement no longer takes hold.
 */
const replaced: [importer: RegExp, source: RegExp, file: string][] = [
  // Links are plain anchors that one listener follows: nobody calls Route.Link.
  [/@tanstack\/react-router\/dist\/esm\/(route|fileRoute|index)\.js$/, /^\.\/link\.js$/, 'link.ts'],
  [/@tanstack\/react-router\/dist\/esm\/(fileRoute|index)\.js$/, /^\.\/route\.js$/, 'route.ts'],
  // The shop stands at the root of its address.
  [/@tanstack\/router-core\/dist\/esm\/(router|index)\.js$/, /^\.\/rewrite\.js$/, 'rewrite.ts'],
  // Addresses are written by `lib/search-params.ts`.
  [
    /@tanstack\/router-core\/dist\/esm\/(router|index)\.js$/,
    /^\.\/searchParams\.js$/,
    'search-params.ts',
  ],
  // One element of fixed attributes instead of a context, a class registry and an accessibility guess.
  [/lucide-react\/dist\/esm\/icons\//, /^\.\.\/createLucideIcon\.mjs$/, 'create-icon.ts'],
  // The shim is for React below 18.
  [
    /@tanstack\/react-store\//,
    /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    'with-selector.ts',
  ],
]

/** Vite wraps every import() to load its stylesheet first: the shop has one stylesheet, which stands in the page. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

export function leanParts(): Plugin {
  return {
    name: 'lean-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = replaced.find(
        ([from, what]) => importer !== undefined && from.test(importer) && what.test(source),
      )
      return match ? own(match[2]) : null
    },
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : null),
  }
}
