import { useQuery } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { writeMarkup } from '@upchar/kernel/text-markup'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { Disclosure } from '@upchar/ui/disclosure'
import { useState } from 'react'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'
import { Loaded } from '../../shell/page/loading.tsx'
import type { Order } from './use-parcel-change.ts'

/** The policies in force when the order was placed (ROUTE-22), fetched when staff ask for them. */
export function PoliciesPanel({ order: { id } }: { order: Order }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Panel
      title="Policies of this order"
      action={
        wanted ? null : (
          <Button look="outline" onClick={() => setWanted(true)}>
            Show
          </Button>
        )
      }
    >
      {wanted ? <Policies id={id} /> : null}
    </Panel>
  )
}

function Policies({ id }: { id: string }) {
  const answer = useQuery(question('staffGetOrderPolicies', { params: { id } }))
  return (
    <Loaded answer={answer} what="The policies of this order" skeleton={<Lines count={4} />}>
      {({ policies }) =>
        policies.length === 0 ? (
          <p className="text-body-sm">
            The order was placed before the shop recorded which versions applied.
          </p>
        ) : (
          policies.map(({ slug, title, version, since, blocks }) => (
            <Disclosure
              key={slug}
              title={`${title}, version ${version}, since ${formatIstDateTime(since)}`}
            >
              <p className="text-body-sm whitespace-pre-line">{writeMarkup(blocks)}</p>
            </Disclosure>
          ))
        )
      }
    </Loaded>
  )
}
