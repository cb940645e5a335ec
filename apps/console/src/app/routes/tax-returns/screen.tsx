import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMonth } from '@upchar/kernel/dates'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import {
  defaultMonth,
  readReturnSearch,
  returnColumns,
  shownMonths,
} from '../../../features/tax-returns/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { TaxReturnScreen } from './return-screen.tsx'

/** The returns that sellers and operator file for a month; one of them where the address names it. */
export function TaxReturnsScreen() {
  const { month = defaultMonth(), gstin, form } = useSearchOf(readReturnSearch)
  return gstin !== undefined && form !== undefined ? (
    <TaxReturnScreen which={{ gstin, form, month }} />
  ) : (
    <Returns month={month} />
  )
}

function Returns({ month }: { month: string }) {
  const go = useGo()
  const columns = useMemo(() => returnColumns(month), [month])
  const answer = useQuery({
    ...question('staffListTaxReturns', { query: { month } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title="Tax returns"
      note="GSTR-1 of each GSTIN and the operator’s GSTR-8, from the documents that were issued. File them at the portal, then record it here."
    >
      <FilterBar label="Choose a month" clearHref={href.taxReturns()}>
        <FilterSelect
          label="Month"
          value={month}
          required
          options={shownMonths().map((value) => ({ value, name: formatMonth(value) }))}
          onChange={(next) => go(href.taxReturns({ month: next }), { replace: true })}
        />
      </FilterBar>
      <Loaded answer={answer} what="The returns" skeleton={<Lines count={6} />}>
        {({ returns }) => (
          <DataTable
            label={`Returns of ${formatMonth(month)}`}
            columns={columns}
            rows={returns}
            rowId={(row) => `${row.form} ${row.gstin}`}
            stale={answer.isPlaceholderData}
            instead={
              returns.length === 0 ? (
                <EmptyState title={`Nothing was issued in ${formatMonth(month)}`}>
                  Returns appear here once invoices are issued. A GSTIN without supplies files a nil
                  return at the portal.
                </EmptyState>
              ) : undefined
            }
          />
        )}
      </Loaded>
    </Page>
  )
}
