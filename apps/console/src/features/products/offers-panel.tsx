import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { count, rupees } from '../../kit/format.ts'
import { dispatchWords } from '../../kit/offer-words.ts'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import type { Product } from './draft.ts'
import { freshOffer, offerDraftOf, type Offer, type OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import type { Choices } from './use-editor.ts'

type Props = { product: Product; sellers: Choices['sellers'] }

/** Who sells a product: its own offer of each variant, which the form above keeps, and those of other sellers. */
export function OffersPanel({ product, sellers }: Props) {
  const mayChange = useMe().may('goods.change')
  const [draft, setDraft] = useState<OfferDraft>()
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListOffers', { params: { id: product.id } }),
  )
  const others = (data?.offers ?? []).filter(({ own }) => !own)
  return (
    <Panel title="Other sellers" flush>
      {error && !data ? (
        <FailedState
          title="The offers could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <div className="p-4">
          <Lines count={2} />
        </div>
      ) : null}
      {data && others.length === 0 ? (
        <p className="p-4 text-body-sm text-text-muted">
          Only {product.seller.name} sells it. Another seller’s offer has an SKU, a price and stock
          of its own; class, HSN and licence are the product’s.
        </p>
      ) : null}
      {others.length > 0 ? (
        <ul className="divide-y divide-border" aria-label="Offers of other sellers">
          {others.map((offer) => (
            <OfferLine
              key={offer.sku}
              offer={offer}
              onChange={mayChange ? () => setDraft(offerDraftOf(offer)) : undefined}
            />
          ))}
        </ul>
      ) : null}
      {mayChange && data ? (
        <div className="border-t border-border p-4">
          {draft === undefined ? (
            <Button
              look="outline"
              onClick={() => setDraft(freshOffer(product.facts.variants[0]?.sku ?? ''))}
            >
              Add an offer
            </Button>
          ) : (
            <OfferForm
              key={draft.sku}
              product={product}
              sellers={sellers.filter(({ id }) => id !== product.seller.id)}
              initial={draft}
              onDone={() => setDraft(undefined)}
            />
          )}
        </div>
      ) : null}
    </Panel>
  )
}

function OfferLine({ offer, onChange }: { offer: Offer; onChange: (() => void) | undefined }) {
  const { sku, variant, option_label: option, seller, price, mrp, moq, max_oq: most } = offer
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-body-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b className="font-semibold">{seller.name}</b> · {sku}
        <span className="block text-text-muted">
          {option || variant} · {price === null ? 'on request' : rupees(price)}
          {mrp === null ? '' : `, MRP ${rupees(mrp)}`} · {count(moq)} to {count(most)} at a time ·{' '}
          {dispatchWords(offer.dispatch_days)} · {count(offer.stock)} in stock
        </span>
      </span>
      {offer.active ? null : <Badge tone="neutral">Off sale</Badge>}
      {onChange ? (
        <Button look="quiet" onClick={onChange} aria-label={`Change ${sku}`}>
          Change
        </Button>
      ) : null}
    </li>
  )
}
