import drawing from '@lucide/icons/icons/shopping-cart'
import { createIcon } from '../icon.ts'

export const CartIcon = createIcon(drawing)
