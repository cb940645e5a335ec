import drawing from '@lucide/icons/icons/circle-alert'
import { createIcon } from '../icon.ts'

export const AlertIcon = createIcon(drawing)
