import { form } from './form.ts'
import type { Account, Draw, State } from './state.ts'

export type Reply = { status: number; body: unknown; event?: { type: string; data: unknown } }
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  key: string | undefined
  field: string | undefined
  fileName: string | undefined
  bytes: Buffer
}

const no = (status: number, message: string): Reply => ({ status, body: { message } })

export const accountView = ({ owed: _owed, lender_id: _lender, sent: _sent, ...told }: Account) =>
  told
export const drawView = ({ sent: _sent, reversed: _reversed, ...told }: Draw) => told

const jsonOf = ({ bytes }: Call): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The stand-in's answer to a call that came with the right headers (docs/credit-backend.md). */
export function answer(state: State, call: Call, baseUrl: string): Reply {
  const [, , kind, id, part] = call.path.split('/')
  const name = `${call.method} ${kind ?? ''}${part === undefined ? '' : ` ${part}`}`
  if (name === 'GET form') return { status: 200, body: form }
  if (name === 'POST accounts') return apply(state, call)
  if (kind === 'accounts') return withAccount(state, name, id ?? '', call, baseUrl)
  if (kind === 'files') return withFile(state, call, id)
  if (name === 'POST drawdowns') return drawDown(state, call)
  if (name === 'GET drawdowns') {
    const reference = call.query.get('reference')
    const items = state.kept.draws.filter((one) => one.reference === reference).map(drawView)
    return { status: 200, body: { items } }
  }
  if (name === 'POST drawdowns reversals') return reverse(state, call, id ?? '')
  if (name === 'GET reversals') {
    const known = state.kept.reversals.find((one) => one.id === id)
    return known === undefined ? no(404, 'no such reversal') : { status: 200, body: known }
  }
  return no(404, 'no such call')
}

function apply(state: State, call: Call): Reply {
  const sent = jsonOf(call)
  const reference = String(sent['reference'] ?? '')
  if (call.key === undefined || call.key !== reference)
    return no(400, 'idempotency-key must be the reference')
  const text = JSON.stringify(sent)
  const known = state.kept.accounts.find((one) => one.reference === reference)
  if (known !== undefined)
    return known.sent === text
      ? { status: 200, body: accountView(known) }
      : no(409, 'the key was used with other content')
  const lender = form.lenders.find(({ lender_id }) => lender_id === sent['lender_id'])
  if (lender === undefined || lender.version !== sent['key_facts_version'])
    return no(422, 'unknown lender or version of its key facts')
  if (typeof sent['consented_at'] !== 'string') return no(422, 'no consent')
  const values: unknown = sent['values']
  const limit =
    typeof values === 'object' && values !== null && 'limit' in values ? Number(values.limit) : NaN
  if (!Number.isInteger(limit) || limit <= 0) return no(422, 'limit must be whole rupees')
  const account: Account = {
    id: state.newId('acc'),
    reference,
    lender_id: lender.lender_id,
    state: 'in_review',
    reason: '',
    limit_paise: 0,
    limit_request: null,
    owed: 0,
    sent: text,
  }
  state.kept.accounts.push(account)
  const told = accountView(account)
  if (state.behaviour.decides) decide(account, limit * 100)
  return {
    status: 200,
    body: told,
    ...(account.state !== 'in_review' && {
      event: { type: 'account.updated', data: accountView(account) },
    }),
  }
}

const mostPaise = 50_000_000

function decide(account: Account, askedPaise: number): void {
  const approved = askedPaise <= mostPaise
  account.state = approved ? 'active' : 'refused'
  account.reason = approved ? '' : 'The limit is above what we lend to a new customer.'
  account.limit_paise = approved ? askedPaise : 0
  account.limit_request = approved ? `request-${account.id}` : null
}

function withAccount(state: State, name: string, id: string, call: Call, baseUrl: string): Reply {
  const account = state.account(id)
  if (account === undefined) return no(404, 'no such account')
  if (name === 'GET accounts') return { status: 200, body: accountView(account) }
  if (name === 'DELETE accounts') {
    if (account.owed > 0) return no(409, 'the account owes')
    account.state = 'closed'
    return { status: 200, body: accountView(account) }
  }
  if (name === 'POST accounts repayments') {
    const back = String(jsonOf(call)['return_url'] ?? '')
    return {
      status: 200,
      body: { url: `${baseUrl}/repay/${id}?back=${encodeURIComponent(back)}` },
    }
  }
  return no(404, 'no such call')
}

function withFile(state: State, call: Call, id: string | undefined): Reply {
  const { files } = state.kept
  const own = id ?? state.newId('file')
  if (id !== undefined && files[id] === undefined) return no(404, 'no such file')
  if (call.method === 'DELETE') {
    delete files[own]
    return { status: 200, body: { id: own } }
  }
  if (call.field === undefined || call.fileName === undefined || call.bytes.length === 0)
    return no(422, 'x-field, x-file-name and a content are needed')
  files[own] = { field: call.field, name: call.fileName, bytes: call.bytes.length }
  return { status: 200, body: { id: own } }
}

function drawDown(state: State, call: Call): Reply {
  const sent = jsonOf(call)
  const reference = String(sent['reference'] ?? '')
  if (call.key === undefined || call.key !== reference)
    return no(400, 'idempotency-key must be the reference')
  const text = JSON.stringify(sent)
  const known = state.kept.draws.find((one) => one.reference === reference)
  if (known !== undefined)
    return known.sent === text
      ? { status: 200, body: drawView(known) }
      : no(409, 'the key was used with other content')
  const account = state.account(String(sent['account_id'] ?? ''))
  const amount = Number(sent['amount_paise'])
  if (account === undefined) return no(404, 'no such account')
  if (!Number.isInteger(amount) || amount <= 0) return no(422, 'amount_paise is no amount')
  const { decline, pend, liePaise } = state.behaviour
  const reason =
    decline ??
    (account.state === 'active' && account.owed + amount <= account.limit_paise ? null : 'limit')
  const draw: Draw = {
    id: state.newId('draw'),
    reference,
    account_id: account.id,
    amount_paise: amount + liePaise,
    state: reason !== null ? 'declined' : pend ? 'pending' : 'approved',
    reason,
    reversed: 0,
    sent: text,
  }
  if (draw.state !== 'declined') account.owed += draw.amount_paise
  state.kept.draws.push(draw)
  return {
    status: 200,
    body: drawView(draw),
    event: { type: 'drawdown.updated', data: drawView(draw) },
  }
}

function reverse(state: State, call: Call, id: string): Reply {
  const draw = state.kept.draws.find((one) => one.id === id)
  if (draw === undefined) return no(404, 'no such draw-down')
  if (call.key === undefined) return no(400, 'idempotency-key is missing')
  const amount = Number(jsonOf(call)['amount_paise'])
  const known = state.kept.reversals.find((one) => one.request_key === call.key)
  if (known !== undefined)
    return known.amount_paise === amount
      ? { status: 200, body: known }
      : no(409, 'the key was used with other content')
  if (draw.state !== 'approved' || !(amount > 0) || draw.reversed + amount > draw.amount_paise)
    return no(422, 'more than was drawn')
  draw.reversed += amount
  if (draw.reversed === draw.amount_paise) draw.state = 'reversed'
  const account = state.account(draw.account_id)
  if (account !== undefined) account.owed = Math.max(0, account.owed - amount)
  const made = {
    id: state.newId('rev'),
    drawdown_id: id,
    amount_paise: amount,
    state: 'processed',
    request_key: call.key,
  } as const
  state.kept.reversals.push(made)
  return { status: 200, body: made, event: { type: 'reversal.updated', data: made } }
}
