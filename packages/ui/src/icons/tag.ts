import drawing from '@lucide/icons/icons/tag'
import { createIcon } from '../icon.ts'

export const TagIcon = createIcon(drawing)
