import drawing from '@lucide/icons/icons/check'
import { createIcon } from '../icon.ts'

export const CheckIcon = createIcon(drawing)
