import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './imports.ts'
import { map } from './module-map.ts'

/** The surfaces whose maps ARCHITECTURE.md shows. */
export const drawn = ['api', 'storefront']

/** Draws the modules of a surface: arrows are allowed imports, dotted ones foreign keys. */
export function drawModuleMap(surface: string): string {
  const { edges = {}, keys = {} } = map.surfaces[surface] ?? {}
  const arrows = (some: Record<string, string[]>, arrow: string) =>
    Object.entries(some).flatMap(([from, targets]) =>
      targets.map((to) => `  ${from} ${arrow} ${to}`),
    )
  const touched = new Set([edges, keys].flatMap((some) => Object.values(some).flat()))
  const isolated = Object.keys(edges)
    .filter((name) => !edges[name]?.length && !keys[name]?.length && !touched.has(name))
    .map((name) => `  ${name}`)
  return [
    `<!-- map: ${surface} -->`,
    '```mermaid',
    'graph LR',
    ...arrows(edges, '-->'),
    ...arrows(keys, '-.->'),
    ...isolated,
    '```',
  ].join('\n')
}

/** Redraws the maps in ARCHITECTURE.md after a change of tools/module-map.json. */
if (import.meta.main) {
  const file = path.join(root, 'ARCHITECTURE.md')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /<!-- map: (\w+) -->\n```mermaid[\s\S]*?```/g,
      (_, surface: string) => drawModuleMap(surface),
    ),
  )
}
