import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { EndGiftDialog, giftColumns } from '../../../features/gifts/index.ts'
import type { Gift } from '../../../features/gifts/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Products that are free or cheaper with other goods of their seller, which pays for it.'
const readSearch = listSearch({})

/** Free gifts and upsells (CART-11). */
export function GiftsScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('vouchers.change')
  const [ending, setEnding] = useState<Gift | null>(null)
  const select = useMemo(() => (data: Answer<'staffListGifts'>) => pageOf(data.gifts, page), [page])
  const answer = useQuery({ ...question('staffListGifts', {}), select })
  const columns = useMemo(() => giftColumns(mayChange ? setEnding : undefined), [mayChange])
  return (
    <Page
      title="Gifts and upsells"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can set and end them.`}
      actions={
        mayChange ? (
          <LinkButton href={href.newGift()}>
            <PlusIcon size={16} aria-hidden="true" /> Set a gift or an upsell
          </LinkButton>
        ) : undefined
      }
      fixed
    >
      <List
        label="Gifts and upsells"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.gifts({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'No gifts or upsells yet',
          text: 'The cart offers them to buyers whose goods entitle to one. Nothing is added without their click.',
        }}
      />
      {ending ? <EndGiftDialog gift={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
