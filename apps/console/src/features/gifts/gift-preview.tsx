import { useQuery } from '@tanstack/react-query'
import { conditionWords, giftWords } from '@upchar/kernel/gifts'
import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { Panel } from '@upchar/ui/dense/panel'
import { useDeferredValue, useState } from 'react'
import { count } from '../../kit/format.ts'
import { nameOf } from '../../kit/offer-words.ts'
import { question } from '../../shell/api/ask.ts'
import { costWords, draftProblems, termsOf } from './draft.ts'
import type { Draft } from './draft.ts'
import type { GiftOffer } from './words.ts'

/** The name of the condition's product as carts show it; its SKU until it is found. */
function useConditionName(draft: Draft, offer: GiftOffer): string {
  const sku = useDeferredValue(draft.with_sku.trim())
  const wanted = draft.condition === 'packs' && /^[\w./-]{3,64}$/.test(sku)
  const found = useQuery({
    ...question('staffFindGiftOffer', { query: { sku } }),
    enabled: wanted,
    retry: false,
  })
  if (draft.condition === 'value') return offer.seller
  return found.data === undefined ? sku : nameOf(found.data.offer)
}

/** What the buyer will see, and what it costs at most. */
export function GiftPreview({ draft, offer }: { draft: Draft; offer: GiftOffer }) {
  // The time of opening: sending checks the times again.
  const [now] = useState(() => Date.now())
  const name = useConditionName(draft, offer)
  const wrong = draftProblems({ ...draft, reason: 'none' }, offer, now).length > 0
  const { price, most, share, condition } = termsOf(draft, now)
  const words = conditionWords(condition, { name, rupees: formatRupees })
  return (
    <>
      <Panel title="What the buyer will see">
        {wrong ? null : (
          <p className="font-semibold">
            {nameOf(offer)}: {price === 0 ? 'Free gift' : formatRupees(price)}
          </p>
        )}
        <p className="text-body-sm">
          {wrong
            ? 'Enter condition, price, share and end to see the words of the cart.'
            : `${giftWords(price, wireToPaise(offer.list_price), words, formatRupees)} The cart offers it, and the buyer adds it.`}
        </p>
      </Panel>
      <Panel title="What it costs">
        <div className="flex flex-col gap-2 text-body-sm">
          {wrong ? null : (
            <p>
              {costWords(draft, offer, now)} {count(most)} in an order at most, {count(share)} packs
              in all.
            </p>
          )}
          <p>
            {offer.seller} pays.{' '}
            {price === 0
              ? 'Its invoice names the list price with a discount of 100 %, and no GST; it reverses the input tax of the gift (CGST Act s.17(5)(h)).'
              : 'Its invoice has the lower price, and GST on that.'}{' '}
            When the buyer cancels the other goods, a gift that isn’t packed goes with them; after a
            return the buyer keeps it.
          </p>
        </div>
      </Panel>
    </>
  )
}
