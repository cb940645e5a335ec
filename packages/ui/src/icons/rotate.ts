import drawing from '@lucide/icons/icons/rotate-cw'
import { createIcon } from '../icon.ts'

export const RotateIcon = createIcon(drawing)
