import { auditedWithout } from '@upchar/kernel/audit-actions'
import { formatIstDateTime } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { SUBJECT_WORDS, subjectName } from './words.ts'

export type Entry = Answer<'staffListAudit'>['entries'][number]
const column = columnsFor<Entry>()

export const auditColumns = (onOpen: (entry: Entry) => void) =>
  column.columns([
    column.accessor('at', {
      id: 'at',
      header: 'When',
      meta: { from: 'sm', width: 'w-44' },
      cell: ({ getValue }) => (
        <time dateTime={getValue()} className="tabular whitespace-nowrap">
          {formatIstDateTime(getValue())}
        </time>
      ),
    }),
    column.accessor('by', {
      id: 'by',
      header: 'Who',
      meta: { from: 'sm', width: 'w-48' },
      cell: ({ row: { original: entry } }) =>
        entry.by?.name ?? <span className="text-text-hint">{auditedWithout(entry)}</span>,
    }),
    column.accessor('words', {
      id: 'what',
      header: 'What',
      cell: ({ row: { original: entry } }) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(entry)}
            className="text-left font-medium after:absolute after:inset-0 hover:text-link"
          >
            {entry.words}
          </button>
          <span className="block text-caption text-text-hint sm:hidden">
            {entry.by?.name ?? auditedWithout(entry)}, {formatIstDateTime(entry.at)}
          </span>
        </>
      ),
    }),
    column.accessor('subject', {
      id: 'subject',
      header: 'About',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => (
        <>
          <span className="text-text-hint">{SUBJECT_WORDS[getValue().kind]}</span>{' '}
          <span title={getValue().id}>{subjectName(getValue())}</span>
        </>
      ),
    }),
  ])
