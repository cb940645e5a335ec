import type { ReactNode } from 'react'
import { batchLabel } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import type { Found } from './words.ts'

/** Where recalled goods are: in stock, in parcels that have not left, at buyers. */
export function FoundPanels({ found, action }: { found: Found; action?: ReactNode }) {
  return (
    <>
      <Panel title="At buyers">
        <Facts
          look="pairs"
          facts={[
            { label: 'Orders', value: count(found.orders) },
            { label: 'Buyers', value: count(found.buyers) },
            { label: 'Pieces that left', value: count(found.sold) },
            { label: 'Not back yet', value: count(found.left) },
          ]}
        />
      </Panel>
      <Panel title="In stock" action={action}>
        {found.lots.length === 0 ? (
          <p className="text-body-sm text-text-muted">No batch in stock has this number.</p>
        ) : (
          <ul className="flex flex-col gap-3 text-body-sm">
            {found.lots.map((lot) => (
              <li key={lot.lot}>
                <span className="font-medium [overflow-wrap:anywhere]">
                  {lot.warehouse}, {batchLabel(lot.batch)}
                </span>
                <span className="block text-text-muted [overflow-wrap:anywhere]">
                  {lot.sku} · {lot.seller}
                  {lot.expires_on === null ? '' : ` · expires ${formatIstDate(lot.expires_on)}`}
                </span>
                <span className="tabular block">
                  {count(lot.received)} came in · {count(lot.on_hand)} on the shelf
                  {lot.held > 0 ? ` (${count(lot.held)} held for payments)` : ''} ·{' '}
                  {count(lot.quarantined)} in quarantine · {count(lot.taken_out)} destroyed or given
                  back
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Parcels that have not left">
        <Waiting found={found} />
      </Panel>
    </>
  )
}

function Waiting({
  found: { waiting, waiting_parcels: parcels, waiting_pieces: pieces },
}: {
  found: Found
}) {
  if (parcels === 0) return <p className="text-body-sm text-text-muted">None.</p>
  return (
    <div className="flex flex-col gap-2 text-body-sm">
      <p>
        {plural(pieces, 'piece')} in {plural(parcels, 'parcel')}. Pack another batch, or cancel the
        goods: with this batch they don’t leave.
      </p>
      <ul className="flex flex-col gap-1">
        {waiting.map((one) => (
          <li key={one.parcel}>
            <a href={href.order(one.order.number)} className="tabular whitespace-nowrap">
              {one.order.number}
            </a>{' '}
            · {plural(one.pieces, 'piece')} · {one.warehouse}
            {one.packed ? ', packed' : ''}
          </li>
        ))}
      </ul>
      {waiting.length < parcels ? (
        <p className="text-text-muted">
          The first {count(waiting.length)} are listed; those that are solved make room for others.
        </p>
      ) : null}
    </div>
  )
}
