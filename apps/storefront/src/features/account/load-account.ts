import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { RouterContext } from '../../shell/page/router-context.ts'
import { postedForm } from '../../shell/page/posted-form.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { readAccountSearch } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'

export type Sessions = Answer<'listSessions'>['sessions']
export type Wallet = {
  balance: Answer<'checkWalletBalance'>
  history: Answer<'walletTransactionHistory'>
}
export type Points = Answer<'getRewardPoints'>
/** `form`: for a customer without a line; null where the lenders' service doesn't answer. */
export type CreditPage = {
  credit: Answer<'listCreditAccounts'>
  history: Answer<'creditTransactionHistory'>
  form: Answer<'getCreditForm'> | null
}
export type SezClaims = Answer<'listSezClaims'>['claims']
export type Referrals = Answer<'getReferrals'>
export type MyKyc = Answer<'getMyKyc'>['kyc']

/**
 * The data of /account: sign-in for visitors; for buyers the overview or the section that
 * `selected` names (ROUTE-13).
 */
export type AccountOverview = { search: AccountSearch; posted: PostedForm | null } & (
  | { view: 'visitor' }
  | { view: 'overview' | 'privacy'; customer: Customer }
  | { view: 'kyc'; customer: Customer; kyc: MyKyc | null }
  | { view: 'sez'; customer: Customer; claims: SezClaims | null; today: string }
  | { view: 'wallet'; customer: Customer; wallet: Wallet | null }
  | { view: 'points'; customer: Customer; points: Points | null }
  | { view: 'credit'; customer: Customer; credit: CreditPage | null }
  | { view: 'referrals'; customer: Customer; referrals: Referrals | null }
  | { view: 'security'; customer: Customer; sessions: Sessions | null }
)

/** Null if the visitor can't be identified; parts that fail to load are null. */
export async function loadAccount(
  context: RouterContext,
  raw: Record<string, unknown>,
): Promise<AccountOverview | null> {
  const search = readAccountSearch(raw)
  const { selected } = search
  const customer = await context.customer()
  if (customer === undefined) {
    context.answer.status = 503
    return null
  }
  const page = { search, posted: postedForm(context) }
  if (customer === null) return { ...page, view: 'visitor' }
  if (selected === 'kyc') {
    const result = await context.api('getMyKyc', {})
    return { ...page, view: 'kyc', customer, kyc: result.ok ? result.data.kyc : null }
  }
  if (selected === 'sez') {
    const result = await context.api('listSezClaims', {})
    const claims = result.ok ? result.data.claims : null
    return { ...page, view: 'sez', customer, claims, today: istDate(new Date()) }
  }
  if (selected === 'wallet')
    return { ...page, view: 'wallet', customer, wallet: await loadWallet(context, search) }
  if (selected === 'points') {
    const result = await context.api('getRewardPoints', { query: { page: search.page ?? 1 } })
    return { ...page, view: 'points', customer, points: result.ok ? result.data : null }
  }
  if (selected === 'credit')
    return { ...page, view: 'credit', customer, credit: await loadCredit(context, search) }
  if (selected === 'referrals') {
    const result = await context.api('getReferrals', { query: { page: search.page ?? 1 } })
    return { ...page, view: 'referrals', customer, referrals: result.ok ? result.data : null }
  }
  if (selected === 'security') {
    const result = await context.api('listSessions', {})
    return {
      ...page,
      view: 'security',
      customer,
      sessions: result.ok ? result.data.sessions : null,
    }
  }
  return { ...page, view: selected ?? 'overview', customer }
}

async function loadWallet(
  context: RouterContext,
  { page = 1 }: AccountSearch,
): Promise<Wallet | null> {
  const [balance, history] = await Promise.all([
    context.api('checkWalletBalance', {}),
    context.api('walletTransactionHistory', { query: { page } }),
  ])
  return balance.ok && history.ok ? { balance: balance.data, history: history.data } : null
}

const live: ReadonlySet<string> = new Set(['in_review', 'active', 'blocked'])

async function loadCredit(
  context: RouterContext,
  { page = 1 }: AccountSearch,
): Promise<CreditPage | null> {
  const [credit, history] = await Promise.all([
    context.api('listCreditAccounts', {}),
    context.api('creditTransactionHistory', { query: { page } }),
  ])
  if (!credit.ok || !history.ok) return null
  const applies = credit.data.on && !credit.data.accounts.some(({ state }) => live.has(state))
  const form = applies ? await context.api('getCreditForm', {}) : undefined
  return {
    credit: credit.data,
    history: history.data,
    form: form?.ok === true ? form.data : null,
  }
}
