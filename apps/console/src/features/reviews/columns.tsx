import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { ReviewSearch } from './search.ts'
import { starWords, writerName } from './words.ts'
import type { Review } from './words.ts'

const column = columnsFor<Review>()

export const reviewColumns = (search: Omit<ReviewSearch, 'review'>) =>
  column.columns([
    column.accessor('text', {
      id: 'text',
      header: 'Review',
      meta: { width: 'w-3/5 min-w-56' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.reviews({ ...search, review: row.id })}>
            <span className="line-clamp-2 [overflow-wrap:anywhere]">
              {row.text || 'Stars without a text'}
            </span>
          </RowLink>
          <span className="block text-caption text-text-hint">
            <span className="tabular">{starWords(row)}</span> · {writerName(row)}
          </span>
        </>
      ),
    }),
    column.accessor((row) => row.product.title, {
      id: 'product',
      header: 'Product',
      meta: { from: 'sm', below: true, width: 'w-2/5 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <span className="line-clamp-2">{row.product.title}</span>
      ),
    }),
    column.accessor('changed_at', {
      id: 'changed',
      header: 'Written',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
  ])
