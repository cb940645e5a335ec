import { formatIstDate } from '@upchar/kernel/dates'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { daysUntil, phoneText } from '../../kit/format.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { StatusMark } from './marks.tsx'
import type { Application } from './sections.tsx'

/** The applicant. */
export function BuyerPanel({
  application: { customer, business_type },
}: {
  application: Application
}) {
  const { may } = useMe()
  return (
    <Panel title="Buyer" action={<StatusMark status={customer.status} />}>
      <Facts
        look="pairs"
        facts={[
          {
            label: 'Name',
            value: may('customers.read') ? (
              <a href={href.customer(customer.id)}>{customer.name || customer.email}</a>
            ) : (
              customer.name
            ),
          },
          { label: 'Email', value: customer.email },
          { label: 'Phone', value: phoneText(customer.phone) },
          { label: 'Type', value: business_type.name },
          { label: 'GST number', value: customer.gst },
          { label: 'Customer since', value: formatIstDate(Date.parse(customer.created_at)) },
        ]}
      />
    </Panel>
  )
}

/** Licences verified earlier. */
export function LicencesPanel({ application: { licences } }: { application: Application }) {
  return (
    <Panel title="Licences on record">
      <Licences licences={licences} />
    </Panel>
  )
}

/** Verified licences with their last days. */
export function Licences({ licences }: Pick<Application, 'licences'>) {
  return (
    <Facts
      className="-my-2"
      facts={licences.map(({ name, number, scope, valid_until, in_force }) => ({
        label: name,
        value: (
          <>
            {number}
            {scope ? ` · ${scope}` : ''}
            <br />
            <LastDay day={valid_until} inForce={in_force} />
          </>
        ),
      }))}
    />
  )
}

/** A licence also ends with its approval, before its own last day. */
function LastDay({ day, inForce }: { day: string | null; inForce: boolean }) {
  const over = day !== null && daysUntil(day) < 0
  const last = day ? `${over ? 'Expired' : 'Valid until'} ${formatIstDate(day)}` : 'No end date'
  return (
    <span className={inForce ? 'text-text-muted' : 'text-danger'}>
      {last}
      {inForce || over ? '' : ', not in force'}
    </span>
  )
}
