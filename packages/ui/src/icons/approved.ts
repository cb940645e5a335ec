import drawing from '@lucide/icons/icons/circle-check'
import { createIcon } from '../icon.ts'

export const ApprovedIcon = createIcon(drawing)
