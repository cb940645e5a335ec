import { useSearch } from '@tanstack/react-router'
import { CompareScreen } from '../../features/compare/compare-screen.tsx'
import type { Comparison } from '../../features/compare/compare-rows.ts'
import { usePageData } from '../../lib/use-page-data.ts'
import { UnavailableScreen } from '../../shell/fault-screens.tsx'

export { load } from './page.ts'

export function CompareRouteScreen() {
  const comparison = usePageData<Comparison | null>()
  const { ids } = useSearch({ from: '/compare' })
  return comparison ? (
    <CompareScreen comparison={comparison} shared={ids !== undefined} />
  ) : (
    <UnavailableScreen what="the comparison" />
  )
}
