import { formatIstEnd } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import { cx } from '@upchar/ui/cx'
import { AlertIcon, InfoIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import type { CartLine as Line } from './cart-store.ts'
import { stockWords } from './stock-words.ts'
import { WayToVerify } from '../kyc/index.ts'
import { lineOption, priceChange } from './cart-words.ts'
import { LineShelfLife } from './line-shelf-life.tsx'
import { LineEngraving } from './line-engraving.tsx'

/** A line's product and its details. */
export function LineFacts({
  line,
  pincode,
  name,
  productHref,
}: {
  line: Line
  pincode: string
  name: string
  productHref: string
}) {
  const change = priceChange(line)
  return (
    <div className="flex min-w-0 flex-col gap-1 text-body-sm">
      <span className="text-caption text-text-hint">{line.brand}</span>
      <a
        href={productHref}
        className="text-body-sm font-medium text-text no-underline hover:underline"
      >
        {unbroken(line.title)}
      </a>
      {line.option_label ? <span className="font-semibold">{lineOption(line)}</span> : null}
      <span className="flex flex-wrap gap-2">
        {line.is_free ? <Badge tone="success">Free gift</Badge> : null}
        {line.cold_chain ? <Badge tone="info">Cold chain</Badge> : null}
      </span>
      {change ? (
        <p className="flex items-start gap-1 font-medium text-warning">
          <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {change}
        </p>
      ) : null}
      {line.hold_note ? <p>{line.hold_note}</p> : null}
      {line.price_note ? <p>{line.price_note}</p> : null}
      {line.deal_note ? <p>{line.deal_note}</p> : null}
      {line.gift_note ? <p className="text-success">{line.gift_note}</p> : null}
      {line.volume_note ? <p className="text-success">{line.volume_note}</p> : null}
      {line.engravable && !line.is_free ? (
        <LineEngraving sku={line.sku_id} title={name} name={line.engraving_name} />
      ) : null}
      {line.is_free ? null : <LineShelfLife line={line} name={name} />}
      {line.price_held_until ? (
        <p className="text-caption text-text-muted">
          Price kept until {formatIstEnd(line.price_held_until)}
        </p>
      ) : null}
      <Availability line={line} pincode={pincode} />
      {line.buying ? (
        <p className="mt-1">
          <WayToVerify look="outline" action={line.buying.action} returnUrl={href.cart} />
        </p>
      ) : null}
      {line.merge_note ? (
        <p className="flex items-start gap-1 text-info">
          <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {line.merge_note}
        </p>
      ) : null}
    </div>
  )
}

function Availability({ line, pincode }: { line: Line; pincode: string }) {
  const words = stockWords(line.stock, pincode)
  if (!line.available)
    return (
      <p role="alert" className="flex items-start gap-1 font-semibold text-danger">
        <AlertIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />{' '}
        {line.message ?? words.words}
      </p>
    )
  return (
    <p
      className={cx(
        'flex flex-wrap gap-x-2',
        words.tone === 'warning' ? 'font-medium text-warning' : 'text-success',
      )}
    >
      <span className="text-balance">{words.promise ?? words.words}</span>
      {words.promise && words.tone === 'warning' ? <span>{words.words}</span> : null}
      {words.dispatch ? (
        <span className="font-normal text-text-muted">{words.dispatch}</span>
      ) : null}
    </p>
  )
}
