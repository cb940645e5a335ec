import drawing from '@lucide/icons/icons/wallet'
import { createIcon } from '../icon.ts'

export const WalletIcon = createIcon(drawing)
