import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  RECALL_NOTICE_STATE_WORDS,
  RECALL_NOTICE_STATES,
  type RecallNoticeMark,
} from '@upchar/kernel/recalls'
import { StateLinks } from '../../kit/state-links.tsx'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { List } from '../../shell/page/list-screen.tsx'
import { noticeColumns, soldColumns } from './columns.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { buyersFile, noticesQuery, recallQuery } from './words.ts'
import type { Notice, RecallSearch } from './words.ts'

const orderColumns = soldColumns()
type Of = { id: number; search: RecallSearch }

/** What a recall reaches: its orders, and the buyers who were told, by state (OPS-05). */
export function ReachedLists({ id, search }: Of) {
  const { data } = useQuery({
    ...question('staffListRecallNotices', { params: { id }, query: noticesQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const counts = data?.counts
  const all = counts && Object.values(counts).reduce((sum, many) => sum + many, 0)
  const link = (show: RecallSearch['show'], name: string, many: number | undefined) => ({
    key: show ?? 'orders',
    name,
    many,
    href: href.recall(id, { show }),
    isChosen: search.show === show,
  })
  return (
    <div className="flex flex-col gap-3">
      <StateLinks
        links={[
          link(undefined, 'Orders', undefined),
          link('buyers', 'Buyers', all),
          ...RECALL_NOTICE_STATES.map((state) =>
            link(state, RECALL_NOTICE_STATE_WORDS[state], counts?.[state]),
          ),
        ]}
      />
      {search.show === undefined ? (
        <Orders id={id} search={search} />
      ) : (
        <Buyers id={id} search={search} />
      )}
    </div>
  )
}

function Orders({ id, search }: Of) {
  const answer = useQuery({
    ...question('staffListRecallOrders', { params: { id }, query: recallQuery(search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <List
      label="Orders with these goods"
      answer={answer}
      rows={(data) => data.orders}
      columns={orderColumns}
      rowId={(row) => row.id}
      page={search.page ?? 1}
      pageHref={(page) => href.recall(id, { page: page > 1 ? page : undefined })}
      empty={{ title: 'Nothing has left', text: 'No order with these goods has left yet.' }}
    />
  )
}

function Buyers({ id, search }: Of) {
  const answer = useQuery({
    ...question('staffListRecallNotices', { params: { id }, query: noticesQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const mayMark = useMe().may('recalls.change')
  const [marking, setMarking] = useState<{ notice: Notice; mark: RecallNoticeMark } | null>(null)
  const columns = useMemo(
    () => noticeColumns(mayMark ? (notice, mark) => setMarking({ notice, mark }) : undefined),
    [mayMark],
  )
  return (
    <>
      <a
        href={buyersFile(id, search)}
        download
        className="inline-flex min-h-control items-center self-start text-body-sm"
      >
        Download as CSV
      </a>
      <List
        label="Buyers"
        answer={answer}
        rows={(data) => data.notices}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.recall(id, { ...search, page: page > 1 ? page : undefined })}
        empty={{
          title: 'Nobody here',
          text: 'Buyers are written to within a minute after a recall begins, once each.',
        }}
      />
      {marking === null ? null : (
        <NoticeDialog id={id} {...marking} onClose={() => setMarking(null)} />
      )}
    </>
  )
}
