import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { readRecallSearch, recallColumns, recallQuery } from '../../../features/recalls/index.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const columns = recallColumns()

/** Recalls, the latest first (OPS-05). */
export function RecallsScreen() {
  const search = useSearchOf(readRecallSearch)
  const { may } = useMe()
  const answer = useQuery({
    ...question('staffListRecalls', { query: recallQuery(search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title="Recalls"
      fixed
      actions={
        may('recalls.change') ? (
          <LinkButton href={href.newRecall}>
            <PlusIcon size={16} aria-hidden="true" /> Recall goods
          </LinkButton>
        ) : null
      }
    >
      <List
        label="Recalls"
        answer={answer}
        rows={(data) => data.recalls}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.recalls({ page: page > 1 ? page : undefined })}
        empty={{
          title: 'No recall yet',
          text: 'When a maker or an authority recalls a batch, find it here and stop its sale.',
        }}
      />
    </Page>
  )
}
