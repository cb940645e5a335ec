import { AlertIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'

/** A total that has changed since the buyer agreed to it. */
export type Moved = { before: number; now: number; why: string }

/** The old and the new total, before the buyer confirms the new one. */
export function MovedTotal({ before, now, why }: Moved) {
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
    >
      <AlertIcon size={20} className="shrink-0 text-warning" aria-hidden="true" />
      <span>
        <strong className="font-semibold">{why}</strong> It was{' '}
        <s className="tabular">{rupeeText(before, 'always')}</s>, now it is{' '}
        <strong className="tabular font-semibold">{rupeeText(now, 'always')}</strong>. Nothing was
        charged.
      </span>
    </p>
  )
}
