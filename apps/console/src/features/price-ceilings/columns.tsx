import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../../kit/format.ts'
import { nameOf } from '../../kit/offer-words.ts'
import { ceilingLines } from './words.ts'
import type { Above, Formulation } from './words.ts'

type Actions = {
  onPrice?: (formulation: Formulation) => void
  onGoods?: (formulation: Formulation) => void
}
const formulations = columnsFor<Formulation>()

/** Formulations with their ceilings; the buttons only for who may change them. */
export const formulationColumns = ({ onPrice, onGoods }: Actions) =>
  formulations.columns([
    formulations.accessor('name', {
      id: 'name',
      header: 'Formulation',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">{row.name}</span>
          <span className="block text-caption text-text-hint">
            {row.goods === 1 ? '1 SKU' : `${count(row.goods)} SKUs`}
          </span>
          {onPrice && onGoods ? (
            <span className="mt-2 flex flex-wrap gap-2">
              <Button
                look="outline"
                aria-label={`New price of ${row.name}`}
                onClick={() => onPrice(row)}
              >
                New price
              </Button>
              <Button
                look="outline"
                aria-label={`Goods of ${row.name}`}
                onClick={() => onGoods(row)}
              >
                Goods
              </Button>
            </span>
          ) : null}
        </>
      ),
    }),
    formulations.accessor('ceilings', {
      id: 'ceilings',
      header: 'Ceiling',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) =>
        ceilingLines(row).map(({ id, words, source }) => (
          <span key={id} className="mb-1 block">
            <span className="block">{words}</span>
            <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
              {source}
            </span>
          </span>
        )),
    }),
  ])

const above = columnsFor<Above>()

/** Goods above a ceiling, with the price that would be lawful. */
export const aboveColumns = () =>
  above.columns([
    above.accessor('sku', {
      id: 'product',
      header: 'Product',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">{nameOf(row)}</span>
          <span className="block text-caption text-text-hint">
            {row.sku} · {row.formulation}
          </span>
        </>
      ),
    }),
    above.accessor('price', {
      id: 'price',
      header: 'Price and ceiling',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">
            {rupees(row.price)}; at most {rupees(row.most)} with GST
          </span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.source}
          </span>
          <Badge tone={row.state === 'off_sale' ? 'danger' : 'warning'} className="mt-1">
            {row.state === 'off_sale'
              ? `Off sale since ${formatIstDate(row.from)}`
              : `Off sale from ${formatIstDate(row.from)}`}
          </Badge>
        </>
      ),
    }),
  ])
