import drawing from '@lucide/icons/icons/users-round'
import { createIcon } from '../icon.ts'

export const UsersIcon = createIcon(drawing)
