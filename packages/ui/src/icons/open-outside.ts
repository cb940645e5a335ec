import drawing from '@lucide/icons/icons/external-link'
import { createIcon } from '../icon.ts'

export const OpenOutsideIcon = createIcon(drawing)
