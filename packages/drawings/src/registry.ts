/** Every family's drawing by key. */
import { consumables } from './families/consumables.ts'
import { dental } from './families/dental.ts'
import { diagnostics } from './families/diagnostics.ts'
import { extras } from './families/extras.ts'
import { medicalEquipment } from './families/medical-equipment.ts'
import { nephrology } from './families/nephrology.ts'
import { obgynIvf } from './families/obgyn-ivf.ts'
import { ophthalmology } from './families/ophthalmology.ts'
import { pharmaceutical } from './families/pharmaceutical.ts'
import { physiotherapy } from './families/physiotherapy.ts'
import { refurbished } from './families/refurbished.ts'
import { vaccines } from './families/vaccines.ts'
import type { FamilyDrawing } from './family.ts'

export const registry: Readonly<Record<string, FamilyDrawing>> = {
  ...consumables,
  ...dental,
  ...diagnostics,
  ...extras,
  ...medicalEquipment,
  ...nephrology,
  ...obgynIvf,
  ...ophthalmology,
  ...pharmaceutical,
  ...physiotherapy,
  ...refurbished,
  ...vaccines,
}
