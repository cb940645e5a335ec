import { Panel } from '@upchar/ui/dense/panel'
import { plural } from '@upchar/kernel/text'
import { rupees } from '../../kit/format.ts'
import { nameOf } from '../../kit/offer-words.ts'
import type { Preview, PreviewRow } from './words.ts'

function Row({ row }: { row: PreviewRow }) {
  return (
    <tr className="border-t border-border align-top">
      <th scope="row" className="px-3 py-2 text-left font-normal [overflow-wrap:anywhere]">
        {row.title === '' ? row.sku : nameOf(row)}
        <span className="block text-caption text-text-hint">
          {row.sku}
          {row.mrp === null ? '' : ` · MRP ${rupees(row.mrp)}`}
        </span>
        {row.problem === null ? null : (
          <span className="block font-medium text-danger">{row.problem}</span>
        )}
      </th>
      <td className="tabular px-3 py-2 text-right text-text-muted">
        {row.list_price === null ? '–' : rupees(row.list_price)}
      </td>
      <td className="tabular px-3 py-2 text-right font-semibold">{rupees(row.price)}</td>
    </tr>
  )
}

/** What buyers will see of a list, with what is wrong with its rows. */
export function PreviewPanel({ preview }: { preview: Preview | undefined }) {
  if (preview === undefined)
    return (
      <Panel title="What buyers will see">
        <p className="text-body-sm text-text-muted">
          Preview the list to check its rows and see the price beside everybody’s.
        </p>
      </Panel>
    )
  const wrong = preview.rows.filter(({ problem }) => problem !== null).length
  return (
    <Panel title="What buyers will see">
      <output className="flex flex-col gap-3 text-body-sm">
        <span>
          Beside the price: {preview.words.map((words) => `“${words}”`).join(', ')}. No saving is
          claimed.
        </span>
        <span className={wrong > 0 ? 'font-medium text-danger' : 'text-text-muted'}>
          {wrong > 0
            ? `${plural(wrong, 'row')} can’t stand. Nothing is set until all can.`
            : `${plural(preview.rows.length, 'product')} can be set.`}
        </span>
      </output>
      <table className="mt-3 w-full rounded-md border border-border text-body-sm">
        <caption className="sr-only">Prices of the list</caption>
        <thead className="bg-panel text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Product
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Everybody’s
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
              In the list
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, at) => (
            <Row key={`${at} ${row.sku}`} row={row} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
