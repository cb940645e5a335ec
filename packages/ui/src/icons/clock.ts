import drawing from '@lucide/icons/icons/clock'
import { createIcon } from '../icon.ts'

export const ClockIcon = createIcon(drawing)
