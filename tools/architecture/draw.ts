import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './imports.ts'
import { drawModuleMap } from './rules.ts'

/** Draws the module map into ARCHITECTURE.md: `node tools/architecture/draw.ts` after a change of tools/module-map.json. */
const file = path.join(root, 'ARCHITECTURE.md')
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(/```mermaid[\s\S]*?```/, () => drawModuleMap()),
)
