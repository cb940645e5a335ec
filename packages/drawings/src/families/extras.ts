import type { ExtraFamilyKey } from '../families.ts'
import type { Drawings } from '../family.ts'
import { infusionAndWard } from './extras/infusion-and-ward.ts'
import { nursingCare } from './extras/nursing-care.ts'
import { theatre } from './extras/theatre.ts'
import { readings } from './extras/readings.ts'
import { airway } from './extras/airway.ts'
import { breathing } from './extras/breathing.ts'
import { drainsAndCatheters } from './extras/drains-and-catheters.ts'
import { needlesAndAccess } from './extras/needles-and-access.ts'
import { wardHygiene } from './extras/ward-hygiene.ts'
import { wardTools } from './extras/ward-tools.ts'
import { wardFurniture } from './extras/ward-furniture.ts'
import { waste } from './extras/waste.ts'
import { bedside } from './extras/bedside.ts'
import { laboratorySupplies } from './extras/laboratory-supplies.ts'
import { clinicSupplies } from './extras/clinic-supplies.ts'
import { dentalCare } from './extras/dental-care.ts'
import { closure } from './extras/closure.ts'
import { limbSupports } from './extras/limb-supports.ts'
import { woundCare } from './extras/wound-care.ts'

export const extras: Drawings<ExtraFamilyKey> = {
  ...infusionAndWard,
  ...nursingCare,
  ...theatre,
  ...readings,
  ...dentalCare,
  ...woundCare,
  ...closure,
  ...limbSupports,
  ...airway,
  ...breathing,
  ...drainsAndCatheters,
  ...needlesAndAccess,
  ...wardHygiene,
  ...wardTools,
  ...wardFurniture,
  ...waste,
  ...bedside,
  ...laboratorySupplies,
  ...clinicSupplies,
}
