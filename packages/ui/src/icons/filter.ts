import drawing from '@lucide/icons/icons/sliders-horizontal'
import { createIcon } from '../icon.ts'

export const FilterIcon = createIcon(drawing)
