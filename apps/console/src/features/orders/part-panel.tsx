import { formatIstDate } from '@upchar/kernel/dates'
import { Panel } from '@upchar/ui/dense/panel'
import { FileTextIcon, ShieldIcon } from '@upchar/ui/icons'
import { count, rupees } from '../../kit/format.ts'
import { ParcelBox } from './parcel-box.tsx'
import type { Order, Part } from './use-parcel-change.ts'

/** What one seller sends: goods, documents, parcels. */
export function PartPanel({ order, part }: { order: Order; part: Part }) {
  const parcels = order.parts.flatMap((one) => one.parcels)
  return (
    <Panel
      title={part.seller.name}
      note={`${part.seller.city} · GSTIN ${part.seller.gstin}`}
      action={<span className="tabular font-medium">{rupees(part.total)}</span>}
      flush
    >
      <ul className="divide-y divide-border text-body-sm">
        {part.items.map((item) => (
          <li key={item.sku_id} className="px-4 py-2">
            <Item item={item} />
          </li>
        ))}
      </ul>
      {part.documents.length > 0 || part.parcels.some((parcel) => parcel.issues_invoice) ? (
        <div className="border-t border-border px-4 py-2">
          <Documents orderId={order.id} documents={part.documents} />
          {part.parcels.some((parcel) => parcel.issues_invoice) ? (
            <p className="text-body-sm text-text-muted">
              {part.documents.length > 0
                ? 'The other invoices are issued when their parcels are packed.'
                : 'The buyer has the order confirmation. The tax invoice is issued when the goods are packed.'}
            </p>
          ) : null}
        </div>
      ) : null}
      {part.parcels.map((parcel) => (
        <ParcelBox
          key={parcel.id}
          parcel={parcel}
          name={parcels.length > 1 ? `Parcel ${parcels.indexOf(parcel) + 1}` : 'Parcel'}
          placedAt={order.placed_at}
        />
      ))}
    </Panel>
  )
}

function Item({ item }: { item: Part['items'][number] }) {
  const { licence } = item
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <span className="tabular">{count(item.quantity)} ×</span>
        <a
          href={`/products/${encodeURIComponent(item.slug)}`}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 grow basis-40 [overflow-wrap:anywhere]"
        >
          {item.title}
        </a>
        {item.cancelled > 0 ? (
          <span className="font-medium text-danger">{count(item.cancelled)} cancelled</span>
        ) : null}
        <span className="tabular">{rupees(item.line_total)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-text-hint">
        <span className="tabular">{item.sku_id}</span>
        <span>
          {rupees(item.price)} each with {item.gst_rate}% GST
        </span>
        {item.price_note ? <span>{item.price_note}</span> : null}
        {item.engraving_name ? <span>Engraved “{item.engraving_name}”</span> : null}
        {item.shelf_life ? (
          <span>Promised to expire {formatIstDate(item.shelf_life.expires_from)} or later</span>
        ) : null}
        {licence ? (
          <span className="inline-flex items-center gap-1 text-info">
            <ShieldIcon size={14} aria-hidden="true" /> {licence.name} {licence.number}
            {licence.valid_until ? `, valid until ${formatIstDate(licence.valid_until)}` : ''}
          </span>
        ) : null}
      </p>
    </>
  )
}

/** Documents of goods that are made in triplicate (CGST Rules 48(1), 55(2)). */
const inTriplicate = new Set(['Tax invoice', 'Invoice-cum-bill of supply', 'Delivery challan'])
const copies = [
  ['transporter', 'Transporter’s copy'],
  ['supplier', 'Supplier’s copy'],
] as const

/** Invoices, bills of supply, challans and credit notes as PDF. */
export const Documents = ({
  orderId,
  documents,
}: {
  orderId: string
  documents: Part['documents']
}) => (
  <ul className="flex flex-wrap gap-x-6 text-body-sm">
    {documents.map(({ id, number, title }) => (
      <li key={id}>
        <a
          href={`/api/staff/orders/${encodeURIComponent(orderId)}/invoices/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center gap-2"
        >
          <FileTextIcon size={16} aria-hidden="true" />
          {title} <span className="tabular">{number}</span>
        </a>
        {inTriplicate.has(title)
          ? copies.map(([copy, words]) => (
              <a
                key={copy}
                href={`/api/staff/orders/${encodeURIComponent(orderId)}/invoices/${encodeURIComponent(id)}?copy=${copy}`}
                target="_blank"
                rel="noreferrer"
                className="ml-3 inline-flex min-h-8 items-center"
              >
                {words}
                <span className="sr-only"> of {number}</span>
              </a>
            ))
          : null}
      </li>
    ))}
  </ul>
)
