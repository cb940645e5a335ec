import { Disclosure } from '@upchar/ui/disclosure'
import { Money } from '@upchar/ui/price'
import type { Cart } from './cart-store.ts'
import { placeName, taxNames } from './cart-words.ts'

/**
 * GST by rate and kind, with the place of supply (CART-23). It is part of the total, not a line of
 * the sum.
 */
export function TaxLines({
  tax,
  total,
  place,
}: {
  tax: Cart['tax']
  total: number
  place: string
}) {
  const shown = tax.filter((part) => part.taxable > 0)
  return (
    <Disclosure
      title={`Includes GST (${taxNames(tax)})`}
      note={<Money rupees={total} paise="always" />}
      className="border-none"
    >
      <table className="w-full text-caption text-text-muted">
        <caption className="pb-2 text-left">Place of supply: {placeName(place)}</caption>
        <thead>
          <tr className="border-b border-border text-right">
            <th scope="col" className="py-1 text-left font-medium">
              Rate
            </th>
            <th scope="col" className="py-1 font-medium">
              Taxable
            </th>
            <th scope="col" className="py-1 font-medium">
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <TaxRow key={part.gst_rate} part={part} />
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

function TaxRow({ part }: { part: Cart['tax'][number] }) {
  return (
    <tr className="text-right align-top">
      <th scope="row" className="py-1 text-left font-normal">
        {part.gst_rate}%
      </th>
      <td className="py-1">
        <Money rupees={part.taxable} paise="always" />
      </td>
      <td className="py-1">
        {part.igst > 0 ? (
          <span className="block">
            IGST <Money rupees={part.igst} paise="always" />
          </span>
        ) : null}
        {part.cgst > 0 ? (
          <span className="block">
            CGST <Money rupees={part.cgst} paise="always" />
          </span>
        ) : null}
        {part.sgst > 0 ? (
          <span className="block">
            SGST <Money rupees={part.sgst} paise="always" />
          </span>
        ) : null}
        {part.igst + part.cgst + part.sgst === 0 ? 'No tax' : null}
      </td>
    </tr>
  )
}
