import drawing from '@lucide/icons/icons/user-round'
import { createIcon } from '../icon.ts'

export const UserIcon = createIcon(drawing)
