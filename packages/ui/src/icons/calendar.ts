import drawing from '@lucide/icons/icons/calendar'
import { createIcon } from '../icon.ts'

export const CalendarIcon = createIcon(drawing)
