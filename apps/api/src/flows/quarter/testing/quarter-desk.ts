import { expect } from 'vitest'
import type { IstDate } from '@upchar/kernel/dates'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import type { World } from '@upchar/testkit/world'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { reconcilePayments } from '../../payments/reconcile-payments.ts'
import type { Staff } from '../../orders/testing/lives-living.ts'

/** The members on duty: sessions end, so others come each day. One object, as orders outlive a day. */
export class Desk implements Staff {
  private readonly world: World
  private today: Staff | undefined

  constructor(world: World) {
    this.world = world
  }

  async begin(): Promise<void> {
    const one = async (role: 'support' | 'finance') =>
      (await signedInStaff(this.world, role)).visitor
    this.today = {
      desk: await one('support'),
      colleague: await one('support'),
      finance: await one('finance'),
      second: await one('finance'),
    }
  }

  private get on(): Staff {
    if (this.today === undefined) throw new Error('nobody is on duty')
    return this.today
  }
  get desk() {
    return this.on.desk
  }
  get colleague() {
    return this.on.colleague
  }
  get finance() {
    return this.on.finance
  }
  get second() {
    return this.on.second
  }
}

/** What happens each day without anybody: the gateway settles, parcels go on by one scan, mails go out. */
export async function passNight(world: World): Promise<void> {
  await reconcilePayments(world.context)
  await inTransaction(world.db, async (tx) => addJob(tx, 'settle-sandbox', {}))
  await runJobs(world)
}

/** A courier pays out what it has collected and not paid out yet. */
export async function payOutCash(world: World, { finance }: Staff): Promise<void> {
  const { rows } = await world.db.execute<{ awb: string; due: number }>(
    sql`select h.awb, h.cash_paise::int as due from shipment h where h.state = 'delivered' and h.cash_paise > 0
      and not exists (select from remittance_line r where r.awb = h.awb) order by h.id`,
  )
  for (let i = 0; i < rows.length; i += 500) {
    const part = rows.slice(i, i + 500)
    const text = ['AWB,Amount', ...part.map(({ awb, due }) => `${awb},${due / 100}`)].join('\n')
    const list = { file_name: 'list.csv', text }
    const { seen } = (await finance.call('staffPreviewRemittance', { body: list })).body
    const recorded = await finance.call('staffRecordRemittance', { body: { ...list, seen } })
    expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
  }
}

/** One member asks for the payouts of closed statements, another approves them, and the bank transfers them. */
export async function payOutSellers({ finance, second }: Staff): Promise<number> {
  const query = { state: 'to_pay', limit: 100 } as const
  const { statements } = (await finance.call('staffListStatements', { query })).body
  for (const { id } of statements) {
    const params = { id }
    const asked = await finance.call('staffAskSellerPayout', {
      params,
      body: { pay_to: '50100234567890 HDFC0000123', linked_account: 'acc_TestSeller0001' },
    })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const body = { approve: true, reason: '', asked_at: asked.body.payout.asked?.at ?? '' }
    const decided = await second.call('staffDecideSellerPayout', { params, body })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
    const paid = await finance.call('staffRecordSellerPayout', {
      params,
      body: { bank_reference: `UTR${id.slice(-10)}`, split_reference: `trf_${id.slice(-10)}` },
    })
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  }
  return statements.length
}

/** Every return of a month is filed, with its figures of then. */
export async function fileReturns({ finance }: Staff, month: string, on: IstDate): Promise<number> {
  const { returns } = (await finance.call('staffListTaxReturns', { query: { month } })).body
  for (const { gstin, form } of returns) {
    const filed = await finance.call('staffFileTaxReturn', {
      params: { gstin, form, month },
      body: { arn: 'AA270227123456A', filed_on: on },
    })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
  }
  return returns.length
}
