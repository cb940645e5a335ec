import { formatIstDate } from '@upchar/kernel/dates'
import { lifePromiseWords, shelfLifeWords } from '@upchar/kernel/shelf-life'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { cx } from '@upchar/ui/cx'
import { ReceiptIcon, TruckIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { licenceWords, promiseWords } from './order-words.ts'
import type { SubOrder } from './order-words.ts'
import { ParcelSteps } from './parcel-steps.tsx'

const TONES: Partial<Record<SubOrder['state'], BadgeTone>> = {
  delivered: 'success',
  cancelled: 'danger',
  delivery_failed: 'warning',
  rto: 'danger',
  returned: 'neutral',
  refunded: 'neutral',
  out_for_delivery: 'info',
}

export const ParcelState = ({ state, state_label }: Pick<SubOrder, 'state' | 'state_label'>) => (
  <Badge tone={TONES[state] ?? 'neutral'}>{state_label}</Badge>
)

/** One seller's parcel: state, items and invoice. `tracked` shows the steps. */
export function Parcel({
  parcel,
  number,
  count,
  tracked,
}: {
  parcel: SubOrder
  number: number
  count: number
  tracked: boolean
}) {
  const promise = promiseWords(parcel)
  const title = count > 1 ? `Parcel ${number} of ${count}` : 'Your parcel'
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4"
    >
      <ParcelHeader parcel={parcel} title={title} />
      {promise ? (
        <p className="flex items-center gap-2 font-semibold text-success">
          <TruckIcon size={20} className="shrink-0" aria-hidden="true" /> {promise}
        </p>
      ) : null}
      {parcel.shipment && tracked ? <Shipment shipment={parcel.shipment} /> : null}
      <div className={cx('grid grid-cols-1 gap-4', tracked && 'sm:grid-cols-2 sm:gap-6')}>
        {tracked ? <ParcelSteps steps={parcel.steps} /> : null}
        <div
          className={cx(
            'flex flex-col gap-4 border-t border-border pt-3',
            tracked && 'sm:border-t-0 sm:pt-0',
          )}
        >
          <ul className="flex flex-col gap-3">
            {parcel.items.map((item) => (
              <ParcelItem key={item.sku_id} item={item} />
            ))}
          </ul>
          <Documents parcel={parcel} />
          {tracked && parcel.cancel_note && parcel.state === 'packed' ? (
            <p className="text-body-sm text-text-muted">{parcel.cancel_note}</p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** Invoices and bills of supply; before the goods are packed, when they come (RET-03). */
function Documents({ parcel: { documents, state } }: { parcel: SubOrder }) {
  const waits = state === 'placed' || state === 'confirmed'
  if (documents.length === 0 && waits)
    return (
      <p className="text-body-sm text-text-muted">
        The GST invoice comes by email when the goods are packed, and stands here then.
      </p>
    )
  return documents.map(({ id, title, ...invoice }) => (
    <InvoiceLink
      key={id}
      invoice={invoice}
      {...(title === 'Bill of supply' && { of: 'Bill of supply' })}
    />
  ))
}

export function InvoiceLink({
  invoice,
  of = 'GST invoice',
}: {
  invoice: { number: string; url: string }
  of?: string
}) {
  return (
    <a
      href={invoice.url}
      download=""
      className="flex min-h-11 items-center gap-2 self-start text-body-sm font-semibold"
    >
      <ReceiptIcon size={18} className="shrink-0" aria-hidden="true" /> {of} {invoice.number} (PDF)
    </a>
  )
}

function ParcelHeader({ parcel, title }: { parcel: SubOrder; title: string }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-2">
      <div>
        <h2 className="text-h3 font-semibold">{title}</h2>
        <p className="text-body-sm text-text-muted">
          Sold by {parcel.seller.name}, {parcel.seller.city},{' '}
          <span className="whitespace-nowrap">GSTIN {parcel.seller.gstin}</span>
        </p>
      </div>
      <ParcelState {...parcel} />
    </header>
  )
}

function Shipment({ shipment }: { shipment: NonNullable<SubOrder['shipment']> }) {
  return (
    <p className="text-body-sm">
      {shipment.courier}
      {shipment.awb ? (
        <>
          , tracking number{' '}
          <strong className="tabular font-semibold select-all">{shipment.awb}</strong>
        </>
      ) : null}
      {shipment.tracking_url ? (
        <>
          {' · '}
          <a href={shipment.tracking_url} target="_blank" rel="noreferrer">
            Track with the courier
          </a>
        </>
      ) : null}
    </p>
  )
}

function ParcelItem({ item }: { item: SubOrder['items'][number] }) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-3 text-body-sm">
      <span className="block size-14 overflow-hidden rounded-sm border border-border p-0.5">
        <SmallPicture
          slug={variantPictures(item.slug, item.sku_id)}
          className="size-full object-contain"
        />
      </span>
      <span className="min-w-0">
        <a href={href.variant(item.slug, item.sku_id)}>{unbroken(item.title)}</a>
        <span className="block text-caption text-text-muted">
          {item.cancelled > 0 ? (
            <strong className="block font-semibold text-danger">
              {item.cancelled === item.quantity
                ? 'Cancelled'
                : `${item.cancelled} of ${item.quantity} cancelled`}
            </strong>
          ) : null}
          {item.quantity} × <Money rupees={item.price} /> with {item.gst_rate}% GST
          {item.engraving_name ? `, engraved “${item.engraving_name}”` : null}
          {item.price_note ? <span className="block">{item.price_note}</span> : null}
        </span>
        <MakerAndBatches item={item} />
        <ShelfLife item={item} />
        {item.licence ? (
          <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
            Bought on {licenceWords(item.licence)}
          </span>
        ) : null}
      </span>
      <Money rupees={item.line_total} paise="always" className="font-medium" />
    </li>
  )
}

/** What was promised of the shelf life. The batches, once known, say the day themselves. */
function ShelfLife({ item: { shelf_life: life, batches } }: { item: SubOrder['items'][number] }) {
  if (life === undefined) return null
  const { expires_from: expiresFrom, months } = life
  const isKnown = batches.length > 0 && batches.every(({ expires_on: day }) => day !== null)
  if (isKnown && !months) return null
  return (
    <span className="block text-caption text-text-muted">
      {isKnown && months
        ? `You asked for ${shelfLifeWords(months)}`
        : lifePromiseWords({ expiresFrom, ...(months && { months }) })}
    </span>
  )
}

/** What the law wants named with goods of a batch: maker, batch and expiry. */
function MakerAndBatches({ item: { maker, batches } }: { item: SubOrder['items'][number] }) {
  const lines = batches.map(
    ({ batch, expires_on: expires, quantity }) =>
      `Batch ${batch}${expires ? `, expires ${formatIstDate(expires)}` : ''}${batches.length > 1 ? `: ${quantity}` : ''}`,
  )
  return [...(maker && lines.length > 0 ? [`Made by ${maker}`] : []), ...lines].map((line) => (
    <span key={line} className="block text-caption [overflow-wrap:anywhere] text-text-muted">
      {line}
    </span>
  ))
}
