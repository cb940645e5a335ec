import drawing from '@lucide/icons/icons/sticky-note'
import { createIcon } from '../icon.ts'

export const NoteIcon = createIcon(drawing)
