import drawing from '@lucide/icons/icons/file-check'
import { createIcon } from '../icon.ts'

export const FileCheckIcon = createIcon(drawing)
