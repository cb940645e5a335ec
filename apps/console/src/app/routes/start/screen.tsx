import { useQuery } from '@tanstack/react-query'
import { formatIstDate, istDate } from '@upchar/kernel/dates'
import { FileTextIcon, LayoutIcon, SwitchesIcon, TagIcon, UsersIcon } from '@upchar/ui/icons'
import { AREAS } from '../../../shell/areas.ts'
import { LatestChanges, Tile, EndingSoon, LongestWaiting } from '../../../features/start/index.ts'
import { SetupNotice } from '../../../features/setup/index.ts'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { ago, greeting, rupees, today } from '../../../kit/format.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import {
  DisputesTile,
  GoodsTile,
  KycTiles,
  LateTile,
  LowerPricesTile,
  MessagesTile,
  ReleasesTile,
  ReviewsTile,
  TicketsTile,
} from './work-tiles.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** The member's open work, with links to it. */
export function StartScreen() {
  const { member, may } = useMe()
  const first = member.name.split(' ')[0] ?? member.name
  const parts = AREAS.filter(({ permission }) => permission !== null && may(permission))
  return (
    <Page title={`${greeting()}, ${first}`} note={formatIstDate(today(), 'full')}>
      {may('setup.read') ? <SetupNotice /> : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
        {may('kyc.review') ? <KycTiles /> : null}
        {may('tickets.read') ? <TicketsTile /> : null}
        {may('tickets.read') ? <LateTile /> : null}
        {may('reviews.read') ? <ReviewsTile /> : null}
        {may('goods.read') ? <GoodsTile /> : null}
        {may('returns.decide') ? <ReleasesTile /> : null}
        {may('disputes.read') ? <DisputesTile /> : null}
        {may('floors.change') ? <LowerPricesTile /> : null}
        {may('webhooks.read') ? <MessagesTile /> : null}
        {may('books.read') ? <BooksTile /> : null}
        {may('customers.read') ? <CustomersTile /> : null}
        {may('flags.read') ? <FlagsTile /> : null}
        {may('vouchers.read') ? <VouchersTile /> : null}
        {may('landing.read') ? <PagesTile /> : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        {may('kyc.review') ? (
          <div className="flex min-w-0 flex-col gap-4">
            <LongestWaiting />
            <EndingSoon />
          </div>
        ) : null}
        {may('audit.read') ? <LatestChanges /> : null}
      </div>
      {parts.length === 0 ? (
        <p className="text-body-sm text-text-muted">
          Your role has no access to any part of the console yet.
        </p>
      ) : null}
    </Page>
  )
}

function BooksTile() {
  const { data, isError } = useQuery(question('staffGetBooks', { query: { limit: 1 } }))
  const last = data?.audits.find(({ id }) => id === data.shown?.id)
  const failed = last?.state === 'failed'
  return (
    <Tile
      name="Differences in the books"
      value={data?.total}
      more={data?.total_is_more ?? false}
      failed={isError}
      urgent={failed || (data?.total ?? 0) > 0}
      note={
        isError
          ? 'Could not be loaded'
          : failed
            ? 'The audit failed'
            : last
              ? `Audited ${ago(last.started_at)}`
              : 'Not audited yet'
      }
      href={href.books()}
      icon={<FileTextIcon {...icon} />}
    />
  )
}

function CustomersTile() {
  const { data, isError } = useQuery(
    question('staffListCustomers', { query: { sort: 'newest', limit: 1 } }),
  )
  const newest = data?.customers[0]
  return (
    <Tile
      name="Customers"
      value={data?.total}
      failed={isError}
      more={data?.total_is_more ?? false}
      note={
        newest
          ? `Newest: ${istDate(newest.created_at) === today() ? 'today' : formatIstDate(Date.parse(newest.created_at))}`
          : 'Nobody signed up yet'
      }
      href={href.customers()}
      icon={<UsersIcon {...icon} />}
    />
  )
}

function FlagsTile() {
  const { data, isError } = useQuery(question('staffListFlags', {}))
  const changed = data?.flags.filter(({ is_standard: standard }) => !standard).length
  return (
    <Tile
      name="Flags changed"
      value={changed}
      failed={isError}
      note={data ? `of ${data.flags.length}` : ''}
      href={href.flags({ show: 'changed' })}
      icon={<SwitchesIcon {...icon} />}
    />
  )
}

function VouchersTile() {
  const { data, isError } = useQuery(question('staffListVouchers', {}))
  const running = data?.vouchers.filter(({ state }) => state === 'running')
  return (
    <Tile
      name="Vouchers running"
      value={running?.length}
      failed={isError}
      note={running ? `${rupees(running.reduce((sum, { given }) => sum + given, 0))} given` : ''}
      href={href.vouchers({ state: 'running' })}
      icon={<TagIcon {...icon} />}
    />
  )
}

function PagesTile() {
  const { data, isError } = useQuery(question('staffListLandingPages', {}))
  const on = data?.pages.filter(({ enabled }) => enabled).length
  return (
    <Tile
      name="Departments open"
      value={on}
      failed={isError}
      note={data ? `of ${data.pages.length}` : ''}
      href={href.landingPages}
      icon={<LayoutIcon {...icon} />}
    />
  )
}
