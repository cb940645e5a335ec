import drawing from '@lucide/icons/icons/chevron-left'
import { createIcon } from '../icon.ts'

export const ChevronLeftIcon = createIcon(drawing)
