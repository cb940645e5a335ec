import { COMPLAINT_STATE_NAMES, isDataRequest } from '@upchar/kernel/complaints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { STATE_TONES } from './complaint-words.ts'
import { ErasureWords } from './erasure-words.tsx'
import type { ComplaintsPage } from './complaint-words.ts'

/** Makes a complaint, and lists those made before. */
export function ComplaintsScreen({ complaints, order, sender, about }: ComplaintsPage) {
  const { contact } = useShell()
  const isData = isDataRequest(about ?? undefined)
  const title = isData ? 'Requests about your data' : 'Complaints'
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: title }]} />
      <h1 className="mb-2 text-h1 font-bold">
        {order === null
          ? title
          : `${isData ? 'Request about your data, ' : 'Complain about '}order ${order.number}`}
      </h1>
      <p className="mb-6 max-w-text text-text-muted">
        {isData
          ? 'You get a number and the day of our answer at once. We may ask for proof that it is you.'
          : 'You get a number at once. We confirm within 48 hours that somebody looks after it, and settle it within one month.'}
      </p>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {complaints.length === 0 ? null : <Made complaints={complaints} />}
        <section
          aria-labelledby="complain"
          className="rounded-md border border-border bg-surface p-4 sm:p-6"
        >
          <h2 id="complain" className="mb-4 text-h2 font-semibold">
            {isData ? 'Make a request' : 'Make a complaint'}
          </h2>
          {about === 'erasure' ? <ErasureWords hasOrder={order !== null} /> : null}
          <ComplaintForm order={order} sender={sender} about={about} />
          {contact === null ? null : (
            <noscript>
              <p>
                Write to {contact.support_email} or call {contact.phone}, and name your order.
              </p>
            </noscript>
          )}
        </section>
      </div>
    </div>
  )
}

function Made({ complaints }: Pick<ComplaintsPage, 'complaints'>) {
  return (
    <section aria-labelledby="made">
      <h2 id="made" className="mb-3 text-h2 font-semibold">
        Your complaints and requests
      </h2>
      <ul className="divide-y divide-border rounded-md border border-border bg-surface">
        {complaints.map((one) => (
          <li key={one.number} className="flex flex-wrap justify-between gap-x-4 gap-y-1 p-4">
            <div className="min-w-0">
              <a href={one.href} className="inline-block py-0.5 font-semibold">
                {one.number}
              </a>
              <p>{one.subject}</p>
              <p className="text-body-sm text-text-muted">
                Received {formatIstDate(one.received_at)}
                {one.order_number === null ? '' : `, order ${one.order_number}`}
                {one.state === 'settled'
                  ? ''
                  : `. To be settled by ${formatIstDate(one.resolve_by)}`}
              </p>
            </div>
            <Badge tone={STATE_TONES[one.state]} className="self-start">
              {COMPLAINT_STATE_NAMES[one.state]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
