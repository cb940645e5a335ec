import drawing from '@lucide/icons/icons/trash'
import { createIcon } from '../icon.ts'

export const TrashIcon = createIcon(drawing)
