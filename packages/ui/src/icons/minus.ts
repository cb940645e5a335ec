import drawing from '@lucide/icons/icons/minus'
import { createIcon } from '../icon.ts'

export const MinusIcon = createIcon(drawing)
