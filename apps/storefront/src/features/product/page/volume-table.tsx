import { nextVolumePrice, nextVolumeWords } from '@upchar/kernel/volume-prices'
import { cx } from '@upchar/ui/cx'
import { CheckIcon } from '@upchar/ui/icons'
import { Money, rupeeText } from '@upchar/ui/price'
import type { Variant } from './variant-choice.ts'

type VolumeTableProps = {
  variant: Variant
  /** What the cart will hold. */
  quantity: number
  inCart: number
}

/** Each price with its range of quantities; the last is open. */
function rowsOf({ moq, price_gst: listPrice, volume = [] }: Variant, quantity: number) {
  const steps = [{ from: Math.max(1, moq), price: listPrice }, ...volume]
  return steps.map(({ from, price }, at) => {
    const next = steps[at + 1]
    const last = next === undefined ? undefined : next.from - 1
    return {
      name:
        last === undefined ? `${from} or more` : last === from ? `${from}` : `${from} to ${last}`,
      price,
      saving: Math.round((listPrice - price) * 100) / 100,
      chosen: (at === 0 || quantity >= from) && (next === undefined || quantity < next.from),
    }
  })
}

/** An offer's prices by quantity, with the one that applies and the next (CART-11). */
export function VolumeTable({ variant, quantity, inCart }: VolumeTableProps) {
  const next = nextVolumePrice(variant.volume ?? [], variant.price_gst, quantity)
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full overflow-hidden rounded-md border border-border bg-surface text-body-sm">
        <caption className="pb-1 text-left font-semibold">Lower prices for more</caption>
        <thead className="bg-panel text-left">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Quantity
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Each, with GST
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              You save
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(variant, quantity).map(({ name, price, saving, chosen }) => (
            <tr
              key={name}
              aria-current={chosen ? 'true' : undefined}
              className={cx('border-t border-border', chosen && 'bg-selected font-semibold')}
            >
              <th scope="row" className="px-3 py-1.5 text-left font-[inherit]">
                <span className="inline-flex items-center gap-1.5">
                  {name}
                  {chosen ? (
                    <>
                      <CheckIcon size={16} className="text-action" aria-hidden="true" />
                      <span className="sr-only">: your price</span>
                    </>
                  ) : null}
                </span>
              </th>
              <td className="px-3 py-1.5 text-right">
                <Money rupees={price} />
              </td>
              <td className="px-3 py-1.5 text-right">
                {saving > 0 ? <Money rupees={saving} className="text-success" /> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <output className="block text-body-sm text-text-muted noscript:hidden">
        {next
          ? nextVolumeWords(next.from, quantity, rupeeText(next.price))
          : 'You have the lowest price.'}
        {inCart > 0 ? ` This counts the ${inCart} in your cart.` : ''}
      </output>
    </div>
  )
}
