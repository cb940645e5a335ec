import drawing from '@lucide/icons/icons/ellipsis'
import { createIcon } from '../icon.ts'

export const MoreIcon = createIcon(drawing)
