import { DownloadIcon } from '@upchar/ui/icons'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'
import type { Order } from './order-words.ts'

/** Everything that proves the order, in one file (ORDER-06). */
export function OrderPapers({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  return (
    <section
      aria-labelledby="papers"
      className="flex flex-col gap-1 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="papers" className="text-h3 font-semibold">
        For your records
      </h2>
      <p className="text-text-muted">
        Invoices, credit notes, batches, licences, deliveries and policies of this order, for an
        auditor.
      </p>
      <a
        href={`/api/orders/${order.id}/evidence${stringifySearch({ key: linkKey })}`}
        download=""
        className="flex min-h-11 items-center gap-2 self-start font-semibold"
      >
        <DownloadIcon size={18} aria-hidden="true" /> Evidence file (ZIP)
      </a>
      <a
        href={`${href.policy}${stringifySearch({ order: order.id, key: linkKey })}`}
        className="flex min-h-11 items-center self-start font-semibold"
      >
        Policies of this order
      </a>
    </section>
  )
}
