import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/urls/hrefs.ts'
import type { Contact } from '../../shell/page/shell-data.ts'
import { OrderHelp } from './order-help.tsx'

/**
 * An unknown order or somebody else's: the same page for both, explaining where to find the right
 * link.
 */
export function OrderMissing({ contact }: { contact: Contact | null }) {
  return (
    <div className="page-width flex max-w-2xl flex-col items-start gap-4 py-12">
      <h1 className="text-h1 font-bold">We can’t find this order</h1>
      <p className="max-w-text">
        You can open an order with the full link from its confirmation email, or in the browser that
        placed it. Open the email “Order confirmed” and choose “Track your order”. If you copied the
        link, check that it is complete.
      </p>
      <OrderHelp contact={contact} />
      <LinkButton look="outline" href={href.shop}>
        Go to the shop
      </LinkButton>
    </div>
  )
}
