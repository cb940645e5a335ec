import drawing from '@lucide/icons/icons/smartphone'
import { createIcon } from '../icon.ts'

export const PhoneDeviceIcon = createIcon(drawing)
