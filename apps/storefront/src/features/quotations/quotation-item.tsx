import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate, formatIstEnd } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { Money, rupeeText } from '@upchar/ui/price'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { orderQuotation } from './order-quotation.ts'
import { quotationFile } from '../quoting/index.ts'

export type Quotation = Answer<'listQuotations'>['quotations'][number]
type Ordered = Answer<'orderQuotation'>

const linkedFile = (id: string, key: string) => `/api/quotations/${id}/pdf?key=${key}`

type Props = { row: Quotation; open: boolean; linkKey?: string | null }

/** A quotation with its PDF and the way into the cart. `open`: the shop takes orders. `linkKey`: of a mail's link, by which the visitor has it. */
export function QuotationItem({ row, open, linkKey = null }: Props) {
  const [busy, setBusy] = useState(false)
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const order = async () => {
    setBusy(true)
    const result = await orderQuotation(row.id, linkKey)
    setBusy(false)
    if (result.ok) return setOrdered(result.data)
    return showAlert(2, failureText(result))
  }
  const until = formatIstEnd(row.valid_until)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{row.number}</h3>
        <Money rupees={row.total} paise="always" className="font-bold" />
      </div>
      <p className="text-body-sm [overflow-wrap:anywhere]">
        {row.name}
        {row.po_number === '' ? '' : `, purchase order ${row.po_number}`}
        <span className="block text-text-muted">
          {plural(row.line_count, 'product')} to {row.pincode}, made on {formatIstDate(row.made_at)}
        </span>
      </p>
      <p>
        <Badge tone={row.is_valid ? 'success' : 'neutral'}>
          {row.is_valid ? `Prices hold until ${until}` : `Ended on ${until}`}
        </Badge>
      </p>
      <div className="flex flex-wrap gap-3">
        {open ? (
          <Button busy={busy} onClick={() => void order()}>
            Order this<span className="sr-only"> quotation {row.number}</span>
          </Button>
        ) : null}
        <LinkButton
          look="outline"
          href={linkKey === null ? quotationFile(row.id) : linkedFile(row.id, linkKey)}
          target="_blank"
          rel="noopener"
        >
          PDF<span className="sr-only"> of {row.number}</span>
        </LinkButton>
      </div>
      <output className="block text-body-sm empty:hidden">{ordered?.message}</output>
      {ordered ? <Changes ordered={ordered} /> : null}
    </li>
  )
}

function Changes({ ordered: { changes } }: { ordered: Ordered }) {
  return (
    <>
      <ul className="list-disc pl-5 text-body-sm empty:hidden">
        {changes.map(({ sku_id: sku, title, quoted_price: then, price, message }) => (
          <li key={sku} className="[overflow-wrap:anywhere]">
            {title}:{' '}
            {[
              message,
              price !== null && price !== then
                ? `now ${rupeeText(price)}, quoted at ${rupeeText(then)}.`
                : null,
            ]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton href={href.cart}>View cart</LinkButton>
      </p>
    </>
  )
}
