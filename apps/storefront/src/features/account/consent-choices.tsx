import { CONSENT_PLACE_WORDS, CONSENT_WORDS, type ConsentPurpose } from '@upchar/kernel/consents'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Checkbox } from '@upchar/ui/checkbox'
import { Disclosure } from '@upchar/ui/disclosure'
import { Skeleton } from '@upchar/ui/skeleton'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { chooseTracking, mayTrack } from '../../shell/tracking/consent.ts'
import { decideTracking } from '../../shell/tracking/decide-tracking.ts'
import { href } from '../../shell/urls/hrefs.ts'

type Consents = Answer<'getConsents'>
type Entry = Consents['consents'][number]

/** Statistics need the account's consent and the browser's; the other purposes are on until refused. */
const isOn = ({ purpose, allowed }: Entry): boolean =>
  purpose === 'statistics' ? allowed !== false && mayTrack() : allowed !== false

const save = async (purpose: ConsentPurpose, allowed: boolean): Promise<boolean> => {
  if (purpose === 'statistics') return decideTracking(allowed, 'account')
  const result = await api('setConsent', { body: { purpose, allowed, place: 'account' } })
  if (!result.ok) showAlert(2, failureText(result))
  return result.ok
}

async function loadConsents(): Promise<Consents | 'failed'> {
  const result = await api('getConsents', {})
  if (!result.ok) return 'failed'
  // Refused on another device: this browser follows.
  if (
    result.data.consents.some(
      ({ purpose, allowed }) => purpose === 'statistics' && allowed === false,
    )
  )
    chooseTracking(false)
  return result.data
}

/** Each purpose with its own switch, and every choice made so far (DPDP Act s.6). */
export function ConsentChoices() {
  const [known, setKnown] = useState<Consents | 'failed'>()
  const [busy, setBusy] = useState<ConsentPurpose>()
  useEffect(() => {
    void loadConsents().then(setKnown)
  }, [])
  if (known === undefined) return <Skeleton className="h-40 w-full" />
  if (known === 'failed')
    return (
      <p role="alert" className="text-body-sm">
        We can’t load your choices right now. Please try again in a few minutes.
      </p>
    )
  const choose = async (purpose: ConsentPurpose, allowed: boolean) => {
    setBusy(purpose)
    await save(purpose, allowed)
    setKnown(await loadConsents())
    setBusy(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-text text-body-sm text-text-muted">
        Each counts at once, on all your devices. Your orders don’t depend on it. The{' '}
        <a href={`${href.policy}#privacy`} className="underline">
          privacy notice
        </a>{' '}
        says what we keep and why.
      </p>
      <ul className="flex flex-col gap-4">
        {known.consents.map((entry) => (
          <li key={entry.purpose} className="flex flex-col gap-1">
            <Checkbox
              label={CONSENT_WORDS[entry.purpose].title}
              checked={isOn(entry)}
              aria-busy={busy === entry.purpose}
              onChange={({ target }) => {
                if (busy === undefined) void choose(entry.purpose, target.checked)
              }}
            />
            <p className="max-w-text text-body-sm text-text-muted">
              {CONSENT_WORDS[entry.purpose].words}
            </p>
          </li>
        ))}
      </ul>
      {known.history.length > 0 ? <History history={known.history} /> : null}
    </div>
  )
}

function History({ history }: Pick<Consents, 'history'>) {
  return (
    <Disclosure title="What you chose, and when">
      <ul aria-label="Your choices" className="divide-y divide-border text-body-sm">
        {history.map(({ purpose, allowed, place, at, notice }) => (
          <li key={`${purpose} ${at}`} className="py-2">
            <strong className="font-semibold">{CONSENT_WORDS[purpose].title}</strong>:{' '}
            {allowed ? 'allowed' : 'refused'} {CONSENT_PLACE_WORDS[place]}, {formatIstDateTime(at)}
            <span className="block text-text-muted">
              Privacy notice version {notice.version} of {formatIstDate(notice.since)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
