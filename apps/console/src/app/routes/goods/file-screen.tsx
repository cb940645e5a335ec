import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import {
  FILE_STATE,
  FileDecision,
  FileOutcome,
  FileProgress,
  fileQuery,
  isOpen,
  OUTCOME,
  OUTCOMES,
  POLL_MS,
  readFileSearch,
  rowColumns,
} from '../../../features/goods/index.ts'
import type { CatalogueFile } from '../../../features/goods/index.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const UNDO_NAME: Partial<Record<CatalogueFile['state'], string>> = {
  done: 'See what an undo would do',
  undoing: 'Follow the undo',
  undone: 'See the undo',
}

/** What an uploaded catalogue would do, row by row, and its import (OPS-04). */
export function CatalogueFileScreen() {
  const id = usePathPart('id')
  const search = useSearchOf(readFileSearch)
  const { may } = useMe()
  const answer = useQuery({
    ...question(
      'staffGetCatalogueFile',
      { params: { id }, query: fileQuery(search) },
      { background: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.file) ? POLL_MS : false),
  })
  const file = answer.data?.file
  const outcomes = file?.summary?.outcomes
  const tab = (outcome?: string) => href.catalogueFile(id, { outcome })
  return (
    <Page
      title={file?.name ?? 'Catalogue file'}
      back={{ href: href.catalogueFiles, name: 'Catalogue files' }}
      actions={
        file && UNDO_NAME[file.state] ? (
          <LinkButton look="outline" href={href.catalogueUndo(id)}>
            {UNDO_NAME[file.state]}
          </LinkButton>
        ) : null
      }
    >
      {file ? (
        <div className="flex flex-col gap-2 text-body-sm">
          <p>
            <Badge tone={FILE_STATE[file.state].tone}>{FILE_STATE[file.state].name}</Badge>
          </p>
          {isOpen(file) && file.state !== 'undoing' ? <FileProgress file={file} /> : null}
          {file.summary && !isOpen(file) ? (
            <FileOutcome file={file} summary={file.summary} />
          ) : null}
        </div>
      ) : null}
      {(file?.state === 'checked' || file?.state === 'unmapped') && may('goods.change') ? (
        <FileDecision key={`${file.state} ${file.finished_at}`} file={file} />
      ) : null}
      <StateLinks
        links={[
          { key: 'all', name: 'All rows', many: file?.summary?.rows, outcome: undefined },
          ...OUTCOMES.map((outcome) => ({
            key: outcome,
            name: OUTCOME[outcome].name,
            many: outcomes?.[outcome],
            outcome,
          })),
        ].map(({ outcome, ...link }) => ({
          ...link,
          href: tab(outcome),
          isChosen: search.outcome === outcome,
        }))}
      />
      <List
        label="Rows"
        answer={answer}
        rows={(data) => data.rows}
        columns={rowColumns}
        rowId={(row) => String(row.line)}
        page={search.page ?? 1}
        pageHref={(page) =>
          href.catalogueFile(id, { ...search, page: page > 1 ? page : undefined })
        }
        empty={{ title: 'No row', text: 'Rows are listed here once they are checked.' }}
      />
    </Page>
  )
}
