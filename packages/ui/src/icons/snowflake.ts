import drawing from '@lucide/icons/icons/snowflake'
import { createIcon } from '../icon.ts'

export const SnowflakeIcon = createIcon(drawing)
