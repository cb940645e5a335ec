import drawing from '@lucide/icons/icons/message-circle-question-mark'
import { createIcon } from '../icon.ts'

export const AskIcon = createIcon(drawing)
