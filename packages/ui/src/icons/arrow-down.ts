import drawing from '@lucide/icons/icons/arrow-down'
import { createIcon } from '../icon.ts'

export const ArrowDownIcon = createIcon(drawing)
