import drawing from '@lucide/icons/icons/info'
import { createIcon } from '../icon.ts'

export const InfoIcon = createIcon(drawing)
