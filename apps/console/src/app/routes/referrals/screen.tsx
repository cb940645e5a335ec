import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import {
  BlockReferralDialog,
  referralColumns,
  termsFacts,
  TermsForm,
  TermsList,
} from '../../../features/referrals/index.ts'
import type { Referral, ReferralTerms } from '../../../features/referrals/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { listSearch } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const TITLE = 'Referrals'
const NOTE =
  'A customer’s link gives others a discount on their first order, and earns the customer reward points after delivery and returns.'
const readSearch = listSearch({})

/** The terms of referrals, and the first orders that came by them (CART-13). */
export function ReferralsScreen() {
  const answer = useQuery(question('staffGetReferralTerms', {}))
  return (
    <Loaded
      answer={answer}
      what="The terms"
      skeleton={
        <Page title={TITLE} note={NOTE}>
          <Lines count={8} />
        </Page>
      }
    >
      {(data) => (
        <Page
          title={TITLE}
          note={NOTE}
          marks={
            <Badge tone={data.on ? 'success' : 'neutral'}>
              {data.on ? 'Buyers see it' : 'Off: buyers see nothing of it'}
            </Badge>
          }
        >
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Now data={data} />
            <TermsList terms={data.terms} />
          </div>
          <Orders />
        </Page>
      )}
    </Loaded>
  )
}

function Now({ data }: { data: ReferralTerms }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  const now = data.terms.find(({ state }) => state === 'now')
  return (
    <Panel
      title="Today"
      action={
        may('referrals.change') && !editing ? (
          <Button look="outline" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> the terms</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <TermsForm data={data} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          className="-my-2"
          facts={[
            ...(now
              ? termsFacts(now)
              : [{ label: 'Terms', value: 'None: nobody can refer anybody' }]),
            {
              label: 'Shown to buyers',
              value: (
                <>
                  {data.on ? 'Yes.' : `No. ${data.missing}`} See the flags{' '}
                  <a href={href.flags({ q: 'can_generate_referral_link' })}>
                    can_generate_referral_link
                  </a>{' '}
                  and <a href={href.flags({ q: 'loyalty_program' })}>loyalty_program</a>, and{' '}
                  <a href={href.rewardPoints}>reward points</a>
                </>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}

function Orders() {
  const { page = 1, q = '' } = useSearchOf(readSearch)
  const mayChange = useMe().may('referrals.change')
  const [blocking, setBlocking] = useState<Referral | null>(null)
  const answer = useQuery(question('staffListReferrals', { query: { page, code: q } }))
  const columns = useMemo(() => referralColumns(mayChange ? setBlocking : undefined), [mayChange])
  return (
    <>
      <List
        label="First orders by a referral"
        answer={answer}
        rows={(data) => data.referrals}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) =>
          href.referrals({ page: other > 1 ? other : undefined, q: q || undefined })
        }
        empty={{
          title: 'No first orders by a referral yet',
          text: 'They appear here as soon as they are placed.',
        }}
      />
      {blocking ? (
        <BlockReferralDialog referral={blocking} onClose={() => setBlocking(null)} />
      ) : null}
    </>
  )
}
