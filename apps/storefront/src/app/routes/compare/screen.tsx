import { useSearch } from '@tanstack/react-router'
import { CompareScreen } from '../../../features/product/index.ts'
import type { Comparison } from '../../../features/product/index.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'

export { load } from './page.ts'

export function Screen() {
  const comparison = usePageData<Comparison | null>()
  const { ids } = useSearch({ from: '/compare' })
  return comparison ? (
    <CompareScreen comparison={comparison} shared={ids !== undefined} />
  ) : (
    <UnavailableScreen what="the comparison" />
  )
}
