import drawing from '@lucide/icons/icons/search'
import { createIcon } from '../icon.ts'

export const SearchIcon = createIcon(drawing)
