import type { ExtraFamilyKey } from '../families.ts'
import type { Drawings } from '../family.ts'
import { infusionAndWard } from './extras/infusion-and-ward.ts'
import { nursingCare } from './extras/nursing-care.ts'
import { theatre } from './extras/theatre.ts'
import { readings } from './extras/readings.ts'
import { dentalCare } from './extras/dental-care.ts'

export const extras: Drawings<ExtraFamilyKey> = {
  ...infusionAndWard,
  ...nursingCare,
  ...theatre,
  ...readings,
  ...dentalCare,
}
