import drawing from '@lucide/icons/icons/zoom-in'
import { createIcon } from '../icon.ts'

export const ZoomInIcon = createIcon(drawing)
