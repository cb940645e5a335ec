import drawing from '@lucide/icons/icons/chevron-down'
import { createIcon } from '../icon.ts'

export const ChevronDownIcon = createIcon(drawing)
