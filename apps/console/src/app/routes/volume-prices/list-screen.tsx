import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  EndDialog,
  listOf,
  readVolumeSearch,
  volumeColumns,
} from '../../../features/volume-prices/index.ts'
import type { Volume } from '../../../features/volume-prices/index.ts'
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

const NOTE = 'Lower prices of a product for larger quantities, paid for by its seller.'

const emptyWords = (filtered: boolean) =>
  filtered
    ? { title: 'No volume prices match', text: 'Try fewer words or another state.' }
    : {
        title: 'No volume prices yet',
        text: 'They lower the price of each pack for buyers who take more.',
      }

/** The volume prices of offers (CART-11). */
export function VolumePricesScreen() {
  const search = useSearchOf(readVolumeSearch)
  const go = useGo()
  const mayChange = useMe().may('vouchers.change')
  const [ending, setEnding] = useState<Volume | null>(null)
  const select = useMemo(
    () => (data: Answer<'staffListVolumePrices'>) => listOf(data, search),
    [search],
  )
  const answer = useQuery({ ...question('staffListVolumePrices', {}), select })
  const columns = useMemo(() => volumeColumns(mayChange ? setEnding : undefined), [mayChange])
  const { q, state, page } = search
  const empty = emptyWords(q !== undefined || state !== undefined)
  return (
    <Page
      title="Volume prices"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can set and end them.`}
      actions={
        mayChange ? (
          <LinkButton href={href.newVolumePrices()}>
            <PlusIcon size={16} aria-hidden="true" /> Set volume prices
          </LinkButton>
        ) : undefined
      }
      fixed
    >
      <StateLinks
        links={datedLinks(state, answer.data?.states, (other) =>
          href.volumePrices({ q, state: other }),
        )}
      />
      <FilterBar
        label="Find volume prices"
        clearHref={q ? href.volumePrices({ state }) : undefined}
      >
        <SearchBox
          label="Search volume prices"
          placeholder="Product, SKU, seller or why"
          value={q ?? ''}
          onChange={(text) => go(href.volumePrices({ state, q: text }), { replace: true })}
        />
      </FilterBar>
      <List
        label="Volume prices"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page ?? 1}
        pageHref={(other) => href.volumePrices({ q, state, page: other > 1 ? other : undefined })}
        empty={empty}
      />
      {ending ? <EndDialog volume={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
