import type { Answer } from '@upchar/contract/schema/endpoints'
import { addDays, istDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees, sumPaise } from '@upchar/kernel/money'
import type { KeyFacts } from '../../platform/credit/index.ts'
import type { Line } from '../ledger/index.ts'
import { isLive, type CreditAccount } from './model.ts'
import { costOf, overduePaise, type DrawLeft } from './rules.ts'
import type { CustomerDraw } from './store/draws.ts'
import type { CreditFileRow } from './store/files.ts'

type View = Answer<'listCreditAccounts'>['accounts'][number]

/** The amount of the example in the key facts. */
const examplePaise = 1_000_000

export const factsView = ({ apr_bp, ...facts }: KeyFacts): View['key_facts'] => ({
  ...facts,
  apr: apr_bp / 100,
  example_charge: paiseToRupees(
    costOf({ apr_bp, days: facts.days }, examplePaise, new Date(0)).chargePaise,
  ),
})

export const fileView = ({ id, field, name, bytes }: CreditFileRow): View['files'][number] => ({
  file_id: id,
  field,
  name,
  bytes,
})

function textOf({ state, lenderName, reason }: CreditAccount, overdue: number): string {
  const why = reason === '' ? '' : ` ${lenderName} says: ${reason}`
  if (state === 'active' && overdue > 0)
    return `${formatRupees(overdue)} is overdue. Repay it: until then nothing more can be drawn.`
  return {
    sending: `${lenderName} has not confirmed your application. Send it again: it stays one application.`,
    in_review: `${lenderName} is looking at your application. We show its decision here.`,
    active: 'Choose the credit line at the checkout to pay with it.',
    refused: `${lenderName} did not approve your application.${why}`,
    blocked: `${lenderName} has blocked this credit line: nothing more can be drawn.${why}`,
    closed: 'This credit line is closed.',
  }[state]
}

/** The repaid draw-downs of a statement. */
const repaidShown = 5

function statementOf(draws: readonly DrawLeft<CustomerDraw>[], facts: KeyFacts, today: string) {
  const open = draws.filter(({ leftPaise }) => leftPaise > 0)
  const repaid = draws.filter(({ leftPaise }) => leftPaise === 0).slice(-repaidShown)
  return [...open, ...repaid.toReversed()].map((draw) => ({
    order_number: draw.orderNumber,
    drawn_at: draw.drawnAt.toISOString(),
    amount: paiseToRupees(draw.amountPaise),
    charge: paiseToRupees(draw.chargePaise),
    due_on: draw.dueOn,
    left: paiseToRupees(draw.leftPaise),
    overdue: draw.leftPaise > 0 && draw.dueOn < today,
    cooling_off_until: addDays(istDate(draw.drawnAt), facts.cooling_off_days),
  }))
}

/** The earliest day on which something is due, with all that is due then. */
function nextDue(draws: readonly DrawLeft[]): View['next_due'] {
  const [first] = draws.filter(({ leftPaise }) => leftPaise > 0)
  if (first === undefined) return null
  const due = draws.filter(({ dueOn, leftPaise }) => dueOn === first.dueOn && leftPaise > 0)
  return {
    on: first.dueOn,
    amount: paiseToRupees(sumPaise(due.map(({ leftPaise }) => leftPaise))),
    charge: paiseToRupees(sumPaise(due.map(({ chargePaise }) => chargePaise))),
  }
}

type Facts = {
  line: Line
  draws: readonly DrawLeft<CustomerDraw>[]
  files: readonly CreditFileRow[]
  at: Date
}

/** A credit line for its customer; the ledger's sums belong to the live one. */
export function accountView(account: CreditAccount, { line, draws, files, at }: Facts): View {
  const own = draws.filter(({ accountId }) => accountId === account.id)
  const today = istDate(at)
  const live = isLive(account)
  const { freePaise, heldPaise, owedPaise } = live
    ? line
    : { freePaise: 0, heldPaise: 0, owedPaise: 0 }
  const overdue = live ? overduePaise(own, today) : 0
  return {
    id: account.id,
    lender_id: account.lenderId,
    lender_name: account.lenderName,
    state: account.state,
    text: textOf(account, overdue),
    applied_at: account.appliedAt.toISOString(),
    key_facts: factsView(account.facts),
    limit: paiseToRupees(freePaise + heldPaise + owedPaise),
    available: paiseToRupees(freePaise),
    held: paiseToRupees(heldPaise),
    owed: paiseToRupees(owedPaise),
    overdue: paiseToRupees(overdue),
    next_due: live ? nextDue(own) : null,
    statement: statementOf(own, account.facts, today),
    files: files.filter(({ accountId }) => accountId === account.id).map(fileView),
    can_delete: live && heldPaise + owedPaise === 0,
  }
}

/** What an application agrees to, in the words that are kept with it. */
export const consentTexts = (shop: string) => ({
  share_data: `I agree that ${shop} passes this application and its documents to the lender I have chosen, which decides about it. ${shop} doesn’t keep them.`,
  terms:
    'I have read the key facts of this lender and agree to its terms. Each draw-down is a loan of the lender, which I repay to the lender.',
})
