import drawing from '@lucide/icons/icons/scroll-text'
import { createIcon } from '../icon.ts'

export const LogIcon = createIcon(drawing)
