import path from 'node:path'
import { cyclicGroups, graphOf, shortestCycle } from './cycles.ts'
import type { Import } from './imports.ts'
import {
  map,
  unitOf,
  surfaceOf,
  type Edges,
  type ModuleMap,
  type Unit,
  type Surface,
} from './module-map.ts'

const mapFile = 'tools/module-map.json'

export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.includes('/testing/') || file.startsWith('packages/testkit/')
const within = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`))
const at = ({ from, line }: Import) => `${from}:${line}`

/** Returns the violation of an import: where it is, what is wrong, and what to do instead. */
type Rule = (i: Import) => string | undefined

type Arrow = { from: Unit; to: Unit; isKey: boolean }

/** The arrow that an import needs between two units; none within a unit, in a test or across surfaces. */
function arrowOf(surface: Surface, i: Import): Arrow | undefined {
  if (isTest(i.from) || !within(i.from, surface.folder) || !within(i.to, surface.folder))
    return undefined
  const [from, to] = [unitOf(surface, i.from), unitOf(surface, i.to)]
  if (from === undefined || to === undefined || from.name === to.name) return undefined
  const isKey =
    /^tables(-[a-z-]+)?\.ts$/.test(path.basename(i.from)) && path.basename(i.to) === 'tables.ts'
  return { from, to, isKey }
}

const arrowName = ({ from, to }: Arrow) => `${from.name} -> ${to.name}`

function directionRule(surface: Surface): Rule {
  const known = new Set(surface.known?.arrows)
  return (i) => {
    const arrow = arrowOf(surface, i)
    if (arrow === undefined || known.has(arrowName(arrow))) return undefined
    const { from, to, isKey } = arrow
    const forbidden = `${at(i)}: ${from.name} may not import ${to.name}`
    if (from.depth > to.depth)
      return `${forbidden} (${i.to}): ${to.layer.name} is a layer above ${from.layer.name}; pass it as a parameter, or move it down`
    if (from.depth < to.depth) return undefined
    const allowed = isKey ? surface.keys : surface.edges
    if (allowed?.[from.name]?.includes(to.name)) return undefined
    return isKey
      ? `${at(i)}: tables of ${from.name} may not reference tables of ${to.name}: ` +
          `reverse the foreign key, or add it to "keys" of ${mapFile}`
      : `${forbidden} (${i.to}): move code that needs both to a higher layer, ` +
          `or add the edge to ${mapFile} with a reason in the commit`
  }
}

/** Other units and surfaces import a unit only through its entry. */
function entryRule(surface: Surface): Rule {
  return (i) => {
    if (isTest(i.from) || !within(i.to, surface.folder)) return undefined
    const to = unitOf(surface, i.to)
    const { entry, exposed, codeSplit = false } = to?.layer ?? {}
    if (to === undefined || entry === undefined || to.file === entry) return undefined
    if (codeSplit && i.dynamic === true) return undefined
    if (within(i.from, surface.folder) && unitOf(surface, i.from)?.name === to.name)
      return undefined
    const importers = exposed?.[to.file] ?? []
    return importers.some((glob) => path.matchesGlob(i.from, glob))
      ? undefined
      : `${at(i)}: imports internals of ${to.name} (${i.to}); import its ${entry}, and add missing exports there`
  }
}

/** Files of a surface with layers that belong to no unit. */
export const unmappedFiles = (surface: Surface, files: readonly string[]): string[] =>
  surface.layers.length === 0
    ? []
    : files
        .filter((file) => within(file, surface.folder) && !isTest(file))
        .filter((file) => unitOf(surface, file) === undefined)
        .map(
          (file) =>
            `${file}: belongs to no unit; move it, or add its folder to a layer in ${mapFile}`,
        )

/** Edges, keys and known arrows of the map that no import uses. */
export function unusedEdges(surface: Surface, imports: readonly Import[]): string[] {
  const arrows = imports.flatMap((i) => arrowOf(surface, i) ?? [])
  const used = (isKey: boolean) => new Set(arrows.filter((a) => a.isKey === isKey).map(arrowName))
  const listed = (edges: Edges = {}) =>
    Object.entries(edges).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
  const [plain, keys, all] = [used(false), used(true), new Set(arrows.map(arrowName))]
  const say = (arrow: string) => `${mapFile}: nothing uses ${arrow}; remove it`
  return [
    ...listed(surface.edges).filter((arrow) => !plain.has(arrow)),
    ...listed(surface.keys).filter((arrow) => !keys.has(arrow)),
    ...(surface.known?.arrows ?? []).filter((arrow) => !all.has(arrow)),
  ].map(say)
}

/** Edges from or to units that don't exist. */
export function unknownUnits(surface: Surface, files: readonly string[]): string[] {
  const units = new Set(
    files.filter((f) => within(f, surface.folder)).map((f) => unitOf(surface, f)?.name),
  )
  const named = [surface.edges, surface.keys ?? {}].flatMap((edges) =>
    Object.entries(edges).flatMap(([from, targets]) => [from, ...targets]),
  )
  return [...new Set(named)]
    .filter((name) => !units.has(name))
    .map((name) => `${mapFile}: there is no unit ${name}`)
}

/** Cycles among the units of a map, foreign keys included, as paths. */
export function unitCycles({ edges, keys = {} }: Pick<Surface, 'edges' | 'keys'>): string[] {
  const graph = graphOf(
    [edges, keys].flatMap((some) =>
      Object.entries(some).flatMap(([from, targets]) =>
        targets.map((to): [string, string] => [from, to]),
      ),
    ),
  )
  return cyclicGroups(graph).flatMap(([first]) =>
    first === undefined ? [] : [shortestCycle(graph, first).join(' -> ')],
  )
}

/** Cycles among files beyond those the map still tolerates. */
export function fileCycles(
  imports: readonly Import[],
  surfaces: ModuleMap['surfaces'] = map.surfaces,
): string[] {
  const files = new Set(imports.map((i) => i.from))
  const graph = graphOf(
    imports.filter((i) => files.has(i.to)).map((i): [string, string] => [i.from, i.to]),
  )
  const groups = cyclicGroups(graph)
  const tolerated = new Map<Surface | undefined, number>()
  for (const group of groups) {
    const surface = surfaceOf(surfaces, group[0] ?? '')
    tolerated.set(surface, (tolerated.get(surface) ?? 0) + group.length)
  }
  const lineOf = (from: string, to: string) =>
    imports.find((i) => i.from === from && i.to === to)?.line
  return groups.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const surface = surfaceOf(surfaces, first)
    if ((tolerated.get(surface) ?? 0) <= (surface?.known?.filesInCycles ?? 0)) return []
    const trail = shortestCycle(graph, first)
    const steps = trail.slice(0, -1).map((file, n) => {
      const next = trail[n + 1] ?? first
      return `  ${file}:${lineOf(file, next)} imports ${next}`
    })
    return [
      `${group.length} files import each other in a cycle; move their shared code to a separate file:\n${steps.join('\n')}`,
    ]
  })
}

const packageOf = (file: string) =>
  Object.keys(map.packages).find((folder) => file.startsWith(`${folder}/`))

const packagesRule: Rule = (i) => {
  const [from, to] = [packageOf(i.from), packageOf(i.to)]
  if (from === undefined || to === undefined || from === to || isTest(i.from)) return undefined
  const allowed = map.packages[from] ?? []
  return allowed.includes(to)
    ? undefined
    : `${at(i)}: imports ${i.to}, but ${from} may import only ${allowed.join(', ') || 'external packages'}`
}

/** Tests of apps get seeded data and PostgreSQL from the testkit only. */
const appsRule: Rule = (i) =>
  within(i.from, 'apps') && within(i.to, 'demo', 'server', 'bench', 'e2e')
    ? `${at(i)}: imports ${i.to}; apps must not import it: tests use packages/testkit instead`
    : undefined

const testkitRule: Rule = (i) =>
  within(i.to, 'packages/testkit') &&
  within(i.from, 'apps', 'packages', 'demo', 'server') &&
  !isTest(i.from)
    ? `${at(i)}: imports ${i.to}; only tests may import the testkit`
    : undefined

/** Our packages resolve only the files that they export. */
const resolvesRule: Rule = (i) =>
  i.to.startsWith('@upchar/')
    ? `${at(i)}: ${i.to} doesn't resolve; import a file that its package.json exports`
    : undefined

/** Files of the web apps that run only on the server. */
const serverSide =
  /^(apps\/(storefront|console)\/(vite\.config\.ts|src\/(server|build|entry-server|page-cache|ssr)[^/]*|src\/server\/.*)|packages\/web\/src\/build-app\.ts)/

const browserRule: Rule = (i) => {
  const browser =
    within(
      i.from,
      'apps/storefront/src',
      'apps/console/src',
      'packages/web/src',
      'packages/ui/src',
      'packages/kernel/src',
    ) && !serverSide.test(i.from)
  if (!browser || isTest(i.from) || i.typeOnly) return undefined
  if (i.to.startsWith('node:'))
    return `${at(i)}: imports ${i.to}; browser code can't use Node modules`
  if (i.to === 'zod' || within(i.to, 'packages/contract/src/schema'))
    return `${at(i)}: imports ${i.to}; the schema library must stay out of the browser: use import type`
  return undefined
}

/** Every rule about a single import. */
export const rulesOf = (surfaces: ModuleMap['surfaces'] = map.surfaces): Rule[] => [
  resolvesRule,
  packagesRule,
  appsRule,
  testkitRule,
  browserRule,
  ...Object.values(surfaces)
    .filter(({ layers }) => layers.length > 0)
    .flatMap((surface) => [directionRule(surface), entryRule(surface)]),
]

export const violations = (imports: readonly Import[], rules = rulesOf()): string[] =>
  imports.flatMap((i) => rules.flatMap((rule) => rule(i) ?? []))

/** Unused allowed imports between workspaces. */
export const unusedPackageEdges = (imports: readonly Import[]): string[] => {
  const used = new Set(imports.map((i) => `${packageOf(i.from)} -> ${packageOf(i.to)}`))
  return Object.entries(map.packages)
    .flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
    .filter((arrow) => !used.has(arrow))
    .map((arrow) => `${mapFile}: nothing uses ${arrow}; remove it`)
}
