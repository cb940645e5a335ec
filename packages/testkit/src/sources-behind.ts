import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A run-time `import` or `export … from`: its clause and its target. */
const statement = /^(?:import|export)\s+(?!type\b)(?:([\w*{][^'";]*?)\s+from\s+)?'([^']+)'/gm
type Wanted = 'all' | readonly string[]

/** The run-time names of a clause; `all` for a namespace, a default import or a side effect. */
function namesOf(clause: string | undefined): Wanted {
  const braced = clause === undefined ? undefined : /^\{([^}]*)\}$/.exec(clause)?.[1]
  if (braced === undefined) return 'all'
  return braced
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** `a as b`: named `a` in its source file and `b` in the importing one. */
const source = (name: string) => name.split(' as ')[0] ?? name
const alias = (name: string) => name.split(' as ').at(-1) ?? name

const { resolve: resolvePackage } = createRequire(import.meta.url)
const packages = new Map<string, string>()

/** The imported file of this repository; undefined for a library. */
function resolve(target: string, from: string): string | undefined {
  if (target.startsWith('.')) return path.resolve(path.dirname(from), target)
  if (!target.startsWith('@upchar/')) return undefined
  const file = packages.get(target) ?? resolvePackage(target)
  packages.set(target, file)
  return file
}

/**
 * Every file of this repository that `entry` imports, transitively. Through an `index.ts` only the imported names are
 * followed, so that the rest of a module doesn't count.
 */
export function sourcesBehind(entry: string): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string, wanted: Wanted): void => {
    const barrel = path.basename(file) === 'index.ts' && wanted !== 'all'
    const key = barrel ? `${file} ${wanted.join()}` : file
    if (visited.has(key)) return
    visited.add(key)
    if (!barrel) files.add(file)
    if (!file.endsWith('.ts')) return
    for (const [, clause, target = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      const all = namesOf(clause)
      const names = barrel && all !== 'all' ? all.filter((n) => wanted.includes(alias(n))) : all
      const next = names.length > 0 ? resolve(target, file) : undefined
      if (next !== undefined) visit(next, names === 'all' ? names : names.map(source))
    }
  }
  visit(entry, 'all')
  return [...files].toSorted()
}
