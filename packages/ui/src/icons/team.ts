import drawing from '@lucide/icons/icons/id-card'
import { createIcon } from '../icon.ts'

export const TeamIcon = createIcon(drawing)
