import { useQuery } from '@tanstack/react-query'
import {
  AlertIcon,
  AskIcon,
  FileCheckIcon,
  InboxIcon,
  NoteIcon,
  ShieldIcon,
  SortIcon,
  StarIcon,
  WalletIcon,
} from '@upchar/ui/icons'
import { Tile } from '../../../features/start/index.ts'
import { ago, rupees, waited } from '../../../kit/format.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'

const icon = { size: 16, 'aria-hidden': true } as const

export function KycTiles() {
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

export function GoodsTile() {
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

export function TicketsTile() {
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

/** Answers and data requests whose promised day is over. */
export function LateTile() {
  const { data, isError } = useQuery(
    question('staffListTickets', { query: { only: 'late', limit: 1 } }),
  )
  const late = data?.states.open
  const first = data?.tickets[0]
  return (
    <Tile
      name="Past the promised day"
      value={late}
      failed={isError}
      urgent={(late ?? 0) > 0}
      note={first ? first.number : isError ? 'Could not be loaded' : 'Nothing is late'}
      href={href.tickets({ only: 'late' })}
      icon={<AlertIcon {...icon} />}
    />
  )
}

export function ReviewsTile() {
  const { data, isError } = useQuery(question('staffListReviews', { query: { limit: 1 } }))
  const waiting = data?.states.waiting
  const oldest = data?.reviews[0]?.changed_at
  return (
    <Tile
      name="Reviews to read"
      value={waiting}
      failed={isError}
      urgent={(waiting ?? 0) > 0}
      note={oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'None waits'}
      href={href.reviews()}
      icon={<StarIcon {...icon} />}
    />
  )
}

/** Disputes that have ended while money isn't where it belongs (RET-04). */
export function DisputesTile() {
  const { data, isError } = useQuery(
    question('staffListDisputes', { query: { state: 'to_settle', limit: 1 } }),
  )
  return (
    <Tile
      name="Disputes to settle"
      value={data?.to_settle}
      failed={isError}
      urgent={(data?.to_settle ?? 0) > 0}
      note={
        data
          ? data.at_stake > 0
            ? `${rupees(data.at_stake)} at stake in others`
            : 'None is open'
          : isError
            ? 'Could not be loaded'
            : ''
      }
      href={href.disputes({ view: 'to_settle' })}
      icon={<WalletIcon {...icon} />}
    />
  )
}

/** Pieces in quarantine that a member wants sold again, for another to accept or decline (RET-02). */
export function ReleasesTile() {
  const { data, isError } = useQuery(question('staffListQuarantine', { query: { limit: 1 } }))
  const waiting = data?.releases_waiting
  const oldest = data?.lots[0]?.release?.asked_at
  return (
    <Tile
      name="Quarantine releases"
      value={waiting}
      failed={isError}
      urgent={(waiting ?? 0) > 0}
      note={oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'None waits'}
      href={href.quarantine()}
      icon={<ShieldIcon {...icon} />}
    />
  )
}

/** Lower prices that a member asked for, for another to accept or decline (OPS-04). */
export function LowerPricesTile() {
  const { data, isError } = useQuery(question('staffListPriceFloors', {}))
  const waiting = data?.approvals.filter(({ state }) => state === 'waiting')
  const oldest = waiting?.at(-1)?.asked_at
  return (
    <Tile
      name="Lower prices asked for"
      value={waiting?.length}
      failed={isError}
      urgent={(waiting?.length ?? 0) > 0}
      note={oldest ? `Longest: ${waited(oldest)}` : isError ? 'Could not be loaded' : 'None waits'}
      href={href.priceFloors({ state: 'asked' })}
      icon={<SortIcon {...icon} />}
    />
  )
}

export function MessagesTile() {
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
