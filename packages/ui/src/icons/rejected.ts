import drawing from '@lucide/icons/icons/circle-x'
import { createIcon } from '../icon.ts'

export const RejectedIcon = createIcon(drawing)
