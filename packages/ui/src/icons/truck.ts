import drawing from '@lucide/icons/icons/truck'
import { createIcon } from '../icon.ts'

export const TruckIcon = createIcon(drawing)
