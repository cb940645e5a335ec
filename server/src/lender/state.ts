import { readFileSync, writeFileSync } from 'node:fs'

/** An account at the stand-in; `owed` is principal. */
export type Account = {
  id: string
  reference: string
  lender_id: string
  state: 'in_review' | 'active' | 'refused' | 'blocked' | 'closed'
  reason: string
  limit_paise: number
  limit_request: string | null
  owed: number
  /** The application, to refuse its key with other content. */
  sent: string
}

export type Draw = {
  id: string
  reference: string
  account_id: string
  amount_paise: number
  state: 'pending' | 'approved' | 'declined' | 'reversed'
  reason: string | null
  reversed: number
  /** The request, to refuse its key with other content. */
  sent: string
}

export type Reversal = {
  id: string
  drawdown_id: string
  amount_paise: number
  state: 'processed'
  request_key: string
}

type Kept = {
  count: number
  accounts: Account[]
  draws: Draw[]
  reversals: Reversal[]
  files: Record<string, { field: string; name: string; bytes: number }>
}

/** How the stand-in misbehaves, for tests. */
export type Behaviour = {
  /** Does the work and never answers. */
  hang: boolean
  /** Answers 503 so many times, without doing the work. */
  fail: number
  /** Does the work and then answers 503, so many times. */
  loseAnswers: number
  /** Declines draw-downs for this reason. */
  decline: string | null
  /** Leaves draw-downs pending until they are settled. */
  pend: boolean
  /** Approves another amount: so many paise more. */
  liePaise: number
  /** Decides on applications by itself. */
  decides: boolean
}

const empty = (): Kept => ({ count: 0, accounts: [], draws: [], reversals: [], files: {} })

/** What the stand-in knows, kept in a file between starts where one is named. */
export class State {
  readonly behaviour: Behaviour = {
    hang: false,
    fail: 0,
    loseAnswers: 0,
    decline: null,
    pend: false,
    liePaise: 0,
    decides: true,
  }
  readonly kept: Kept
  private readonly file: string | undefined

  constructor(file: string | undefined) {
    this.file = file
    this.kept = read(file)
  }

  newId(kind: string): string {
    this.kept.count++
    return `${kind}_${process.pid.toString(36)}${Date.now().toString(36)}${this.kept.count}`
  }

  save(): void {
    if (this.file !== undefined) writeFileSync(this.file, JSON.stringify(this.kept))
  }

  account(id: string): Account | undefined {
    return this.kept.accounts.find((one) => one.id === id)
  }
}

function read(file: string | undefined): Kept {
  if (file === undefined) return empty()
  try {
    return { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Kept) }
  } catch {
    return empty()
  }
}
