import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { dealColumns, EndDealDialog } from '../../../features/deals/index.ts'
import type { Deal } from '../../../features/deals/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'A lower price of a product for a limited time and number of packs, paid by its seller.'
const readSearch = listSearch({})

/** The limited-time deals of offers (CART-11). */
export function DealsScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('vouchers.change')
  const [ending, setEnding] = useState<Deal | null>(null)
  const select = useMemo(() => (data: Answer<'staffListDeals'>) => pageOf(data.deals, page), [page])
  const answer = useQuery({ ...question('staffListDeals', {}), select })
  const columns = useMemo(() => dealColumns(mayChange ? setEnding : undefined), [mayChange])
  return (
    <Page
      title="Deals"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can set and end them.`}
      actions={
        mayChange ? (
          <LinkButton href={href.newDeal()}>
            <PlusIcon size={16} aria-hidden="true" /> Set a deal
          </LinkButton>
        ) : undefined
      }
      fixed
    >
      <List
        label="Deals"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.deals({ page: other > 1 ? other : undefined })}
        empty={{ title: 'No deals yet', text: 'They lower a price until a time that buyers see.' }}
      />
      {ending ? <EndDealDialog deal={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
