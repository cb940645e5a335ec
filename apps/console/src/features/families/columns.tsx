import type { Answer } from '@upchar/contract/schema/endpoints'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import type { FamiliesSearch } from './search.ts'
import { sourceOf } from './words.ts'

type FamilyRow = Answer<'staffListFamilies'>['families'][number]

const column = columnsFor<FamilyRow>()

export const familyColumns = (search: FamiliesSearch) =>
  column.columns([
    column.accessor('name', {
      id: 'name',
      header: 'Product type',
      meta: { width: 'w-1/2 min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.productType(row.key, search)}>
            <span className="[overflow-wrap:anywhere]">{row.name}</span>
          </RowLink>
          <span className="block text-caption text-text-hint sm:hidden">
            {sourceOf(row.source)?.name}
          </span>
        </>
      ),
    }),
    column.accessor('filters', {
      id: 'filters',
      header: 'Filters',
      meta: { align: 'end' },
      cell: ({ getValue }) => count(getValue()),
    }),
    column.accessor('products', {
      id: 'products',
      header: 'Products',
      meta: { align: 'end' },
      cell: ({ getValue }) => count(getValue()),
    }),
    column.accessor('source', {
      id: 'source',
      header: 'Attributes from',
      meta: { from: 'sm', width: 'w-1/4 min-w-36' },
      cell: ({ getValue }) => sourceOf(getValue())?.name,
    }),
  ])
