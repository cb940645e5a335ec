import drawing from '@lucide/icons/icons/phone'
import { createIcon } from '../icon.ts'

export const PhoneIcon = createIcon(drawing)
