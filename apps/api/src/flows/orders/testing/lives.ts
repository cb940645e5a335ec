import { sessionFor } from '@upchar/testkit/customers'
import { sql } from '../../../platform/db/sql.ts'
import { settlePoints } from '../../points/settle-points.ts'
import { settleReferral } from '../../referrals/settle-referral.ts'
import { buy } from './lives-buying.ts'
import { cancelAsBuyer, cancelAsStaff } from './lives-cancels.ts'
import { Living } from './lives-living.ts'
import { box, moveParcel, openReturn, quarantine, remit } from './lives-parcels.ts'
import { report } from './lives-reports.ts'
import { askReturn, workOnReturn } from './lives-returns.ts'

/**
 * One random life of an order: bought, cut, packed, sent, lost, brought back, returned and settled in an order that chance chooses,
 * legal or not. No action may end in an internal error.
 */
export class Life extends Living {
  async live(skus: readonly string[], actions: number): Promise<void> {
    if (!(await buy(this, skus))) return
    for (let i = 0; i < actions; i++) {
      this.world.clock.advance(this.upTo(90_000))
      // Sessions end while the clock runs.
      if (this.customerId !== undefined)
        this.visitor = await sessionFor(this.world, this.customerId)
      await this.act()
      if (this.chance() < 0.3) await this.settlePoints()
      if (this.chance() < 0.15) await this.settleReferral()
    }
    await this.settlePoints()
  }

  /** Rewards the referral as if a week had passed, so that cancels, returns and corrections may follow (CART-13). */
  private async settleReferral(): Promise<void> {
    const later = new Date(this.world.clock.now().getTime() + 8 * 86_400_000)
    await settleReferral({ ...this.world.context, clock: { now: () => later } }, this.id)
  }

  /** Brings the points to what the order earns, as the job does that the courier's news begin. */
  private async settlePoints(): Promise<void> {
    await settlePoints(this.world.context, this.id)
    await settleReferral(this.world.context, this.id)
    await this.world.db.execute(
      sql`delete from graphile_worker._private_jobs where key = ${`points:${this.id}`}`,
    )
  }

  private async act(): Promise<void> {
    const move = () => moveParcel(this)
    const work = () => workOnReturn(this)
    const ask = () => askReturn(this)
    const acts = [
      () => (this.chance() < 0.5 ? cancelAsBuyer(this) : cancelAsStaff(this)),
      () => openReturn(this),
      move,
      move,
      move,
      move,
      ask,
      ask,
      work,
      work,
      work,
      () => report(this),
      () => report(this),
      () => remit(this),
      () => box(this),
      async () => this.line?.repay(this.upTo(300_000), this.upTo(2)),
      async () => this.line?.changeLimit(this.upTo(3_000_000)),
      () => quarantine(this),
    ]
    await this.oneOf(acts)?.()
  }
}
