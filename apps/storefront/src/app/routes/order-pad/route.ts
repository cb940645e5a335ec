import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** A whole list of goods at once. `quotation` and `key` are of the link in a mail that answers an enquiry (ENGAGE-01). */
export const orderPadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order-pad',
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'quotation', 'key'),
  staticData: { screen: 'src/app/routes/order-pad/screen.tsx', skeleton: 'cart' },
  component: lazyRouteComponent(part, 'OrderPadScreen'),
  head: async () => pageHead((await part()).head),
})
