import drawing from '@lucide/icons/icons/keyboard'
import { createIcon } from '../icon.ts'

export const KeyboardIcon = createIcon(drawing)
