import drawing from '@lucide/icons/icons/inbox'
import { createIcon } from '../icon.ts'

export const InboxIcon = createIcon(drawing)
