import { BANK_OFFER_METHODS } from '@upchar/kernel/bank-offers'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { PRICE_STATES } from '../../kit/offer-words.ts'
import type { BankOffer } from './words.ts'

type OnEnd = ((offer: BankOffer) => void) | undefined

/** `ends_at` is the first moment after the last day. */
const lastDay = ({ ends_at: end }: BankOffer): string => formatIstDate(Date.parse(end) - 1)

function StateAndEnd({ offer, onEnd }: { offer: BankOffer; onEnd: OnEnd }) {
  const { words, tone } = PRICE_STATES[offer.state]
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>
      <span className="mt-1 block text-caption text-text-hint">
        {formatIstDate(offer.starts_at)} to {lastDay(offer)}
      </span>
      {onEnd === undefined || offer.state === 'over' ? null : (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onEnd(offer)}>
            End<span className="sr-only"> the offer {offer.title}</span>
          </Button>
        </span>
      )}
    </>
  )
}

const column = columnsFor<BankOffer>()

/** `onEnd` is missing for who may not change them. */
export const bankOfferColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('title', {
      id: 'offer',
      header: 'Offer',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: offer } }) => (
        <>
          <span className="block font-medium">{offer.title}</span>
          <span className="block text-caption">{offer.terms}</span>
          <span className="block text-caption text-text-hint">
            {BANK_OFFER_METHODS[offer.method]}
            {offer.issuer === '' ? '' : `, ${offer.issuer}`} · from {rupees(offer.min_amount)} ·{' '}
            {offer.offer_id}
          </span>
          <span className="mt-1 block text-caption text-text-muted">Why: {offer.reason}</span>
          <span className="mt-1 block sm:hidden">
            <StateAndEnd offer={offer} onEnd={onEnd} />
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-44' },
      cell: ({ row: { original: offer } }) => <StateAndEnd offer={offer} onEnd={onEnd} />,
    }),
  ])
