import drawing from '@lucide/icons/icons/download'
import { createIcon } from '../icon.ts'

export const DownloadIcon = createIcon(drawing)
