import drawing from '@lucide/icons/icons/copy'
import { createIcon } from '../icon.ts'

export const CopyIcon = createIcon(drawing)
