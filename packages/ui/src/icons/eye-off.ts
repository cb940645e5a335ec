import drawing from '@lucide/icons/icons/eye-off'
import { createIcon } from '../icon.ts'

export const EyeOffIcon = createIcon(drawing)
