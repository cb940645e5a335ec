import drawing from '@lucide/icons/icons/hourglass'
import { createIcon } from '../icon.ts'

export const WaitingIcon = createIcon(drawing)
