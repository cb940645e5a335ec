import drawing from '@lucide/icons/icons/upload'
import { createIcon } from '../icon.ts'

export const UploadIcon = createIcon(drawing)
