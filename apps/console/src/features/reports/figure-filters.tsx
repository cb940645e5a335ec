import { FilterBar, FilterSelect } from '../../kit/filter-bar.tsx'
import { useGo } from '../../kit/use-go.ts'
import { ReportDays } from './report-days.tsx'
import { figureQuery, STEPS, type FigureSearch } from './search.ts'

/** The days, and the width of the bars. `hrefOf`: the page with another search. */
export function FigureFilters({
  search,
  hrefOf,
}: {
  search: FigureSearch
  hrefOf: (search: Partial<Record<keyof FigureSearch, unknown>>) => string
}) {
  const go = useGo()
  const { from, to, step } = figureQuery(search)
  const change = (next: Partial<Record<keyof FigureSearch, string | undefined>>) =>
    go(hrefOf({ ...search, page: undefined, ...next }), { replace: true })
  return (
    <FilterBar label="Choose the days" clearHref={hrefOf({})}>
      <ReportDays days={{ from, to }} onChange={change} />
      <FilterSelect
        label="By"
        value={step}
        options={STEPS}
        required
        onChange={(chosen) => change({ step: chosen })}
      />
    </FilterBar>
  )
}
