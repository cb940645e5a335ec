import type { ReactNode } from 'react'
import { LinkButton } from '@upchar/ui/button'
import { MessagePage } from '../../../shell/page/fault-screens.tsx'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'

/** What staff who order for a customer see instead of a page that only the customer may see (AUTH-13). */
const ForCustomerOnly = () => (
  <MessagePage title="Only the customer sees this page">
    <p className="max-w-text">
      You order for a customer. Wallet, reward points, credit line, orders, addresses, documents and
      everything else of the account stay with the customer. Fill the cart and place the order; for
      anything else the customer signs in.
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton href={href.cart}>Go to the cart</LinkButton>
      <LinkButton look="outline" href={href.shop}>
        Go to the shop
      </LinkButton>
    </div>
  </MessagePage>
)

const forCustomerOnly = { forCustomerOnly: true } as const
const isForCustomerOnly = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'forCustomerOnly' in data

/** The overview says whose account it is, and lets staff end the session. */
const isOpenToStaff = (path: string, { selected }: Record<string, unknown>): boolean =>
  path === '/account/login' || (path === '/account' && selected === undefined)

type Part<D> = {
  title: (data: D) => string
  load: (context: RouterContext, search: Record<string, unknown>, address: string) => Promise<D>
  Screen: () => ReactNode
}

/** An account screen that staff who order for its customer don't open (AUTH-13): they read so, and nothing is asked for. */
export const forCustomer = <D,>(
  { title, load, Screen }: Part<D>,
  path: string,
): Part<D | typeof forCustomerOnly> => ({
  title: (data) => (isForCustomerOnly(data) ? 'Account' : title(data as D)),
  load: async (context, search, address) =>
    !isOpenToStaff(path, search) && (await context.customer())?.is_staff_acting === true
      ? forCustomerOnly
      : load(context, search, address),
  Screen: () => (isForCustomerOnly(usePageData()) ? <ForCustomerOnly /> : <Screen />),
})
