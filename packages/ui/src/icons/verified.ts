import drawing from '@lucide/icons/icons/badge-check'
import { createIcon } from '../icon.ts'

export const VerifiedIcon = createIcon(drawing)
