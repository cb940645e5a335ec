import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  EndListDialog,
  listColumns,
  listsIn,
  readListSearch,
} from '../../../features/price-lists/index.ts'
import type { PriceList } from '../../../features/price-lists/index.ts'
import { datedLinks } from '../../../kit/dated-list.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Prices for hospitals, labs and other businesses whose KYC is approved. Each buyer pays the lowest of everybody’s price, volume price, deal and list.'

/** Price lists by business type (OPS-04). */
export function PriceListsScreen() {
  const search = useSearchOf(readListSearch)
  const go = useGo()
  const mayChange = useMe().may('goods.change')
  const [ending, setEnding] = useState<PriceList | null>(null)
  const select = useMemo(
    () => (data: Answer<'staffListPriceLists'>) => listsIn(data, search),
    [search],
  )
  const answer = useQuery({ ...question('staffListPriceLists', {}), select })
  const columns = useMemo(() => listColumns(mayChange ? setEnding : undefined), [mayChange])
  const { q, state, page } = search
  const filtered = q !== undefined || state !== undefined
  return (
    <Page
      title="Price lists"
      note={
        mayChange
          ? NOTE
          : `${NOTE} Only the catalogue team and administrators can set and end them.`
      }
      actions={
        mayChange ? (
          <LinkButton href={href.newPriceList()}>
            <PlusIcon size={16} aria-hidden="true" /> New price list
          </LinkButton>
        ) : undefined
      }
      fixed
    >
      <StateLinks
        links={datedLinks(state, answer.data?.states, (other) =>
          href.priceLists({ q, state: other }),
        )}
      />
      <FilterBar label="Find price lists" clearHref={q ? href.priceLists({ state }) : undefined}>
        <SearchBox
          label="Search price lists"
          placeholder="Name, business type or why"
          value={q ?? ''}
          onChange={(text) => go(href.priceLists({ state, q: text }), { replace: true })}
        />
      </FilterBar>
      <List
        label="Price lists"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page ?? 1}
        pageHref={(other) => href.priceLists({ q, state, page: other > 1 ? other : undefined })}
        empty={
          filtered
            ? { title: 'No price list matches', text: 'Try fewer words or another state.' }
            : {
                title: 'No price list yet',
                text: 'A list gives buyers of some business types their own prices.',
              }
        }
      />
      {ending ? <EndListDialog list={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
