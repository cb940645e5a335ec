import { useQuery } from '@tanstack/react-query'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { useMe } from '../../shell/api/me.ts'

const EVERY_MS = 60_000

/** The queue's counts, polled every minute without keeping the session alive. */
const waitingKyc = question(
  'staffListKyc',
  { query: { state: 'submitted', limit: 1 } },
  { background: true },
)

/** Goods that wait to be put on sale. */
const waitingGoods = question(
  'staffListWaitingGoods',
  { query: { limit: 1 } },
  { background: true },
)

/** Buyers who wait for an answer. */
const openTickets = question('staffListTickets', { query: { limit: 1 } }, { background: true })

/** Returns that somebody has to do something about. */
const openReturns = question('staffListReturns', { query: { limit: 1 } }, { background: true })

/** Webhooks that can't be read. */
const unreadMessages = question(
  'staffListUnreadWebhooks',
  { query: { limit: 1 } },
  { background: true },
)

/** What the last audit of the books found. */
const booksFound = question('staffGetBooks', { query: { limit: 1 } }, { background: true })

/** Changes of wallets that wait for a second person. */
const walletChanges = question('staffListWalletChanges', {}, { background: true })

/** Disputes that have ended while money isn't where it belongs. */
const disputesToSettle = question(
  'staffListDisputes',
  { query: { state: 'to_settle', limit: 1 } },
  { background: true },
)

/** Pieces in quarantine that a second person may release. */
const releases = question('staffListQuarantine', { query: { limit: 1 } }, { background: true })

/** Lower prices that wait for a second person. */
const lowerPrices = question('staffListPriceFloors', {}, { background: true })

/** Offers that sellers propose. */
const proposedOffers = question(
  'staffListOfferProposals',
  { query: { limit: 1 } },
  { background: true },
)

/** Lines of the gateway's settlements, and of couriers' lists and bills, that differ. */
const settlementLines = question(
  'staffListSettlementDifferences',
  { query: { limit: 1 } },
  { background: true },
)
const courierLines = (kind: 'cash' | 'charges') =>
  question('staffListRemittanceDifferences', { query: { kind, limit: 1 } }, { background: true })

/** The number of items that wait in these areas; areas without a queue have none. */
export function useWaiting(paths: readonly string[]): number {
  const { may } = useMe()
  const queue = (path: string, permission: StaffPermission) => ({
    enabled: paths.includes(path) && may(permission),
    refetchInterval: EVERY_MS,
  })
  const kyc = useQuery({ ...waitingKyc, ...queue(href.kyc(), 'kyc.review') })
  const goods = useQuery({ ...waitingGoods, ...queue(href.waitingGoods(), 'goods.read') })
  const tickets = useQuery({ ...openTickets, ...queue(href.tickets(), 'tickets.read') })
  const returns = useQuery({ ...openReturns, ...queue(href.returns(), 'returns.read') })
  const messages = useQuery({ ...unreadMessages, ...queue(href.unreadMessages(), 'webhooks.read') })
  const books = useQuery({ ...booksFound, ...queue(href.books(), 'books.read') })
  const wallets = useQuery({ ...walletChanges, ...queue(href.wallets(), 'wallet.change') })
  const disputes = useQuery({ ...disputesToSettle, ...queue(href.disputes(), 'disputes.read') })
  const released = useQuery({ ...releases, ...queue(href.quarantine(), 'returns.decide') })
  const lower = useQuery({ ...lowerPrices, ...queue(href.priceFloors(), 'floors.change') })
  const proposed = useQuery({ ...proposedOffers, ...queue(href.offerProposals(), 'goods.read') })
  const settled = useQuery({ ...settlementLines, ...queue(href.settlements(), 'settlements.read') })
  const byCouriers = queue(href.remittances(), 'remittances.read')
  const cash = useQuery({ ...courierLines('cash'), ...byCouriers })
  const bills = useQuery({ ...courierLines('charges'), ...byCouriers })
  const counts: Readonly<Record<string, number | undefined>> = {
    [href.kyc()]: kyc.data?.states.submitted,
    [href.waitingGoods()]: goods.data?.states.waiting,
    [href.tickets()]: tickets.data?.states.open,
    [href.returns()]: returns.data?.queues.work,
    [href.unreadMessages()]: messages.data?.states.open,
    [href.books()]: books.data?.total,
    [href.wallets()]: wallets.data?.waiting,
    [href.offerProposals()]: proposed.data?.waiting,
    [href.settlements()]: settled.data?.total,
    [href.remittances()]: (cash.data?.total ?? 0) + (bills.data?.total ?? 0),
    [href.disputes()]: disputes.data?.to_settle,
    [href.quarantine()]: released.data?.releases_waiting,
    [href.priceFloors()]: lower.data?.approvals.filter(({ state }) => state === 'waiting').length,
  }
  return paths.reduce((sum, path) => sum + (counts[path] ?? 0), 0)
}
