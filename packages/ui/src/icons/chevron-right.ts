import drawing from '@lucide/icons/icons/chevron-right'
import { createIcon } from '../icon.ts'

export const ChevronRightIcon = createIcon(drawing)
