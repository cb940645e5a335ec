import { RECALL_NOTICE_STATE_WORDS } from '@upchar/kernel/recalls'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { NoticeActions, type OnMark } from './notice-actions.tsx'
import { className, goodsWords, NOTICE_TONES } from './words.ts'
import type { Notice, Recall, SoldOrder } from './words.ts'

const recalls = columnsFor<Recall>()

export const recallColumns = () =>
  recalls.columns([
    recalls.accessor('title', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={href.recall(row.id)} className="line-clamp-2 font-medium">
            {row.title}
          </a>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.sku} · {goodsWords(row)}
          </span>
          {row.withdrawn === null ? null : <Badge tone="neutral">Withdrawn</Badge>}
          {row.closed === null ? null : <Badge tone="success">Closed</Badge>}
        </>
      ),
    }),
    recalls.accessor('class', {
      id: 'class',
      header: 'Class',
      cell: ({ getValue }) => (
        <Badge tone={getValue() === 1 ? 'danger' : 'warning'}>{className(getValue())}</Badge>
      ),
    }),
    recalls.accessor('begun_at', {
      id: 'begun',
      header: 'Begun',
      meta: { from: 'sm', below: true },
      cell: ({ row: { original: row } }) => (
        <>
          <When at={row.begun_at} />
          <span className="block text-caption text-text-hint">
            back by <When at={row.due_at} />
          </span>
        </>
      ),
    }),
  ])

const orders = columnsFor<SoldOrder>()

export const soldColumns = () =>
  orders.columns([
    orders.accessor('number', {
      id: 'order',
      header: 'Order',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={href.order(row.number)} className="tabular whitespace-nowrap">
            {row.number}
          </a>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
            {row.buyer} · <When at={row.placed_at} />
          </span>
        </>
      ),
    }),
    orders.accessor('pieces', {
      id: 'sold',
      header: 'Sold',
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="tabular">{count(getValue())}</span>,
    }),
    orders.accessor('left', {
      id: 'left',
      header: 'Not back',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{count(row.left)}</span>
          {row.on_the_way > 0 ? (
            <span className="block text-caption text-text-hint">
              {count(row.on_the_way)} on the way
            </span>
          ) : null}
        </>
      ),
    }),
  ])

const notices = columnsFor<Notice>()

/** Buyers of a recall, how they were told and whether they answered. */
export const noticeColumns = (onMark: OnMark | undefined) =>
  notices.columns([
    notices.accessor('buyer', {
      id: 'buyer',
      header: 'Buyer',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.buyer}</span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
            {[row.email, row.phone].filter(Boolean).join(' · ')}
          </span>
          <span className="flex flex-wrap gap-x-2 text-caption">
            {row.orders.slice(0, 3).map(({ id, number }) => (
              <a key={id} href={href.order(number)} className="tabular whitespace-nowrap">
                {number}
              </a>
            ))}
            {row.orders.length > 3 ? `and ${count(row.orders.length - 3)} more` : ''}
          </span>
        </>
      ),
    }),
    notices.accessor('state', {
      id: 'state',
      header: 'State',
      cell: ({ row: { original: row } }) => (
        <>
          <Badge tone={NOTICE_TONES[row.state]}>{RECALL_NOTICE_STATE_WORDS[row.state]}</Badge>
          {row.state === 'not_reached' ? (
            <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
              {row.because || 'The order has no email address'}
            </span>
          ) : null}
          {row.acknowledged_at === null ? null : (
            <span className="block text-caption text-text-hint">
              <When at={row.acknowledged_at} />
              {row.acknowledged_by === null ? '' : `, noted by ${row.acknowledged_by.name}`}
            </span>
          )}
          {onMark === undefined ? null : <NoticeActions notice={row} onMark={onMark} />}
        </>
      ),
    }),
    notices.accessor('mailed_at', {
      id: 'mailed',
      header: 'Last mail',
      meta: { from: 'sm', below: true },
      cell: ({ row: { original: row } }) => (
        <>
          {row.mailed_at === null ? 'None' : <When at={row.mailed_at} />}
          {row.reminders === 0 ? null : (
            <span className="block text-caption text-text-hint">
              {row.reminders === 1 ? '1 reminder' : `${row.reminders} reminders`}
            </span>
          )}
        </>
      ),
    }),
  ])
