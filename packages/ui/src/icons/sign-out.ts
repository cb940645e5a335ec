import drawing from '@lucide/icons/icons/log-out'
import { createIcon } from '../icon.ts'

export const SignOutIcon = createIcon(drawing)
