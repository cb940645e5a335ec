import { unbroken } from '@upchar/kernel/unbroken'
import { cx } from '@upchar/ui/cx'
import { AlertIcon, TagIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import type { Cart } from '../cart-store.ts'

/** The applied voucher: its discount, or why it gives none and what to do. */
export function AppliedVoucher({
  voucher,
  busy,
  onRemove,
}: {
  voucher: NonNullable<Cart['voucher_detail']>
  busy: boolean
  onRemove: () => void
}) {
  const { code, title, discount, message, note } = voucher
  const fits = message === null
  const Icon = fits ? TagIcon : AlertIcon
  return (
    <div
      className={cx(
        'flex items-start gap-2 rounded-md border py-1 pl-3 text-body-sm',
        fits ? 'border-transparent bg-success-bg' : 'border-warning bg-warning-bg',
      )}
    >
      <Icon
        size={18}
        className={cx('mt-3 shrink-0', fits ? 'text-success' : 'text-warning')}
        aria-hidden="true"
      />
      <output className="min-w-0 grow self-center py-1.5 [overflow-wrap:anywhere]">
        <strong className="font-semibold">{code}</strong> · {unbroken(title)}
        {fits ? (
          <>
            <span className="block text-success">
              −<Money rupees={discount} paise="always" />
            </span>
            {note ? <span className="block text-text-muted">{note}</span> : null}
          </>
        ) : (
          <span className="block font-medium text-warning">{message}</span>
        )}
      </output>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        className="min-h-11 shrink-0 px-3 font-semibold text-link underline"
        onClick={onRemove}
      >
        {busy ? 'Removing…' : 'Remove'}
        <span className="sr-only"> voucher {code}</span>
      </button>
    </div>
  )
}
