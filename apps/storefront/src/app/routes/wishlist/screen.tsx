import { WishlistScreen, type Wish } from '../../../features/wishlist-page/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { usePageData } from '../../../shell/page/use-page-data.ts'

export { load } from './page.ts'

export function WishlistRouteScreen() {
  const items = usePageData<readonly Wish[] | null>()
  return items ? <WishlistScreen items={items} /> : <UnavailableScreen what="your wishlist" />
}
