import drawing from '@lucide/icons/icons/package'
import { createIcon } from '../icon.ts'

export const PackageIcon = createIcon(drawing)
