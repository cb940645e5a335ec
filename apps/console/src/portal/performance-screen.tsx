import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Panel } from '@upchar/ui/dense/panel'
import {
  PerformanceTotals,
  readServiceSearch,
  ReasonsTable,
  ReportDays,
  ReportFailed,
  serviceQuery,
} from '../features/reports/index.ts'
import { FilterBar } from '../kit/filter-bar.tsx'
import { Lines } from '../kit/lines.tsx'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question } from '../shell/api/ask.ts'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'

const NOTE =
  'Parcels by the last day on which the buyer was promised them, packs by the day of their order, returns by the day on which they were asked for. Not supplied is what was cancelled because it wasn’t there.'

/** What the marketplace's service report says of the seller, and what follows from it (APP-01). */
export function PerformanceScreen() {
  const search = useSearchOf(readServiceSearch)
  const query = serviceQuery(search)
  const go = useGo()
  const { data, error, isFetching, refetch } = useQuery({
    ...question('sellerGetPerformance', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title="Performance" note={NOTE}>
      <FilterBar label="Choose the days" clearHref={portalHref.performance()}>
        <ReportDays
          days={query}
          onChange={(days) => go(portalHref.performance({ ...search, ...days }), { replace: true })}
        />
      </FilterBar>
      {error ? (
        <ReportFailed error={error} busy={isFetching} refetch={refetch} />
      ) : data ? (
        <>
          <PerformanceTotals report={data} />
          <ReasonsTable returns={data.returns} />
        </>
      ) : (
        <Lines count={9} />
      )}
      <Effect />
    </Page>
  )
}

/** True of the shop as it is: a rule that acts on these figures changes this text. */
const Effect = () => (
  <Panel title="What follows from these figures">
    <div className="flex max-w-text flex-col gap-2 text-body-sm">
      <p>
        Nothing by itself: no fee, no limit and no place in lists or in the search depends on them.
      </p>
      <p>
        The marketplace’s finance team and administrators read the same figures in their service
        report. If sales are ever suspended, people decide it, and the reason is mailed to you.
      </p>
      <p>Goods that came back are taken off your statement, whatever these figures are.</p>
    </div>
  </Panel>
)
