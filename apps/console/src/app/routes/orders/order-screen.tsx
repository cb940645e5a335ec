import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { DownloadIcon } from '@upchar/ui/icons'
import { formatIstDateTime } from '@upchar/kernel/dates'
import {
  BuyerPanel,
  CancelPanel,
  MoneyPanel,
  OriginPanel,
  PartPanel,
  PoliciesPanel,
  readOrderSearch,
  StateMark,
  TimelinePanel,
} from '../../../features/orders/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { AlsoOpen } from '../../../shell/presence/also-open.tsx'

/** An order with its parcels, money, documents and history (OPS-01). Each view is recorded in the audit log. */
export function OrderScreen() {
  const id = usePathPart('id')
  const back = { href: href.orders(useSearchOf(readOrderSearch)), name: 'Orders' }
  const answer = useQuery({
    ...question('staffGetOrder', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The order"
      skeleton={
        <Page title="Order" back={back}>
          <div className="grid gap-4 lg:grid-cols-2">
            <Lines count={8} />
            <Lines count={8} />
          </div>
        </Page>
      }
    >
      {({ order }) => (
        <Page
          title={order.number}
          back={back}
          note={`Placed ${formatIstDateTime(order.placed_at)}`}
          actions={
            <LinkButton look="outline" href={`/api/staff/orders/${order.id}/evidence`} download="">
              <DownloadIcon size={16} aria-hidden="true" /> Evidence (ZIP)
            </LinkButton>
          }
          marks={
            <>
              {order.parts.map((part) => (
                <StateMark key={part.id} state={part.state} label={part.state_label} />
              ))}
              <AlsoOpen key={order.id} call="staffKeepOrderOpen" id={order.id} />
            </>
          }
        >
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-4">
              {order.parts.map((part) => (
                <PartPanel key={part.id} order={order} part={part} />
              ))}
              <TimelinePanel order={order} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <BuyerPanel order={order} />
              <MoneyPanel order={order} />
              <CancelPanel order={order} />
              <OriginPanel order={order} />
              <PoliciesPanel order={order} />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  )
}
