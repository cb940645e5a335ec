/** Every family's drawing by key. */
import { consumables } from './families/consumables.ts'
import { dental } from './families/dental.ts'
import type { FamilyDrawing } from './family.ts'

export const registry: Readonly<Record<string, FamilyDrawing>> = {
  ...consumables,
  ...dental,
}
