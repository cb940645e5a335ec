import { useQuery } from '@tanstack/react-query'
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

/** The number of waiting items in an area; undefined for areas without a queue. */
export function useWaiting(path: string): number | undefined {
  const { may } = useMe()
  const { data } = useQuery({
    ...waitingKyc,
    enabled: path === href.kyc() && may('kyc.review'),
    refetchInterval: EVERY_MS,
  })
  const { data: goods } = useQuery({
    ...waitingGoods,
    enabled: path === href.waitingGoods() && may('goods.read'),
    refetchInterval: EVERY_MS,
  })
  const { data: tickets } = useQuery({
    ...openTickets,
    enabled: path === href.tickets() && may('tickets.read'),
    refetchInterval: EVERY_MS,
  })
  const { data: returns } = useQuery({
    ...openReturns,
    enabled: path === href.returns() && may('returns.read'),
    refetchInterval: EVERY_MS,
  })
  const { data: messages } = useQuery({
    ...unreadMessages,
    enabled: path === href.unreadMessages() && may('webhooks.read'),
    refetchInterval: EVERY_MS,
  })
  const { data: books } = useQuery({
    ...booksFound,
    enabled: path === href.books() && may('books.read'),
    refetchInterval: EVERY_MS,
  })
  const { data: wallets } = useQuery({
    ...walletChanges,
    enabled: path === href.wallets() && may('wallet.change'),
    refetchInterval: EVERY_MS,
  })
  if (path === href.wallets()) return wallets?.waiting
  if (path === href.returns()) return returns?.queues.work
  if (path === href.tickets()) return tickets?.states.open
  if (path === href.books()) return books?.total
  if (path === href.unreadMessages()) return messages?.states.open
  if (path === href.waitingGoods()) return goods?.states.waiting
  return path === href.kyc() ? data?.states.submitted : undefined
}
