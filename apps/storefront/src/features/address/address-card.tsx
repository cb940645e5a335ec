import { Badge } from '@upchar/ui/badge'
import { Button, buttonClass } from '@upchar/ui/button'
import { PencilIcon, TrashIcon } from '@upchar/ui/icons'
import type { MouseEvent } from 'react'
import { addressesHref } from './address-search.ts'
import type { AddressSearch } from './address-search.ts'
import { AddressText } from './address-text.tsx'
import type { Address } from './address-types.ts'
import { shortOf } from './address-words.ts'

/** Which of the two an address is made the default of. */
export type DefaultKind = 'shipping' | 'billing'
const KINDS = { shipping: { short: 'delivery', field: 'is_default_shipping' }, billing: { short: 'billing', field: 'is_default_billing' } } as const

type Props = {
  address: Address
  /** `fallback`: there is no default, and this one comes first. */
  uses: Record<DefaultKind, 'default' | 'fallback' | 'no'>
  search: AddressSearch
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onDefault: (kind: DefaultKind) => void
}

/** A link that does its work in the page where scripts run. */
const inPage = (work: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  work()
}

const quiet = buttonClass('quiet', '-mx-2 px-2')

/** One of the buyer's addresses with everything that can be done about it. */
export function AddressCard({ address, uses, search, busy, onEdit, onRemove, onDefault }: Props) {
  const of = <span className="sr-only"> the address of {shortOf(address)}</span>
  return (
    <li className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 sm:p-5">
      <p className="flex min-h-5 flex-wrap gap-2">
        {(['shipping', 'billing'] as const).map((kind) =>
          uses[kind] === 'default' ? <Badge key={kind} tone="success">Default {KINDS[kind].short} address</Badge>
            : uses[kind] === 'fallback' ? <Badge key={kind}>Used for {KINDS[kind].short}</Badge> : null)}
      </p>
      <address>
        <AddressText address={address} />
      </address>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 border-t border-border pt-2">
        <a href={addressesHref({ ...search, form: address.id })} className={quiet} onClick={inPage(onEdit)}>
          <PencilIcon size={16} aria-hidden="true" /> Change{of}
        </a>
        <a href={addressesHref({ ...search, remove: address.id })} className={quiet} onClick={inPage(onRemove)}>
          <TrashIcon size={16} aria-hidden="true" /> Delete{of}
        </a>
        {(['shipping', 'billing'] as const).map((kind) =>
          uses[kind] === 'default' ? null : (
            <form
              key={kind}
              method="post"
              action={addressesHref(search)}
              onSubmit={(event) => {
                event.preventDefault()
                onDefault(kind)
              }}
            >
              <input type="hidden" name="action" value="modify" />
              <input type="hidden" name="id" value={address.id} />
              <input type="hidden" name={KINDS[kind].field} value="true" />
              <Button type="submit" look="quiet" busy={busy} className="-mx-2 px-2">
                Make default {KINDS[kind].short}<span className="sr-only"> address: {shortOf(address)}</span>
              </Button>
            </form>
          ))}
      </div>
    </li>
  )
}
