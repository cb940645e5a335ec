import { batchLabel } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { PIECE_FATE_WORDS } from '@upchar/kernel/return-reasons'
import { Panel } from '@upchar/ui/dense/panel'
import { Fact, FactList } from '../../kit/fact.tsx'
import { count, rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { Return } from './words.ts'

const By = ({ step }: { step: NonNullable<Return['decided']> }) => (
  <>
    {step.by?.name ?? 'The buyer'} · <When at={step.at} exact />
  </>
)

/** The number of a replacement's challan; a cancelled one says when and why. */
function challanWords(challan: Return['replacements'][number]['challan']): string {
  if (challan === null) return ''
  const { number, cancelled } = challan
  return cancelled === null
    ? number
    : `${number}, cancelled on ${formatIstDate(cancelled.at)}: ${cancelled.reason}`
}

/** What comes back and why, and what happened so far. */
export function FactsPanel({ one }: { one: Return }) {
  return (
    <Panel title="Return">
      <FactList>
        <Fact name="Order">
          <a href={href.order(one.order.number)} className="tabular underline">
            {one.order.number}
          </a>{' '}
          of {one.buyer}
        </Fact>
        <Fact name="Reason">
          {one.reason}
          {one.note ? <span className="block whitespace-pre-line">“{one.note}”</span> : null}
        </Fact>
        {one.photos.length > 0 ? (
          <Fact name="Photos of the buyer">
            <span className="mt-1 flex flex-wrap gap-2">
              {one.photos.map(({ id, name, url }) => (
                <a key={id} href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={name}
                    loading="lazy"
                    className="h-24 w-24 rounded-sm border border-border object-cover"
                  />
                </a>
              ))}
            </span>
          </Fact>
        ) : null}
        <Fact name={`Sold by ${one.seller}`}>
          {one.items.map(({ line, quantity, title, sku_id: sku }) => (
            <span key={line} className="block">
              {count(quantity)} × {title} <span className="text-text-hint">{sku}</span>
            </span>
          ))}
        </Fact>
        {one.refund_way === 'wallet' && one.settled === null ? (
          <Fact name="Money back">To the wallet, as the buyer chose</Fact>
        ) : null}
        <Fact name="Asked for">
          {one.opened_by?.name ?? 'The buyer'} · <When at={one.opened_at} exact />
        </Fact>
        {one.decided ? (
          <Fact name={one.state === 'refused' ? 'Refused' : 'Decided'}>
            <By step={one.decided} />
          </Fact>
        ) : null}
        {one.decision ? <Fact name="Told the buyer">{one.decision}</Fact> : null}
        {one.courier ? (
          <Fact name="Fetched by">
            {one.courier} <span className="tabular select-all">{one.awb}</span>
          </Fact>
        ) : null}
        {one.replacements.map((parcel) => (
          <Fact key={parcel.id} name="Replacement">
            {[parcel.label, parcel.courier, parcel.awb, challanWords(parcel.challan)]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        ))}
        {one.settled ? <Settled one={one} step={one.settled} /> : null}
        {one.paid ? (
          <Fact name="Paid by bank">
            <By step={one.paid} /> ·{' '}
            <span className="tabular select-all">{one.paid.bank_reference}</span>
          </Fact>
        ) : null}
      </FactList>
    </Panel>
  )
}

const Settled = ({ one, step }: { one: Return; step: NonNullable<Return['settled']> }) => (
  <>
    <Fact name="Inspected">
      <By step={step} />
      {one.pieces.map(({ line, batch, quantity, fate }) => (
        <span key={`${line} ${batch} ${fate}`} className="block">
          {count(quantity)} of {batchLabel(batch)}: {PIECE_FATE_WORDS[fate]}
        </span>
      ))}
    </Fact>
    <Fact name="Given back">
      {one.outcome === 'replacement' ? 'The same goods again' : rupees(one.refund)}
      {one.credit === one.refund ? '' : ` of ${rupees(one.credit)}: the rest had not been paid`}
      {one.to_wallet > 0
        ? `, ${one.to_wallet === one.refund ? '' : `${rupees(one.to_wallet)} of it `}to the wallet, as the buyer chose`
        : ''}
    </Fact>
  </>
)
