import { useQuery } from '@tanstack/react-query'
import { businessCategory } from '@upchar/kernel/business-categories'
import { businessType } from '@upchar/kernel/business-types'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import {
  customerName,
  NotesPanel,
  OrdersPanel,
  readCustomerSearch,
  SessionsPanel,
} from '../../../features/customers/index.ts'
import { Licences, StatusMark } from '../../../features/kyc/index.ts'
import { WalletPanel } from '../../../features/wallets/index.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { phoneText } from '../../../kit/format.ts'
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
              {data.customer.is_closed ? <Badge tone="danger">Closed</Badge> : null}
            </>
          }
        >
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-4">
              <Profile data={data} />
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
              <NotesPanel data={data} />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

const withCopy = (what: string, text: string, shown = text) =>
  text ? (
    <span className="inline-flex items-center gap-1 break-all">
      {shown}
      <span className="-my-1 inline-flex">
        <CopyButton what={what} text={text} />
      </span>
    </span>
  ) : (
    ''
  )

function Profile({ data: { customer } }: { data: Answer<'staffGetCustomer'> }) {
  const ways = [
    customer.has_password && 'password',
    customer.has_google && 'Google',
    'one-time code',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Panel title="Profile">
      <Facts
        className="-my-2"
        facts={[
          { label: 'Email', value: withCopy('Email', customer.email) },
          { label: 'Phone', value: withCopy('Phone', customer.phone, phoneText(customer.phone)) },
          { label: 'Business', value: customer.business_name },
          { label: 'Business type', value: businessType(customer.business_type ?? 0)?.name ?? '' },
          { label: 'GST number', value: withCopy('GST number', customer.gst) },
          {
            label: 'Interests',
            value: customer.customer_choices
              .map((key) => businessCategory(key)?.name ?? key)
              .join(', '),
          },
          { label: 'Signs in with', value: ways },
          { label: 'Customer since', value: <When at={customer.created_at} exact /> },
          {
            label: 'Last sign-in',
            value: customer.last_signed_in_at ? (
              <When at={customer.last_signed_in_at} exact />
            ) : (
              'Never'
            ),
          },
          ...(customer.closed_at
            ? [{ label: 'Closed', value: <When at={customer.closed_at} exact /> }]
            : []),
        ]}
      />
    </Panel>
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
