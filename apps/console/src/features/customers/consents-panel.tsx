import type { Answer } from '@upchar/contract/schema/endpoints'
import { CONSENT_PLACE_WORDS, CONSENT_WORDS } from '@upchar/kernel/consents'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'

/** What the customer allowed and refused, the newest first (DPDP Act s.6). Only the customer chooses. */
export function ConsentsPanel({ data: { consents } }: { data: Answer<'staffGetCustomer'> }) {
  return (
    <Panel title="Consents" note="Chosen by the customer; the newest of each counts">
      {consents.length === 0 ? (
        <p className="text-body-sm text-text-muted">Nothing chosen yet.</p>
      ) : (
        <ul className="flex flex-col gap-3 text-body-sm">
          {consents.map(({ purpose, allowed, place, at, notice }) => (
            <li key={`${purpose} ${at}`}>
              <span className="flex flex-wrap items-center gap-x-2">
                <b className="font-medium">{CONSENT_WORDS[purpose].title}</b>
                <Badge tone={allowed ? 'success' : 'neutral'}>
                  {allowed ? 'Allowed' : 'Refused'}
                </Badge>
              </span>
              <span className="text-text-muted">
                {CONSENT_PLACE_WORDS[place]}, <When at={at} exact />, under version {notice.version}{' '}
                of {formatIstDate(notice.since)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
