import { useSearch } from '@tanstack/react-router'
import { ProductScreen, shownSku } from '../../../features/product/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import type { ProductData } from './page.ts'

export { head, load } from './page.ts'

export function ProductRouteScreen() {
  const data = usePageData<ProductData | null>()
  const { variant } = useSearch({ from: '/products/$slug' })
  const { flags } = useShell()
  if (!data) return <UnavailableScreen what="this product" />
  return (
    <ProductScreen
      data={data}
      sku={shownSku(data, variant)}
      flags={{
        gstInclusive: flags?.gst_inclusive_price !== false,
        // ENGAGE-10
        codOffered: flags?.is_cod_snippet === true,
        ordersOpen: flags?.cart !== false,
        deals: flags?.limited_time_deal_pdp !== false,
        // CART-10
        together: flags?.bought_together_pdp !== false,
        similar: flags?.similar_products !== false,
      }}
    />
  )
}
