import { useQuery } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { ListForm } from '../../../features/price-lists/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { listSearch } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotAllowedScreen } from '../../../shell/page/fault-screens.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ from: /^[0-9a-f-]{36}$/ })

/** A new price list, or one that begins as a copy of another and replaces it (OPS-04). */
export function NewPriceListScreen() {
  const mayChange = useMe().may('goods.change')
  const { from } = useSearchOf(readSearch)
  const quiet = { enabled: mayChange, retry: false, refetchOnWindowFocus: false }
  const lists = useQuery({ ...question('staffListPriceLists', {}), ...quiet })
  const known = useQuery({
    ...question('staffGetPriceList', { params: { id: from ?? '' } }),
    ...quiet,
    enabled: mayChange && from !== undefined,
  })
  if (!mayChange) return <NotAllowedScreen permission="goods.change" />
  const error = lists.error ?? known.error
  const isReady = lists.data !== undefined && (from === undefined || known.data !== undefined)
  return (
    <Page
      title={from === undefined ? 'New price list' : 'Change a price list'}
      back={{ href: href.priceLists(), name: 'Price lists' }}
      note="Buyers get the prices from the first day on, wherever they see or pay one."
    >
      {error ? (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      ) : isReady && lists.data ? (
        <ListForm
          key={from ?? ''}
          types={lists.data.types}
          revision={(known.data ?? lists.data).revision}
          known={from === undefined ? undefined : known.data}
        />
      ) : (
        <Lines count={12} />
      )}
    </Page>
  )
}
