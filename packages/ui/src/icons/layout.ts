import drawing from '@lucide/icons/icons/panels-top-left'
import { createIcon } from '../icon.ts'

export const LayoutIcon = createIcon(drawing)
