import drawing from '@lucide/icons/icons/arrow-up'
import { createIcon } from '../icon.ts'

export const ArrowUpIcon = createIcon(drawing)
