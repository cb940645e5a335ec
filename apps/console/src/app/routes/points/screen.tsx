import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { pointsText } from '@upchar/kernel/reward-points'
import { TermsForm, termsFacts, TermsList } from '../../../features/points/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const TITLE = 'Reward points'
const NOTE =
  'What orders earn and what points take off. A customer’s points are on the customer’s page.'

/** The terms of reward points in force, planned and past (CART-14). */
export function PointsScreen() {
  const answer = useQuery(question('staffGetPoints', {}))
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
        </Page>
      )}
    </Loaded>
  )
}

function Now({ data }: { data: Answer<'staffGetPoints'> }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  const now = data.terms.find(({ state }) => state === 'now')
  return (
    <Panel
      title="Today"
      action={
        may('points.change') && !editing ? (
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
            ...(now ? termsFacts(now) : [{ label: 'Terms', value: 'None: nothing is earned' }]),
            { label: 'Customers hold', value: pointsText(Math.round(data.owed * 100)) },
            {
              label: 'Shown to buyers',
              value: (
                <>
                  {data.on ? 'Yes' : 'No'}, by the flag{' '}
                  <a href={href.flags({ q: 'loyalty_program' })}>loyalty_program</a>
                </>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
