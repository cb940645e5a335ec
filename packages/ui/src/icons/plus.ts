import drawing from '@lucide/icons/icons/plus'
import { createIcon } from '../icon.ts'

export const PlusIcon = createIcon(drawing)
