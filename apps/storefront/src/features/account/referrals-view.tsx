import { formatIstDate } from '@upchar/kernel/dates'
import { pointsText } from '@upchar/kernel/reward-points'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { TextInput } from '@upchar/ui/field'
import { UsersIcon } from '@upchar/ui/icons'
import { Pagination } from '@upchar/ui/pagination'
import { Money } from '@upchar/ui/price'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { Referrals } from './load-account.ts'

const inWords = (points: number): string => pointsText(Math.round(points * 100))

/** The customer's referrals: link, terms, and what has come of it, five a page (ENGAGE-07). */
export function ReferralsView({ referrals }: { referrals: Referrals | null }) {
  return (
    <AccountPage
      current="referrals"
      title="Referrals"
      note="Give colleagues elsewhere a discount on their first order, and earn reward points."
    >
      {referrals === null ? (
        <p role="alert" className="text-body-sm">
          We can’t load your referrals right now. Please try again in a few minutes.
        </p>
      ) : (
        <>
          {referrals.terms === null ? (
            <p className="text-body-sm">There are no referrals at the moment.</p>
          ) : (
            <>
              <LinkCard referrals={referrals} />
              <Terms terms={referrals.terms} />
            </>
          )}
          {referrals.count === 0 ? (
            <EmptyCard
              Icon={UsersIcon}
              title="Nothing yet"
              text="First orders by your link appear here with what they earn. We name nobody."
            />
          ) : (
            <Outcome referrals={referrals} />
          )}
        </>
      )}
    </AccountPage>
  )
}

/** Desktop Firefox, among others, has none. */
const hasShareSheet = (): boolean => 'share' in navigator

/** Hands the link to the device's own share sheet, or else to the clipboard. What was done, in words. */
async function pass(link: string): Promise<string> {
  try {
    if (hasShareSheet()) {
      await navigator.share({ title: 'A discount on your first order', url: link })
      return ''
    }
    await navigator.clipboard.writeText(link)
    return 'Link copied'
  } catch {
    // Dismissed, or not permitted: the link stands in the field.
    return ''
  }
}

function LinkCard({ referrals }: { referrals: Referrals }) {
  const [made, setMade] = useState({ code: referrals.code, link: referrals.link })
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const make = async () => {
    setBusy(true)
    const result = await api('generateUsersReferralLink', { body: {} })
    setBusy(false)
    if (result.ok) setMade(result.data)
    else setSaid(failureText(result))
  }
  const { code, link } = made
  return (
    <AccountCard title="Your link">
      <div className="flex flex-col gap-3 text-body-sm">
        {code === null || link === null ? (
          <>
            <p>Make your link once and share it as often as you like.</p>
            <Button className="self-start" busy={busy} onClick={() => void make()}>
              Make my link
            </Button>
          </>
        ) : (
          <>
            <TextInput
              label="Link to share"
              hint={`Or tell your code: ${code}. It goes into the field at the checkout.`}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <Button
              look="outline"
              className="self-start noscript:hidden"
              onClick={() => void pass(link).then(setSaid)}
            >
              Share or copy the link
            </Button>
          </>
        )}
        <output className="block font-medium empty:hidden">{said}</output>
      </div>
    </AccountCard>
  )
}

function Terms({ terms }: { terms: NonNullable<Referrals['terms']> }) {
  return (
    <AccountCard title="How it works">
      <ul className="flex list-disc flex-col gap-1 pl-5 text-body-sm">
        <li>
          Who orders for the first time gets {terms.off_percentage} % off the goods, at most{' '}
          <Money rupees={terms.off_most} />
          {terms.minimum > 0 ? (
            <>
              , from goods worth <Money rupees={terms.minimum} />
            </>
          ) : null}
          .
        </li>
        <li>
          You earn {terms.reward_percentage} % of what they pay for those goods, at most{' '}
          {inWords(terms.reward_most)}, once they are delivered and can’t be returned any more:
          about a week later.
        </li>
        <li>The points can be used for {plural(terms.reward_days, 'day')}.</li>
        <li>Your code works for up to {plural(terms.most_orders, 'first order')}.</li>
        <li>
          It doesn’t work for yourself: not with your phone number, email address, GSTIN, address or
          browser, nor for somebody who referred you.
        </li>
        <li>Prescription medicines and vaccines neither get a discount nor earn points.</li>
        <li>What is cancelled or returned earns nothing.</li>
      </ul>
    </AccountCard>
  )
}

const STATES: Readonly<Record<Referrals['referrals'][number]['state'], string>> = {
  waiting: 'to come after delivery and returns',
  rewarded: 'earned',
  taken_back: 'Returned, or too little was kept',
  cancelled: 'Cancelled',
  blocked: 'Not counted. Ask our support why.',
}

const pageHref = (page: number): string =>
  href.accountView('referrals') + (page > 1 ? `&page=${page}` : '')

function Outcome({
  referrals: { earned, count, page, pages, referrals },
}: {
  referrals: Referrals
}) {
  return (
    <AccountCard title="What has come of it">
      <p className="text-body-sm">
        {plural(count, 'first order')}, {inWords(earned)} earned.{' '}
        <a href={href.accountView('points')} className="underline">
          Your reward points
        </a>
      </p>
      <ul className="mt-3 divide-y divide-border border-t border-border text-body-sm">
        {referrals.map(({ ordered_at: at, state, reward }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span>First order of {formatIstDate(at)}</span>
            <span className="text-right">
              {state === 'waiting' || state === 'rewarded' ? `${inWords(reward)} ` : ''}
              {STATES[state]}
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <div className="mt-4">
          <Pagination page={page} pages={pages} href={pageHref} label="Pages of your referrals" />
        </div>
      ) : null}
    </AccountCard>
  )
}
