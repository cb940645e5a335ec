import drawing from '@lucide/icons/icons/x'
import { createIcon } from '../icon.ts'

export const CloseIcon = createIcon(drawing)
