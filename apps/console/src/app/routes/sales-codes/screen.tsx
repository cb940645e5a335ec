import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  EndSalesCodeDialog,
  NewSalesCode,
  salesCodeColumns,
} from '../../../features/sales-codes/index.ts'
import type { SalesCode } from '../../../features/sales-codes/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Buyers enter the code of a sales person in the cart, or come by its link; orders then count for that person. It gives no discount.'
const readSearch = listSearch({})

/** The codes of sales people with their orders (CART-12). */
export function SalesCodesScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('vouchers.change')
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<SalesCode | null>(null)
  const select = useMemo(
    () => (data: Answer<'staffListSalesCodes'>) => pageOf(data.codes, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListSalesCodes', {}), select })
  const columns = useMemo(() => salesCodeColumns(mayChange ? setEnding : undefined), [mayChange])
  return (
    <Page
      title="Sales codes"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can create and end them.`}
      actions={
        mayChange && !making ? (
          <Button onClick={() => setMaking(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New sales code
          </Button>
        ) : undefined
      }
      fixed
    >
      {making ? <NewSalesCode onClose={() => setMaking(false)} /> : null}
      <List
        label="Sales codes"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.salesCodes({ page: other > 1 ? other : undefined })}
        empty={{ title: 'No sales codes yet', text: 'They say whose work an order is.' }}
      />
      {ending ? <EndSalesCodeDialog code={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
