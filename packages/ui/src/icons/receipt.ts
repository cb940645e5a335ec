import drawing from '@lucide/icons/icons/receipt-text'
import { createIcon } from '../icon.ts'

export const ReceiptIcon = createIcon(drawing)
