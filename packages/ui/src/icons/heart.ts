import drawing from '@lucide/icons/icons/heart'
import { createIcon } from '../icon.ts'

export const HeartIcon = createIcon(drawing)
