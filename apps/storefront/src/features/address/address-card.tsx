import { Badge } from '@upchar/ui/badge'
import { PencilIcon, TrashIcon } from '@upchar/ui/icons'
import type { MouseEvent } from 'react'
import { addressesHref } from './address-search.ts'
import type { AddressSearch } from './address-search.ts'
import { AddressText } from './address-text.tsx'
import type { Address } from './address-types.ts'
import { shortOf } from './address-words.ts'

/** The kinds of default address. */
export type DefaultKind = 'shipping' | 'billing'
const KINDS = {
  shipping: { short: 'delivery', field: 'is_default_shipping' },
  billing: { short: 'billing', field: 'is_default_billing' },
} as const
const BOTH = ['shipping', 'billing'] as const

type Props = {
  address: Address
  /** `fallback`: there is no default, and this is the first address. */
  uses: Record<DefaultKind, 'default' | 'fallback' | 'no'>
  search: AddressSearch
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onDefault: (kind: DefaultKind) => void
}

/** A link with a client-side action; without scripts it navigates. */
const inPage = (work: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  work()
}

const act =
  'inline-flex min-h-11 items-center gap-2 text-body-sm font-semibold text-link no-underline hover:underline'

/** An address with its actions. */
export function AddressCard({ address, uses, search, busy, onEdit, onRemove, onDefault }: Props) {
  const of = <span className="sr-only"> the address of {shortOf(address)}</span>
  const used = BOTH.filter((kind) => uses[kind] !== 'no')
  // An address without courier service can't be the default for delivery.
  const offered = BOTH.filter(
    (kind) => uses[kind] !== 'default' && (kind === 'billing' || address.delivery_note === ''),
  )
  return (
    <li className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 sm:p-5">
      {used.length > 0 ? <DefaultBadges uses={uses} used={used} /> : null}
      <address>
        <AddressText address={address} />
      </address>
      <div className="mt-auto border-t border-border pt-1">
        <div className="flex flex-wrap gap-x-6">
          <a
            href={addressesHref({ ...search, form: address.id })}
            className={act}
            onClick={inPage(onEdit)}
          >
            <PencilIcon size={16} aria-hidden="true" /> <span>Change{of}</span>
          </a>
          <a
            href={addressesHref({ ...search, remove: address.id })}
            className={act}
            onClick={inPage(onRemove)}
          >
            <TrashIcon size={16} aria-hidden="true" /> <span>Delete{of}</span>
          </a>
        </div>
        <div className="flex flex-wrap gap-x-6">
          {offered.map((kind) => (
            <MakeDefault
              key={kind}
              kind={kind}
              address={address}
              search={search}
              busy={busy}
              onDefault={onDefault}
            />
          ))}
        </div>
      </div>
    </li>
  )
}

function DefaultBadges({ uses, used }: Pick<Props, 'uses'> & { used: readonly DefaultKind[] }) {
  return (
    <p className="flex flex-wrap gap-2">
      {used.map((kind) =>
        uses[kind] === 'default' ? (
          <Badge key={kind} tone="success">
            Default {KINDS[kind].short} address
          </Badge>
        ) : (
          <Badge key={kind}>Used for {KINDS[kind].short}</Badge>
        ),
      )}
    </p>
  )
}

function MakeDefault({
  kind,
  address,
  search,
  busy,
  onDefault,
}: Pick<Props, 'address' | 'search' | 'busy' | 'onDefault'> & { kind: DefaultKind }) {
  return (
    <form
      method="post"
      action={addressesHref(search)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onDefault(kind)
      }}
    >
      <input type="hidden" name="action" value="modify" />
      <input type="hidden" name="id" value={address.id} />
      <input type="hidden" name={KINDS[kind].field} value="true" />
      <button type="submit" aria-busy={busy || undefined} className={act}>
        <span>
          Make default {KINDS[kind].short}
          <span className="sr-only"> address: {shortOf(address)}</span>
        </span>
      </button>
    </form>
  )
}
