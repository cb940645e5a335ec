import { istDate } from '@upchar/kernel/dates'
import { retentionInForce, selectRetention } from '../../modules/privacy/index.ts'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Forgettable } from './store/forget.ts'

type Retention = {
  what: Forgettable
  /** Unless staff have set other days. */
  days: number
  why: string
  /** What staff may set, at least for as long as the law asks for it; absent: nothing. */
  settable?: { name: string; least: number; most: number }
}

/**
 * Retention of personal data (DPDP Act s.8(7)). Tax law requires orders and invoices, which stay.
 */
export const retention: readonly Retention[] = [
  {
    what: 'carts',
    days: 30,
    settable: { name: 'Carts of guests', least: 7, most: 90 },
    why: 'a guest who has not touched the cart for a month has bought elsewhere',
  },
  {
    what: 'checkouts',
    days: 30,
    settable: { name: 'Forms that never became an order', least: 14, most: 90 },
    why: 'a form that never became an order; a payment may come late by days, not by weeks',
  },
  {
    what: 'mails',
    days: 180,
    settable: { name: 'Texts of mails sent', least: 90, most: 730 },
    why: 'questions about an order end with its returns; that a mail was sent stays on record',
  },
  {
    what: 'webhooks',
    days: 30,
    why: 'disputes over a payment are read from the gateway’s own record; what we act on is kept',
  },
  {
    what: 'unread_webhooks',
    days: 90,
    why: 'staff compare an unread message with the partner’s record within days',
  },
  {
    what: 'webhook_deliveries',
    days: 30,
    why: 'receivers find what they missed within days; a delivery names no person but the order',
  },
  {
    what: 'searches',
    days: 90,
    settable: { name: 'Words searched for', least: 1, most: 180 },
    why: 'recent and popular searches are of the season',
  },
  {
    what: 'help',
    days: 365,
    settable: { name: 'Requests for help, callbacks, enquiries, feedback', least: 90, most: 1095 },
    why: 'requests for help, callbacks, enquiries and feedback are answered within days; a year tells what to do better',
  },
  {
    what: 'complaints',
    days: 730,
    settable: { name: 'Complaints and requests about own data', least: 730, most: 1095 },
    why: 'a consumer goes to a commission within two years (Consumer Protection Act 2019, s. 69); an open complaint stays',
  },
  {
    what: 'notices',
    days: 365,
    settable: { name: 'Requests for a mail about stock or a price', least: 30, most: 365 },
    why: 'who waits for goods or a lower price for a year has bought elsewhere',
  },
  {
    what: 'events',
    days: 90,
    settable: { name: 'Registrations for events, after the event', least: 1, most: 365 },
    why: 'who came to an event is asked about it within weeks',
  },
  {
    what: 'quotations',
    days: 365,
    settable: { name: 'Quotations', least: 90, most: 1095 },
    why: 'a quotation holds for 90 days at most, and is looked up until the order is closed',
  },
  {
    what: 'pushes',
    days: 180,
    settable: { name: 'Devices of guests that get notices', least: 30, most: 365 },
    why: 'returns of a guest’s order are over by then',
  },
  { what: 'shared_carts', days: 0, why: 'a link that has ended opens nothing' },
  { what: 'compared', days: 30, why: 'a comparison is over when the goods are bought' },
  {
    what: 'wished',
    days: 180,
    settable: { name: 'Wishlists of guests', least: 30, most: 365 },
    why: 'who wishes to buy later, and never signed in, has bought elsewhere',
  },
  {
    what: 'views',
    days: 90,
    settable: { name: 'Products looked at', least: 1, most: 180 },
    why: 'recently viewed products are of the season',
  },
  {
    what: 'consents',
    days: 365,
    settable: { name: 'Choices of guests', least: 365, most: 1095 },
    why: 'what a guest chose is proved for a year (DPDP Rules 2025, rule 8(3)); the browser goes on following it',
  },
  { what: 'codes', days: 1, why: 'a one-time code is good for minutes' },
  { what: 'texts', days: 1, why: 'a text message holds a code that is good for minutes' },
  { what: 'phones', days: 1, why: 'a proved phone counts for a day' },
  { what: 'proofs', days: 1, why: 'a right code opens the next step for minutes' },
  { what: 'counters', days: 1, why: 'a limit counts for a day at the most' },
  { what: 'sessions', days: 30, why: 'who asks where they were signed in asks within days' },
  {
    what: 'staff_sessions',
    days: 1,
    why: 'an ended session opens nothing; that there was one stands in the audit log',
  },
  {
    what: 'seller_sessions',
    days: 1,
    why: 'an ended session of the portal opens nothing; that there was one stands in the audit log',
  },
  { what: 'staff_presence', days: 1, why: 'who has a page open counts for a minute' },
]

// Each order keeps the privacy notice of its moment: reading the settings would cost it a wait.
const settingsOf = memoize(({ db }: Pick<Context, 'db' | 'changes' | 'log'>) => selectRetention(db))

/** The days for which each kind of data is kept at a moment. */
export async function retentionOn(
  context: Pick<Context, 'db' | 'changes' | 'log'>,
  at: Date,
): Promise<(what: Forgettable) => number> {
  const set = retentionInForce(await settingsOf(context), istDate(at))
  const standard = new Map(retention.map(({ what, days }) => [what, days]))
  return (what) => {
    const days = set.get(what)?.days ?? standard.get(what)
    if (days === undefined) throw new Error(`no retention of ${what}`)
    return days
  }
}
