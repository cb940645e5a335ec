import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { keyOf, pairColumns, PinForm, useUnpin } from '../../../features/bought-together/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Carts and product pages show what at least three buyers ordered together within a year, counted every night, and before that what is pinned here. Prescription medicines and vaccines are never shown.'
const readSearch = listSearch({})

/** Products bought together: pins and counted pairs (CART-10). */
export function BoughtTogetherScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('goods.change')
  const [pinning, setPinning] = useState(false)
  const unpin = useUnpin()
  const select = useMemo(
    () => (data: Answer<'staffListTogether'>) => pageOf(data.pairs, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListTogether', {}), select })
  const columns = pairColumns(mayChange ? unpin : undefined)
  return (
    <Page
      title="Bought together"
      note={mayChange ? NOTE : `${NOTE} Only catalogue staff and administrators can pin products.`}
      actions={
        mayChange && !pinning ? (
          <Button onClick={() => setPinning(true)}>
            <PlusIcon size={16} aria-hidden="true" /> Pin a product
          </Button>
        ) : undefined
      }
      fixed
    >
      {pinning ? <PinForm onClose={() => setPinning(false)} /> : null}
      <List
        label="Products bought together"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={keyOf}
        page={page}
        pageHref={(other) => href.boughtTogether({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'Nothing yet',
          text: 'Pairs appear once three buyers have ordered two products together.',
        }}
      />
    </Page>
  )
}
