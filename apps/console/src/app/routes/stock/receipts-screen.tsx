import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { readReceiptsSearch, receiptColumns, stockQuery } from '../../../features/stock/index.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** What was taken in stock, the latest first (OPS-05). */
export function ReceiptsScreen() {
  const { page } = useSearchOf(readReceiptsSearch)
  const { may } = useMe()
  const answer = useQuery({
    ...question('staffListReceipts', { query: stockQuery({ page }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title="Receipts"
      back={{ href: href.stock(), name: 'Stock' }}
      fixed
      actions={
        may('goods.change') ? (
          <LinkButton href={href.newReceipt}>
            <PlusIcon size={16} aria-hidden="true" /> Take goods in
          </LinkButton>
        ) : null
      }
    >
      <List
        label="Receipts"
        answer={answer}
        rows={(data) => data.receipts}
        columns={receiptColumns}
        rowId={(row) => String(row.id)}
        page={page ?? 1}
        pageHref={(next) => href.receipts({ page: next > 1 ? next : undefined })}
        empty={{ title: 'No receipt yet', text: 'What you take in is listed here.' }}
      />
    </Page>
  )
}
