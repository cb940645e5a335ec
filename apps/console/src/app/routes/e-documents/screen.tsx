import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  BillForm,
  CancelDialog,
  eDocumentColumns,
  fileHref,
  IrnForm,
  KIND_WORDS,
  listQuery,
  readEDocumentSearch,
  TransportForm,
  UploadAnswer,
} from '../../../features/e-documents/index.ts'
import type {
  Action,
  EDocument,
  EDocumentSearch,
  EKind,
} from '../../../features/e-documents/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const KINDS: readonly EKind[] = ['e_invoice', 'e_way_bill']
const STATES = [
  { value: 'waiting', name: 'Waiting' },
  { value: 'done', name: 'Reported' },
  { value: 'to_cancel', name: 'To cancel' },
  { value: 'cancelled', name: 'Cancelled' },
]
const EMPTY = {
  waiting: {
    title: 'Nothing waits',
    text: 'Documents that need a number of a portal appear here when the goods are packed.',
  },
  done: { title: 'Nothing reported yet', text: 'Documents with their numbers appear here.' },
  to_cancel: {
    title: 'Nothing to cancel',
    text: 'E-way bills of parcels and moves that were cancelled or stopped appear here while the portal still cancels them.',
  },
  cancelled: { title: 'Nothing cancelled', text: 'Numbers cancelled at a portal appear here.' },
}

const hrefOf = ({ kind, state, q }: EDocumentSearch, page?: number) =>
  href.eDocuments({ kind, state, q, page: page !== undefined && page > 1 ? page : undefined })

/** What must be reported to the portals of the tax office, and their answers (CGST Rules 48, 138). */
export function EDocumentsScreen() {
  const search = useSearchOf(readEDocumentSearch)
  const mayRecord = useMe().may('edocs.record')
  const go = useGo()
  const [doing, setDoing] = useState<{ action: Action; row: EDocument } | null>(null)
  const kind = search.kind ?? 'e_invoice'
  const state = search.state ?? 'waiting'
  const answer = useQuery({
    ...question('staffListEDocuments', { query: listQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => eDocumentColumns(mayRecord ? (action, row) => setDoing({ action, row }) : undefined),
    [mayRecord],
  )
  const counts = answer.data?.counts
  return (
    <Page
      title="E-invoices & e-way bills"
      note="Download what waits, upload it to the portal, and upload the portal’s answer here. Without it the goods can’t leave."
    >
      <StateLinks
        links={KINDS.map((one) => ({
          key: one,
          name: KIND_WORDS[one],
          many: counts?.[one].waiting,
          href: href.eDocuments({ kind: one === 'e_invoice' ? undefined : one }),
          isChosen: one === kind,
        }))}
      />
      {kind === 'e_way_bill' &&
      state !== 'to_cancel' &&
      counts !== undefined &&
      counts.e_way_bill.to_cancel > 0 ? (
        <Notice tone="warning">
          <a href={href.eDocuments({ kind: 'e_way_bill', state: 'to_cancel' })}>
            {plural(counts.e_way_bill.to_cancel, 'e-way bill')} of goods that don’t leave
          </a>
          : cancel at the portal, then here.
        </Notice>
      ) : null}
      {mayRecord ? (
        <div className="flex flex-wrap items-start gap-3">
          {state === 'waiting' && counts !== undefined && counts[kind].waiting > 0 ? (
            <LinkButton look="outline" href={fileHref(kind)} download>
              <DownloadIcon size={16} aria-hidden="true" /> Download all that waits
            </LinkButton>
          ) : null}
          <UploadAnswer />
        </div>
      ) : null}
      <FilterBar
        label="Narrow the list"
        clearHref={search.q === undefined ? undefined : hrefOf({ ...search, q: '' })}
      >
        <SearchBox
          label="Number or GSTIN"
          placeholder="Document, order or GSTIN"
          value={search.q ?? ''}
          onChange={(q) => go(hrefOf({ ...search, q }), { replace: true })}
        />
        <FilterSelect
          label="State"
          value={state}
          options={STATES}
          required
          onChange={(next) =>
            go(
              href.eDocuments({
                kind: search.kind,
                q: search.q,
                state: next === 'waiting' ? undefined : next,
              }),
              { replace: true },
            )
          }
        />
      </FilterBar>
      <Doing doing={doing} onClose={() => setDoing(null)} />
      <List
        label={KIND_WORDS[kind]}
        answer={answer}
        rows={(data) => data.documents}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => hrefOf(search, page)}
        empty={EMPTY[state]}
      />
    </Page>
  )
}

function Doing({
  doing,
  onClose,
}: {
  doing: { action: Action; row: EDocument } | null
  onClose: () => void
}) {
  if (doing === null) return null
  const { action, row } = doing
  if (action === 'irn') return <IrnForm key={row.id} row={row} onClose={onClose} />
  if (action === 'bill') return <BillForm key={row.id} row={row} onClose={onClose} />
  if (action === 'transport') return <TransportForm key={row.id} row={row} onClose={onClose} />
  return <CancelDialog row={row} onClose={onClose} />
}
