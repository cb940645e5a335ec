import drawing from '@lucide/icons/icons/ban'
import { createIcon } from '../icon.ts'

export const BanIcon = createIcon(drawing)
