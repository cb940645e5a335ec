import drawing from '@lucide/icons/icons/chevrons-up-down'
import { createIcon } from '../icon.ts'

export const SortIcon = createIcon(drawing)
