import type { PageHead } from '../../../shell/page/page-head.ts'
import { href } from '../../../shell/urls/hrefs.ts'

export { OrderPadScreen } from '../../../features/order-pad/index.ts'

export const head: PageHead = {
  title: 'Order pad: a whole list at once',
  description:
    'Paste, upload or scan up to 200 lines of SKUs, GTINs, part numbers or words. We find the products, you check, and all of it goes into your cart.',
  canonical: href.orderPad,
}
