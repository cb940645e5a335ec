import drawing from '@lucide/icons/icons/image'
import { createIcon } from '../icon.ts'

export const ImageIcon = createIcon(drawing)
