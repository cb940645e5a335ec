import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { ProgressBar } from '@upchar/ui/progress-bar'
import {
  FILE_STATE,
  isOpen,
  POLL_MS,
  readUndoSearch,
  UNDO_RESULT,
  UNDO_RESULTS,
  undoColumns,
  UndoDecision,
  undoQuery,
} from '../../../features/goods/index.ts'
import { count } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** What an undo of an import would do, row by row, or has done (OPS-04). */
export function CatalogueUndoScreen() {
  const id = usePathPart('id')
  const search = useSearchOf(readUndoSearch)
  const { may } = useMe()
  const answer = useQuery({
    ...question(
      'staffGetCatalogueUndo',
      { params: { id }, query: undoQuery(search) },
      { background: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.file) ? POLL_MS : false),
  })
  const { file, results, done = 0 } = answer.data ?? {}
  const all = results && UNDO_RESULTS.reduce((sum, result) => sum + (results[result] ?? 0), 0)
  const tab = (result?: string) => href.catalogueUndo(id, { result })
  return (
    <Page
      title={file ? `Undo of ${file.name}` : 'Undo of an import'}
      back={{ href: href.catalogueFile(id), name: file?.name ?? 'Catalogue file' }}
      actions={
        file?.state === 'done' && results && may('goods.change') ? (
          <UndoDecision file={file} results={results} />
        ) : null
      }
    >
      {file ? (
        <div className="flex flex-col gap-2 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={FILE_STATE[file.state].tone}>{FILE_STATE[file.state].name}</Badge>
            {file.undone_at ? (
              <span className="text-text-hint">
                <When at={file.undone_at} />
                {file.undone_by ? ` · ${file.undone_by.name}` : ''}
              </span>
            ) : null}
          </p>
          {file.state === 'undoing' && all ? (
            <output className="flex flex-wrap items-center gap-3 text-text-muted">
              {count(done)} of {count(all)} rows
              <ProgressBar
                label={`Undo of ${file.name}`}
                percent={Math.floor((done * 100) / all)}
              />
            </output>
          ) : null}
          {file.state === 'done' ? (
            <p className="max-w-text text-text-muted">
              Goods that the import made go off sale; goods that it changed get their former values.
              Its stock is taken back as a correction, as far as it isn’t sold or held. What
              somebody has changed since stays as it is.
            </p>
          ) : null}
        </div>
      ) : null}
      <StateLinks
        links={[
          { key: 'all', name: 'All rows', many: all, result: undefined },
          ...UNDO_RESULTS.map((result) => ({
            key: result,
            name: UNDO_RESULT[result].name,
            many: results?.[result],
            result,
          })),
        ].map(({ result, ...link }) => ({
          ...link,
          href: tab(result),
          isChosen: search.result === result,
        }))}
      />
      <List
        label="Rows"
        answer={answer}
        rows={(data) => data.rows}
        columns={undoColumns}
        rowId={(row) => String(row.line)}
        page={search.page ?? 1}
        pageHref={(page) =>
          href.catalogueUndo(id, { ...search, page: page > 1 ? page : undefined })
        }
        empty={{
          title: 'No row',
          text: 'Rows that the import made or changed are listed here for 90 days.',
        }}
      />
    </Page>
  )
}
