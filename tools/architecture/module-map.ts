/**
 * The schema of `tools/module-map.json`, which says what may import what.
 *
 *   packages   each workspace folder and our other packages that it may import.
 *   surfaces   each app by name:
 *     folder   where its sources are; all paths below are relative to it.
 *     layers   from top to bottom. A unit may import any unit of a lower layer and none of a higher one.
 *       folders    `features/*`: every folder is a unit, named after the folder.
 *                  `platform`: one unit, named after its layer. `.` or `flows/.`: the files directly in the folder.
 *       entry      the one file of a unit that others may import, such as `index.ts`. Without it, every file is public.
 *       codeSplit  `import()` may name any file of a unit: importing the entry would put everything into one chunk.
 *       exposed    further public files of a unit and, as globs from the repository's root, who may import each.
 *     edges    between units of one layer: `"cart": ["catalogue"]` lets cart import catalogue. Every edge must be used.
 *     keys     foreign keys between tables of different units, listed and used like edges (`tables.ts`, or `tables-….ts` of a unit with many, imports `tables.ts`).
 *     known    temporary exceptions: `filesInCycles` may only shrink, and remove each of `arrows` (`"cart -> product"`)
 *              when nothing needs it. A surface without `layers` only has its cycles counted.
 *
 * Units and files form no cycles, type-only and dynamic imports included. After changing a map, run
 * `node tools/architecture/draw.ts`, which redraws ARCHITECTURE.md.
 */
import moduleMap from '../module-map.json' with { type: 'json' }

export type Layer = {
  name: string
  folders: string[]
  entry?: string
  codeSplit?: boolean
  exposed?: Record<string, string[]>
}

export type Edges = Record<string, string[]>

export type Surface = {
  folder: string
  layers: Layer[]
  edges: Edges
  keys?: Edges
  known?: { filesInCycles?: number; arrows?: string[] }
}

export type ModuleMap = { packages: Edges; surfaces: Record<string, Surface> }

export const map: ModuleMap = moduleMap

export type Unit = {
  name: string
  layer: Layer
  /** 0 is the top layer. */
  depth: number
  /** The file's path inside its unit. */
  file: string
}

export const surfaceOf = (surfaces: ModuleMap['surfaces'], file: string): Surface | undefined =>
  Object.values(surfaces).find(({ folder }) => file.startsWith(`${folder}/`))

/** The unit of a file inside the surface's folder. */
export function unitOf(surface: Surface, file: string): Unit | undefined {
  const inside = file.slice(surface.folder.length + 1)
  for (const [depth, layer] of surface.layers.entries()) {
    for (const pattern of layer.folders) {
      const match = patternOf(pattern).exec(inside)
      if (match)
        return { name: match[1] ?? layer.name, layer, depth, file: inside.slice(match[0].length) }
    }
  }
  return undefined
}

function patternOf(pattern: string): RegExp {
  if (pattern === '.') return /^(?=[^/]+$)/
  if (pattern.endsWith('/.')) return new RegExp(`^${pattern.slice(0, -1)}(?=[^/]+$)`)
  return new RegExp(`^${pattern.replace('*', '([^/]+)')}/`)
}
