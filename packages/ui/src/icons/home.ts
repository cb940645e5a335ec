import drawing from '@lucide/icons/icons/house'
import { createIcon } from '../icon.ts'

export const HomeIcon = createIcon(drawing)
