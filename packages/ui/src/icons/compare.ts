import drawing from '@lucide/icons/icons/columns-2'
import { createIcon } from '../icon.ts'

export const CompareIcon = createIcon(drawing)
