import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/urls/hrefs.ts'
import type { Contact } from '../../shell/page/shell-data.ts'
import { OrderHelp } from './order-help.tsx'

/** No such order, or not theirs: the same page for both, saying where the right link is. */
export function OrderMissing({ contact }: { contact: Contact | null }) {
  return (
    <div className="page-width flex max-w-2xl flex-col items-start gap-4 py-12">
      <h1 className="text-h1 font-bold">We can’t find this order</h1>
      <p className="max-w-text">
        An order opens with the whole link from its confirmation mail, or in the browser that placed
        it. Open the mail “Order confirmed” and press “Track your order”. Was the link cut off when
        you copied it? Copy it to the end.
      </p>
      <OrderHelp contact={contact} />
      <LinkButton look="outline" href={href.shop}>
        Go to the shop
      </LinkButton>
    </div>
  )
}
