import drawing from '@lucide/icons/icons/file-text'
import { createIcon } from '../icon.ts'

export const FileTextIcon = createIcon(drawing)
