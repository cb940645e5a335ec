import drawing from '@lucide/icons/icons/menu'
import { createIcon } from '../icon.ts'

export const MenuIcon = createIcon(drawing)
