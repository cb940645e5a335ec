import drawing from '@lucide/icons/icons/pencil'
import { createIcon } from '../icon.ts'

export const PencilIcon = createIcon(drawing)
