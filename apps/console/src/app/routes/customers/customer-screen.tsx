import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import {
  ActPanel,
  AddressesPanel,
  BlockPanel,
  ConsentsPanel,
  customerName,
  MergePanel,
  NomineePanel,
  NotesPanel,
  OrdersPanel,
  ProfilePanel,
  readCustomerSearch,
  SessionsPanel,
} from '../../../features/customers/index.ts'
import { Licences, StatusMark } from '../../../features/kyc/index.ts'
import { WalletPanel } from '../../../features/wallets/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'

/** A customer with KYC, sessions and notes. Each view is recorded in the audit log. */
export function CustomerScreen() {
  const id = usePathPart('id')
  const mayWallet = useMe().may('wallet.read')
  const back = { href: href.customers(useSearchOf(readCustomerSearch)), name: 'Customers' }
  const answer = useQuery({
    ...question('staffGetCustomer', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The customer"
      skeleton={
        <Page title="Customer" back={back}>
          <div className="grid gap-4 lg:grid-cols-2">
            <Lines count={8} />
            <Lines count={8} />
          </div>
        </Page>
      }
    >
      {(data) => (
        <Page
          title={customerName(data.customer)}
          back={back}
          marks={
            <>
              <StatusMark status={data.kyc.status} />
              {data.customer.is_closed ? (
                <Badge tone="danger">{data.customer.merged_into ? 'Merged' : 'Closed'}</Badge>
              ) : null}
              {data.customer.blocked ? <Badge tone="danger">Blocked</Badge> : null}
            </>
          }
        >
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-4">
              <ProfilePanel data={data} />
              <AddressesPanel customer={data.customer} />
              <OrdersPanel customerId={data.customer.id} />
              {mayWallet ? (
                <>
                  <WalletPanel
                    customerId={data.customer.id}
                    closed={data.customer.is_closed}
                    book="wallet"
                  />
                  <WalletPanel
                    customerId={data.customer.id}
                    closed={data.customer.is_closed}
                    book="points"
                  />
                </>
              ) : null}
              <SessionsPanel data={data} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Kyc data={data} />
              <ActPanel customer={data.customer} />
              <BlockPanel customer={data.customer} />
              <MergePanel customer={data.customer} />
              <ConsentsPanel data={data} />
              <NomineePanel data={data} />
              <NotesPanel data={data} />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

function Kyc({ data: { kyc } }: { data: Answer<'staffGetCustomer'> }) {
  const { may } = useMe()
  return (
    <Panel title="KYC">
      <div className="flex flex-wrap items-center justify-between gap-3 text-body-sm">
        <p className="text-text-muted">
          {kyc.status === 'notVerified'
            ? 'Can buy what is available to everyone.'
            : kyc.pharma_kyc
              ? 'Can buy what the licences on record allow, including medicines.'
              : 'Can buy professional supplies but not medicines.'}
        </p>
        {kyc.application_id === null ? (
          <p className="text-text-hint">No application yet.</p>
        ) : may('kyc.review') ? (
          <LinkButton look="outline" href={href.application(kyc.application_id)}>
            Newest application
          </LinkButton>
        ) : null}
      </div>
      {kyc.licences.length > 0 ? (
        <div className="mt-4 border-t border-border pt-4">
          <Licences licences={kyc.licences} />
        </div>
      ) : null}
    </Panel>
  )
}
