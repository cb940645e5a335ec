import drawing from '@lucide/icons/icons/key-round'
import { createIcon } from '../icon.ts'

export const KeyIcon = createIcon(drawing)
