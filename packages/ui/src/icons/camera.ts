import drawing from '@lucide/icons/icons/camera'
import { createIcon } from '../icon.ts'

export const CameraIcon = createIcon(drawing)
