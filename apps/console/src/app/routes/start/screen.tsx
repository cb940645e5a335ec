import { useQuery } from '@tanstack/react-query'
import { formatIstDate, istDate } from '@upchar/kernel/dates'
import {
  AlertIcon,
  AskIcon,
  FileCheckIcon,
  FileTextIcon,
  InboxIcon,
  LayoutIcon,
  NoteIcon,
  SwitchesIcon,
  TagIcon,
  UsersIcon,
} from '@upchar/ui/icons'
import { AREAS } from '../../../shell/areas.ts'
import { LatestChanges, Tile, EndingSoon, LongestWaiting } from '../../../features/start/index.ts'
import { SetupNotice } from '../../../features/setup/index.ts'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { ago, greeting, rupees, today, waited } from '../../../kit/format.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'

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
        {may('goods.read') ? <GoodsTile /> : null}
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

function KycTiles() {
  const { data, isError } = useQuery(
    question('staffListKyc', { query: { state: 'submitted', sort: 'waiting', limit: 6 } }),
  )
  const oldest = data?.applications[0]?.submitted_at
  return (
    <>
      <Tile
        name="Waiting for review"
        value={data?.states.submitted}
        failed={isError}
        urgent={(data?.states.submitted ?? 0) > 0}
        note={
          oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'All decided'
        }
        href={href.kyc()}
        icon={<FileCheckIcon {...icon} />}
      />
      <Tile
        name="Changes asked"
        value={data?.states.changes_asked}
        failed={isError}
        note="With the buyers"
        href={href.kyc({ state: 'changes_asked' })}
        icon={<AskIcon {...icon} />}
      />
    </>
  )
}

function GoodsTile() {
  const { data, isError } = useQuery(question('staffListWaitingGoods', { query: { limit: 1 } }))
  const waiting = data?.states.waiting
  const oldest = data?.products[0]?.since
  return (
    <Tile
      name="Waiting goods"
      value={waiting}
      failed={isError}
      urgent={(waiting ?? 0) > 0}
      note={oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'None waits'}
      href={href.waitingGoods()}
      icon={<InboxIcon {...icon} />}
    />
  )
}

function TicketsTile() {
  const { data, isError } = useQuery(question('staffListTickets', { query: { limit: 1 } }))
  const open = data?.states.open
  const oldest = data?.tickets[0]?.created_at
  return (
    <Tile
      name="Waiting for an answer"
      value={open}
      failed={isError}
      urgent={(open ?? 0) > 0}
      note={
        oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'Nobody waits'
      }
      href={href.tickets()}
      icon={<NoteIcon {...icon} />}
    />
  )
}

function MessagesTile() {
  const { data, isError } = useQuery(question('staffListUnreadWebhooks', { query: { limit: 1 } }))
  const open = data?.states.open
  const latest = data?.webhooks[0]?.received_at
  return (
    <Tile
      name="Unread messages"
      value={open}
      failed={isError}
      urgent={(open ?? 0) > 0}
      note={latest ? `Latest: ${ago(latest)}` : isError ? 'Could not be loaded' : 'None is open'}
      href={href.unreadMessages()}
      icon={<AlertIcon {...icon} />}
    />
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
