import drawing from '@lucide/icons/icons/eye'
import { createIcon } from '../icon.ts'

export const EyeIcon = createIcon(drawing)
