import drawing from '@lucide/icons/icons/undo-2'
import { createIcon } from '../icon.ts'

export const UndoIcon = createIcon(drawing)
