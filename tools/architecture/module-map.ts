/**
 * The shape of `tools/module-map.json`, which says what may import what.
 *
 *   packages   each workspace folder and the others of ours it may import.
 *   surfaces   each app by name:
 *     folder   where its sources are; all paths below are relative to it.
 *     layers   from top to bottom. A room may import any room of a lower layer and none of a higher one.
 *       folders   `features/*`: every folder is a room of its own, named after the folder.
 *                 `platform`: one room, named after its layer. `.` or `flows/.`: the files directly in the folder.
 *       face      the one file of a room that others may import, such as `index.ts`. Without it, every file is public.
 *       lazy      `import()` may name any file of a room: each becomes a chunk that a face would glue together.
 *       doors     further public files of a room and, as globs from the repository's root, who may import each.
 *     edges    between rooms of one layer: `"cart": ["catalogue"]` lets cart import catalogue. All edges must be used.
 *     keys     foreign keys between tables of different rooms, listed and used like edges (`tables.ts` imports `tables.ts`).
 *     known    what is still wrong: `filesInCycles` may only shrink, and each of `arrows` (`"cart -> product"`) must go
 *              once nothing needs it. Both are temporary; a surface without `layers` has its cycles counted only.
 *
 * Rooms and files form no cycles; type-only and dynamic imports count. After a change of a map run
 * `node tools/architecture/draw.ts`, which redraws ARCHITECTURE.md.
 */
import moduleMap from '../module-map.json' with { type: 'json' }

export type Layer = {
  name: string
  folders: string[]
  face?: string
  lazy?: boolean
  doors?: Record<string, string[]>
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

export type Room = {
  name: string
  layer: Layer
  /** 0 is the top layer. */
  depth: number
  /** The file's path inside its room. */
  file: string
}

export const surfaceOf = (surfaces: ModuleMap['surfaces'], file: string): Surface | undefined =>
  Object.values(surfaces).find(({ folder }) => file.startsWith(`${folder}/`))

/** The room of a file inside the surface's folder. */
export function roomOf(surface: Surface, file: string): Room | undefined {
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
