import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root, sourceFiles, type Import } from './imports.ts'
import { isTest } from './rules.ts'

export type Manifest = {
  name: string
  workspaces?: string[]
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export type Workspace = { folder: string; manifest: Manifest }

/** Where `bench`, `e2e` and `tools` declare their dependencies. */
const outside = '.'

const readWorkspace = (folder: string): Workspace => ({
  folder,
  manifest: JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
})

const repository = readWorkspace(outside)

/** Every workspace, the repository's root last. */
export const workspaces: Workspace[] = [
  ...globSync(
    (repository.manifest.workspaces ?? []).map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .toSorted()
    .map((file) => readWorkspace(path.dirname(file))),
  repository,
]

export const workspaceOf = (file: string): Workspace =>
  workspaces.find(({ folder }) => file.startsWith(`${folder}/`)) ?? repository

/** Installed for builds and tests; declared apart from what a production process loads. */
const buildTools = new Set(['vite', 'rolldown', '@tailwindcss/vite', '@vitejs/plugin-react'])

const at = ({ from, line }: Import) => `${from}:${line}`

/** The package that an import needs; none for a file of the same workspace or a part of Node. */
function packageOf({ from, to, specifier = to }: Import): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return undefined
  const [scope = '', name = ''] = specifier.split('/')
  const wanted = scope.startsWith('@') ? `${scope}/${name}` : scope
  return wanted === workspaceOf(from).manifest.name ? undefined : wanted
}

/** Imports of packages that the importing workspace doesn't declare. */
export function undeclared(imports: readonly Import[]): string[] {
  return imports.flatMap((i) => {
    const wanted = packageOf(i)
    if (wanted === undefined) return []
    const { folder, manifest } = workspaceOf(i.from)
    if (manifest.dependencies?.[wanted] !== undefined) return []
    const dev = folder === outside || i.typeOnly || isTest(i.from) || buildTools.has(wanted)
    if (dev && manifest.devDependencies?.[wanted] !== undefined) return []
    const list = dev ? 'devDependencies' : 'dependencies'
    return [
      `${at(i)}: imports ${wanted}; add it to ${list} of ${path.join(folder, 'package.json')}`,
    ]
  })
}

/** Relative imports that leave their workspace. */
export const crossings = (imports: readonly Import[]): string[] =>
  imports
    .filter((i) => i.specifier?.startsWith('.') && workspaceOf(i.from) !== workspaceOf(i.to))
    .map((i) => `${at(i)}: reaches ${i.to} by a relative path; import it by its package's name`)

/** Imports of internals from code that production runs. */
export const internalsInProduction = (imports: readonly Import[]): string[] =>
  imports
    .filter((i) => i.specifier?.startsWith('@upchar/api/internals/'))
    .filter(({ from }) => !isTest(from) && /^(packages|apps|server)\//.test(from))
    .map((i) => `${at(i)}: internals are for tests and demo; export the file under its own name`)

/** Exported files that run in processes of their own: `import.meta.resolve` names them. */
const started = ['packages/auditor/src/main.ts']

/** Exported files that no other workspace imports. */
export function unusedExports(imports: readonly Import[]): string[] {
  const used = new Set([
    ...imports.filter((i) => workspaceOf(i.from) !== workspaceOf(i.to)).map((i) => i.to),
    ...started,
  ])
  return workspaces.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {})
      .filter(([, file]) => !file.endsWith('.css') && !used.has(path.join(folder, file)))
      .map(([name]) => `${folder}/package.json: nobody imports ${name}; take it out of exports`),
  )
}

/** Dependencies declared with more than one version. */
export function versionConflicts(): string[] {
  const versions = new Map<string, Set<string>>()
  for (const { manifest } of workspaces)
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  return [...versions]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(', ')}`)
}

const resolver = createRequire(path.join(root, 'package.json'))

/** The file that Node finds for a specifier, relative to the root. */
export function nodeResolves(specifier: string): string | undefined {
  try {
    return path.relative(root, resolver.resolve(specifier))
  } catch {
    return undefined
  }
}

/** Every address under which another workspace might try to import a file that isn't exported. */
export const privateAddresses = (): string[] =>
  workspaces
    .filter(({ folder }) => folder !== outside)
    .flatMap(({ folder, manifest }) => {
      const exported = new Set(Object.values(manifest.exports ?? {}))
      return sourceFiles(folder)
        .map((file) => `./${path.relative(folder, file)}`)
        .filter((file) => !exported.has(file))
        .flatMap((file) => {
          const inside = file.slice(2)
          const short = inside.replace(/^src\//, '').replace(/\.tsx?$/, '')
          return [inside, short, `internals/${short}`, short.replace(/\/index$/, '')]
        })
        .map((inside) => `${manifest.name}/${inside}`)
    })
