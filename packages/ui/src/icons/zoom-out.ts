import drawing from '@lucide/icons/icons/zoom-out'
import { createIcon } from '../icon.ts'

export const ZoomOutIcon = createIcon(drawing)
