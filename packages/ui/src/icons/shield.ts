import drawing from '@lucide/icons/icons/shield-check'
import { createIcon } from '../icon.ts'

export const ShieldIcon = createIcon(drawing)
