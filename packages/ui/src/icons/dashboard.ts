import drawing from '@lucide/icons/icons/layout-dashboard'
import { createIcon } from '../icon.ts'

export const DashboardIcon = createIcon(drawing)
