import moduleMap from '../module-map.json' with { type: 'json' }
import type { Import } from './imports.ts'

const modules: Record<string, string[]> = moduleMap.modules

const moduleOf = (file: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const within = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`))

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.includes('/testing/') || within(file, 'packages/testkit')

/** A rule gives the message for an import that breaks it: what is wrong, and what to do instead. */
type Rule = (i: Import) => string | undefined

const moduleFace: Rule = ({ from, to }) => {
  const [here, there] = [moduleOf(from), moduleOf(to)]
  if (there === undefined || here === there || isTest(from)) return undefined
  const file = to.split('/').slice(5).join('/')
  const tablesForKeys =
    file === 'tables.ts' &&
    (from.endsWith('/tables.ts') || from === 'apps/api/src/platform/schema.ts')
  const seedLoads = within(from, 'seed') && (file === 'tables' || file === 'tables.ts')
  if (tablesForKeys || seedLoads) return undefined
  if (here === undefined) {
    return file === 'index.ts' || file === 'index'
      ? undefined
      : `${from} reaches into module ${there}: import its index.ts`
  }
  if (!(modules[here] ?? []).includes(there))
    return `module ${here} may not import ${there}: what spans modules is a flow, or add the edge to tools/module-map.json with a reason`
  const readsTables = file === 'tables.ts' && /\/store(\/|\.ts)|store\.ts$/.test(from)
  return file === 'index.ts' || readsTables
    ? undefined
    : `${from} reaches into module ${there}: import its index.ts`
}

const platformStandsAlone: Rule = ({ from, to }) =>
  within(from, 'apps/api/src/platform') &&
  from !== 'apps/api/src/platform/schema.ts' &&
  !isTest(from) &&
  (moduleOf(to) !== undefined || within(to, 'apps/api/src/flows'))
    ? `${from}: the platform knows no domain; pass the thing in`
    : undefined

const modulesBelowFlows: Rule = ({ from, to }) =>
  moduleOf(from) !== undefined && !isTest(from) && within(to, 'apps/api/src/flows')
    ? `${from}: a module may not import a flow; mount the route from the flow's side`
    : undefined

const leaves: Rule = ({ from, to }) => {
  if (isTest(from)) return undefined
  const allowed: [string, string[]][] = [
    ['packages/kernel', ['packages/kernel']],
    ['packages/drawings/src', ['packages/drawings']],
    ['packages/contract', ['packages/contract', 'packages/kernel']],
    ['packages/ui', ['packages/ui', 'packages/kernel']],
    ['packages/web', ['packages/web', 'packages/contract', 'packages/kernel']],
    [
      'apps/storefront',
      ['apps/storefront', 'packages/web', 'packages/ui', 'packages/contract', 'packages/kernel'],
    ],
    [
      'apps/console',
      ['apps/console', 'packages/web', 'packages/ui', 'packages/contract', 'packages/kernel'],
    ],
    ['apps/api', ['apps/api', 'packages/contract', 'packages/kernel', 'packages/drawings']],
  ]
  const ours = ['packages', 'apps', 'seed', 'server'].some((folder) => within(to, folder))
  const rule = allowed.find(([folder]) => within(from, folder))
  return rule && ours && !rule[1].some((folder) => within(to, folder))
    ? `${from} imports ${to}: ${rule[0]} may import ${rule[1].join(', ')} only`
    : undefined
}

/** Tests of apps get the shop's data and its PostgreSQL from the testkit, never from above. */
const appsStandBelow: Rule = ({ from, to }) =>
  within(from, 'apps') && within(to, 'seed', 'server', 'bench', 'e2e')
    ? `${from} imports ${to}: an app knows nothing above it; tests take it from packages/testkit`
    : undefined

const testkitIsForTests: Rule = ({ from, to }) =>
  within(to, 'packages/testkit') && !isTest(from)
    ? `${from} imports ${to}: the testkit is for tests only`
    : undefined

/** Files of the apps for browsers that run on the server only. */
const serverSide =
  /^(apps\/(storefront|console)\/(vite\.config\.ts|src\/(server|build|entry-server|page-cache|ssr)[^/]*|src\/server\/.*)|packages\/web\/src\/build-app\.ts)/

const browserIsLight: Rule = ({ from, to, typeOnly }) => {
  const browser =
    within(
      from,
      'apps/storefront/src',
      'apps/console/src',
      'packages/web/src',
      'packages/ui/src',
      'packages/kernel/src',
    ) && !serverSide.test(from)
  if (!browser || isTest(from) || typeOnly) return undefined
  if (to.startsWith('node:')) return `${from} imports ${to}: browser code has no Node modules`
  if (to === 'zod' || within(to, 'packages/contract/src/schema'))
    return `${from} imports ${to}: a schema library does not go to the browser; use import type`
  return undefined
}

export const rules: Rule[] = [
  moduleFace,
  platformStandsAlone,
  modulesBelowFlows,
  leaves,
  appsStandBelow,
  testkitIsForTests,
  browserIsLight,
]

/** Cycles in the module map itself, as paths. */
export function cyclesOf(map: Record<string, readonly string[]>): string[] {
  const cycles: string[] = []
  const visit = (name: string, trail: string[]): void => {
    if (trail.includes(name)) {
      cycles.push([...trail.slice(trail.indexOf(name)), name].join(' -> '))
      return
    }
    for (const next of map[name] ?? []) visit(next, [...trail, name])
  }
  for (const name of Object.keys(map)) visit(name, [])
  return [...new Set(cycles)]
}

/** The map as a diagram for ARCHITECTURE.md. */
export function drawModuleMap(): string {
  const edges = Object.entries(modules).flatMap(([from, targets]) =>
    targets.map((to) => `  ${from} --> ${to}`),
  )
  const alone = Object.entries(modules)
    .filter(
      ([name, targets]) =>
        targets.length === 0 && !Object.values(modules).some((t) => t.includes(name)),
    )
    .map(([name]) => `  ${name}`)
  return ['```mermaid', 'graph LR', ...edges, ...alone, '```'].join('\n')
}

export { modules }
