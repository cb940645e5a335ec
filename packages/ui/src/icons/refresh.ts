import drawing from '@lucide/icons/icons/refresh-cw'
import { createIcon } from '../icon.ts'

export const RefreshIcon = createIcon(drawing)
