import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { apply, sendEvent, type Lender } from '@upchar/testkit/lender'
import type { Visitor, World } from '@upchar/testkit/world'
import { syncCredit } from '../../../modules/credit/index.ts'

type Account = { id: string; reference: string }

/** The credit line of one random life, and what its lender does. */
export class LifeLine {
  private readonly world: World
  private readonly lender: Lender
  private readonly account: Account

  private constructor(world: World, lender: Lender, account: Account) {
    this.world = world
    this.lender = lender
    this.account = account
  }

  /** The lender opens a line with a limit in rupees (CREDIT-01). */
  static async open(
    world: World,
    lender: Lender,
    visitor: Visitor,
    limit: number,
  ): Promise<LifeLine> {
    const applied = await apply(visitor, { limit })
    expect(applied.status, JSON.stringify(applied.body)).toBe(200)
    const account = (await lender.tell()).accounts.at(-1)
    if (account === undefined) throw new Error('the lender knows no account')
    await syncCredit(world.context, account.id)
    return new LifeLine(world, lender, account)
  }

  /** The lender is repaid, and tells so as often (CREDIT-03). */
  async repay(paise: number, times: number): Promise<void> {
    const { events } = await this.lender.tell({
      repayment: { account_id: this.account.id, principal_paise: paise },
    })
    const event = events.at(-1)
    if (event === undefined) throw new Error('the lender tells of no repayment')
    for (let told = 0; told < times; told++)
      expect((await sendEvent(this.world, event)).status).toBe(200)
  }

  /** The borrower has asked for another limit. */
  async changeLimit(paise: number): Promise<void> {
    const { id, reference } = this.account
    await this.lender.tell({
      account: { reference, limit_paise: paise, limit_request: randomUUID() },
    })
    await syncCredit(this.world.context, id)
  }
}
