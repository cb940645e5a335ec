import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import type { Order } from './use-parcel-change.ts'

const clients: Readonly<Record<string, string>> = {
  web: 'Browser',
  mobile_web: 'Browser on a phone',
  android: 'Android app',
  ios: 'iOS app',
}

/** How the buyer came (ATTR-01). An order of which nothing is known has no panel. */
export function OriginPanel({ order: { attribution } }: { order: Order }) {
  if (attribution === null) return null
  const { landed_page: page, utm, sales_code: sales, referral, device, platform } = attribution
  const person = attribution.sales_person
  const facts = [
    { label: 'First page', value: page },
    {
      label: 'Campaign',
      value: [utm.source, utm.medium, utm.campaign].filter(Boolean).join(' · '),
    },
    { label: 'Campaign word', value: utm.term },
    { label: 'Campaign link', value: utm.content },
    { label: 'Sales code', value: person === '' ? sales : `${sales} (${person})` },
    { label: 'Recommended by', value: referral },
    { label: 'Ordered with', value: clients[platform || device] ?? '' },
  ].filter(({ value }) => value !== '')
  return facts.length === 0 ? null : (
    <Panel title="How they came" note="As their browser said">
      <Facts className="-my-2" facts={facts} />
    </Panel>
  )
}
