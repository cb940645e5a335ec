import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LimitPanel, RefundsPanel, walletColumns } from '../../../features/wallets/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({})

/** What staff gave to wallets and took back; what waits for a second person stands first (CART-15). */
export function WalletsScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const select = useMemo(
    () => (data: Answer<'staffListWalletChanges'>) => ({
      ...pageOf(data.changes, page),
      limit: data.limit,
      refunds: data.refunds,
    }),
    [page],
  )
  const answer = useQuery({ ...question('staffListWalletChanges', {}), select })
  return (
    <Page
      title="Wallets"
      note="What staff gave customers to spend, and took back. It is done on the customer’s page."
      fixed
    >
      {answer.data ? (
        <>
          <LimitPanel limit={answer.data.limit} />
          <RefundsPanel refunds={answer.data.refunds} />
        </>
      ) : null}
      <List
        label="Changes of wallets"
        answer={answer}
        rows={(data) => data.rows}
        columns={walletColumns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.wallets({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'Nothing given yet',
          text: 'Find a customer, and give a credit in the panel Wallet.',
        }}
      />
    </Page>
  )
}
