import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

export type Import = { from: string; to: string; typeOnly: boolean }

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

const workspaceFolders: Record<string, string> = {
  '@upchar/kernel': 'packages/kernel/src',
  '@upchar/contract': 'packages/contract/src',
  '@upchar/ui': 'packages/ui/src',
  '@upchar/drawings': 'packages/drawings/src',
  '@upchar/api': 'apps/api/src',
  '@upchar/storefront': 'apps/storefront/src',
  '@upchar/web': 'packages/web/src',
  '@upchar/testkit': 'packages/testkit/src',
  '@upchar/console': 'apps/console/src',
  '@upchar/seed': 'seed/src',
  '@upchar/server': 'server/src',
}

/** Where an import leads: a file of ours relative to the root, or the package's name. */
function resolve(from: string, target: string): string {
  if (target.startsWith('.'))
    return path.relative(root, path.resolve(root, path.dirname(from), target))
  for (const [name, folder] of Object.entries(workspaceFolders)) {
    if (target === name || target.startsWith(`${name}/`))
      return `${folder}${target.slice(name.length)}`
  }
  return target
}

/** Every import of every source file below the given folders. */
export function readImports(...folders: string[]): Import[] {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) => name.includes('node_modules') || name.includes('/dist'),
    }),
  )
  return files.flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8')
    return [...text.matchAll(importPattern)].map((match) => ({
      from,
      to: resolve(from, match[2] ?? match[3] ?? ''),
      typeOnly: match[1] !== undefined,
    }))
  })
}
