import type { VolumePrice } from '@upchar/kernel/volume-prices'
import { count, rupees } from '../../kit/format.ts'
import type { VolumeOffer } from './words.ts'

/** The table of the product page; `steps` in rupees. */
export function BuyerTable({
  offer,
  steps,
}: {
  offer: Pick<VolumeOffer, 'list_price' | 'moq'>
  steps: readonly VolumePrice[]
}) {
  const rows = [{ from: Math.max(1, offer.moq), price: offer.list_price }, ...steps]
  return (
    <table className="w-full rounded-md border border-dashed border-control-border bg-panel text-body-sm">
      <caption className="sr-only">What the buyer sees</caption>
      <thead className="text-left">
        <tr>
          <th scope="col" className="px-3 py-2 font-medium">
            Quantity
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Each, with GST
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, price }, at) => {
          const next = rows[at + 1]
          return (
            <tr key={from} className="border-t border-border">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {next === undefined
                  ? `${count(from)} or more`
                  : next.from - 1 === from
                    ? count(from)
                    : `${count(from)} to ${count(next.from - 1)}`}
              </th>
              <td className="tabular px-3 py-2 text-right font-semibold">{rupees(price)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
