import drawing from '@lucide/icons/icons/star'
import { createIcon } from '../icon.ts'

export const StarIcon = createIcon(drawing)
