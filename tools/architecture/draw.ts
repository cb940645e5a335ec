import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './imports.ts'
import { map } from './module-map.ts'

/** The API's modules as a diagram: arrows are allowed imports, dotted ones foreign keys. */
export function drawModuleMap(): string {
  const { edges = {}, keys = {} } = map.surfaces['api'] ?? {}
  const arrows = (some: Record<string, string[]>, arrow: string) =>
    Object.entries(some).flatMap(([from, targets]) =>
      targets.map((to) => `  ${from} ${arrow} ${to}`),
    )
  return ['```mermaid', 'graph LR', ...arrows(edges, '-->'), ...arrows(keys, '-.->'), '```'].join(
    '\n',
  )
}

/** Redraws the module map in ARCHITECTURE.md after a change of tools/module-map.json. */
if (import.meta.main) {
  const file = path.join(root, 'ARCHITECTURE.md')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/```mermaid[\s\S]*?```/, () => drawModuleMap()),
  )
}
