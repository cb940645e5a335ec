import drawing from '@lucide/icons/icons/maximize'
import { createIcon } from '../icon.ts'

export const FitIcon = createIcon(drawing)
