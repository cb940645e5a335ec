import { expect } from 'vitest'
import { chances } from '@upchar/testkit/chances'
import type { Lender } from '@upchar/testkit/lender'
import type { Visitor, World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import type { LifeLine } from './lives-credit.ts'

/** `second`: of finance, accepts what `finance` has recorded. */
export type Staff = {
  desk: Visitor
  colleague: Visitor
  finance: Visitor
  second: Visitor
}
export type Parcel = { id: string; state: string; version: number; awb: string }

/** Whose life it is, what chance decides, and what has been tried. */
export class Living {
  readonly world: World
  readonly lender: Lender
  readonly staff: Staff
  readonly chance: () => number
  visitor: Visitor | undefined
  customerId: string | undefined
  line: LifeLine | undefined
  isReferred = false
  /** The order. */
  id = ''
  awbs = 0
  /** What was tried and what was answered, to read after a failure. */
  readonly story: string[] = []

  constructor(world: World, lender: Lender, staff: Staff, seed: number) {
    this.world = world
    this.lender = lender
    this.staff = staff
    this.chance = chances(seed)
  }

  readonly upTo = (most: number): number => 1 + Math.floor(this.chance() * most)
  readonly oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(this.chance() * of.length)]

  said(what: string, reply: { status: number; body: unknown }): void {
    this.story.push(`${what}: ${reply.status}`)
    expect(reply.status, `${this.story.join('\n')}\n${JSON.stringify(reply.body)}`).toBeLessThan(
      500,
    )
  }

  get buyer(): Visitor {
    if (this.visitor === undefined) throw new Error('nothing is bought')
    return this.visitor
  }

  /** Read from its rows: the desk's page of an order took a quarter of a life. */
  async parcels(): Promise<Parcel[]> {
    const { rows } = await this.world.db.execute<Parcel>(
      sql`select id, state, version, coalesce(awb, '') as awb from shipment where order_id = ${this.id}::uuid order by id`,
    )
    return rows
  }

  async parcel(): Promise<Parcel | undefined> {
    return this.oneOf(await this.parcels())
  }
}
