import drawing from '@lucide/icons/icons/user-plus'
import { createIcon } from '../icon.ts'

export const UserAddIcon = createIcon(drawing)
