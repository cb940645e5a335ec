import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { readingsAndMonitors } from './medical-equipment/readings-and-monitors.ts'
import { wardAndTheatre } from './medical-equipment/ward-and-theatre.ts'

export const medicalEquipment: Drawings<(typeof familiesByCategory)['medicalequipments'][number]> =
  {
    ...readingsAndMonitors,
    ...wardAndTheatre,
  }
