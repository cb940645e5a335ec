import drawing from '@lucide/icons/icons/monitor'
import { createIcon } from '../icon.ts'

export const MonitorIcon = createIcon(drawing)
