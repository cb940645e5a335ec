import drawing from '@lucide/icons/icons/map-pin'
import { createIcon } from '../icon.ts'

export const PinIcon = createIcon(drawing)
