import drawing from '@lucide/icons/icons/locate-fixed'
import { createIcon } from '../icon.ts'

export const LocateIcon = createIcon(drawing)
