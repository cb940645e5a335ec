import drawing from '@lucide/icons/icons/arrow-left'
import { createIcon } from '../icon.ts'

export const BackIcon = createIcon(drawing)
