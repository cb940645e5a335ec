import type { Answer } from '@upchar/contract/schema/endpoints'
import { shelfLifeWords } from '@upchar/kernel/shelf-life'
import { unbroken } from '@upchar/kernel/unbroken'
import { CheckIcon, InfoIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { href } from '../../../shell/urls/hrefs.ts'
import { SmallPicture, variantPictures } from '../../pictures/index.ts'

type Item = Answer<'identifyLink'>['cart']['items'][number]
type Outcome = Answer<'addSharedCart'>['lines'][number]

/** A product of a shared cart; `outcome`: what became of it when it was added. */
export function SharedLine({ item, outcome }: { item: Item; outcome: Outcome | undefined }) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 rounded-md border border-border bg-surface p-3 sm:grid-cols-[5rem_1fr_auto]">
      <div className="size-20 rounded-md border border-border p-1">
        {item.slug ? (
          <SmallPicture
            slug={variantPictures(item.slug, item.sku_id)}
            className="size-full object-contain"
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-body-sm">
        <span className="text-caption text-text-hint">{item.brand}</span>
        <ProductName item={item} />
        {item.option ? <span className="font-semibold">{unbroken(item.option)}</span> : null}
        {item.shelf_life_months === undefined ? null : (
          <span className="text-text-muted first-letter:uppercase">
            {shelfLifeWords(item.shelf_life_months)}
          </span>
        )}
        <LineNote item={item} outcome={outcome} />
      </div>
      <Amount item={item} />
    </li>
  )
}

function ProductName({ item }: { item: Item }) {
  if (item.slug === '') return <span className="font-medium">{unbroken(item.title)}</span>
  return (
    <a
      href={href.variant(item.slug, item.sku_id)}
      className="font-medium text-text no-underline hover:underline"
    >
      {unbroken(item.title)}
    </a>
  )
}

/** What can be added, or was; nothing while all of it can. */
function LineNote({ item, outcome }: { item: Item; outcome: Outcome | undefined }) {
  const message = outcome ? outcome.message : item.message
  const count = outcome ? outcome.added : item.can_add
  if (message !== null)
    return (
      <p className="flex items-start gap-1 font-medium text-warning">
        <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          {count > 0 ? `${count} of ${item.quantity} ${outcome ? 'added' : 'can be added'}. ` : ''}
          {message}
        </span>
      </p>
    )
  return outcome ? (
    <p className="flex items-center gap-1 font-medium text-success">
      <CheckIcon size={16} className="shrink-0" aria-hidden="true" /> {count} added
    </p>
  ) : null
}

function Amount({ item: { price, line_total: total, quantity, can_add: count } }: { item: Item }) {
  return (
    <p className="col-span-2 flex flex-wrap items-baseline gap-x-2 sm:col-span-1 sm:flex-col sm:items-end">
      {price === null || total === null ? (
        <span className="text-caption text-text-muted">Quantity {quantity}</span>
      ) : (
        <>
          <Money rupees={total} paise="always" className="text-price font-bold" />
          <span className="text-caption text-text-muted">
            {count || quantity} × <Money rupees={price} />
          </span>
        </>
      )}
    </p>
  )
}
