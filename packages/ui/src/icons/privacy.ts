import drawing from '@lucide/icons/icons/lock'
import { createIcon } from '../icon.ts'

export const PrivacyIcon = createIcon(drawing)
