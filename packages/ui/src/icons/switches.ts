import drawing from '@lucide/icons/icons/toggle-right'
import { createIcon } from '../icon.ts'

export const SwitchesIcon = createIcon(drawing)
