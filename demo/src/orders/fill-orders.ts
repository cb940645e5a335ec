import { refreshWarehouses } from '@upchar/api/modules/catalogue/index'
import type { Config } from '@upchar/api/platform/config'
import { openDatabase, withLoader, type Database } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import type pg from 'pg'
import { placeCustomers } from '../people/place-customers.ts'
import { articlesOnSale, chooseGoods } from './choose-goods.ts'
import { book, bring, pack, unbookedParcels, type Booked } from './move-parcels.ts'
import { openPast } from './past.ts'
import { buyersOf, placePlanned } from './place-orders.ts'
import { planOrders, type PlannedOrder } from './plan-orders.ts'

export type FillOrdersOptions = { config: Config; files: Files; now: Date }

const couriers = 3
const stretch = 16

/** The same database with asynchronous commits: a crash only loses the seed. */
function hurried(db: Database): Database {
  const quick = openDatabase(db.$client.options.connectionString ?? '', couriers + 1)
  // Runs before the connection's first statement; if it fails, commits stay synchronous.
  quick.$client.on(
    'connect',
    (client) => void client.query('set synchronous_commit = off').catch(() => undefined),
  )
  return quick
}

/**
 * Demo orders of the last months, placed through the real use cases, so that stock, invoices, numbers and payments are
 * consistent. Removes their jobs: no mail about the past is sent, and parcels stay at their last scan. Run after
 * `fillPeople`, never for a real shop.
 */
export async function fillOrders(
  db: Database,
  { config, files, now }: FillOrdersOptions,
): Promise<void> {
  const quick = hurried(db)
  try {
    await withLoader(db, async (client) => {
      const past = openPast(config, quick, files)
      const buyers = buyersOf(await placeCustomers(db))
      const articles = await articlesOnSale(client, now)
      const place = async (orders: readonly PlannedOrder[]) => {
        for (const planned of orders)
          await placePlanned(past, planned, buyers, chooseGoods(articles, planned))
      }
      const ship = async (parcels: readonly Booked[]) => {
        // One after the other by the time of packing, so that invoice numbers follow the dates.
        for (const parcel of parcels) await pack(past, parcel)
        const packed = [...parcels]
        await Promise.all(
          Array.from({ length: couriers }, async () => {
            for (let one = packed.shift(); one !== undefined; one = packed.shift())
              await bring(past, one)
          }),
        )
      }
      // In periods: buyers with a delivery get the higher cash limit afterwards.
      const orders = planOrders(now)
      const waiting: Booked[] = []
      do {
        const next = orders.splice(0, stretch)
        const known = next[0]?.at ?? now
        const due = byPacking(waiting.splice(0)).filter((parcel) => {
          const isDue = next.length === 0 || (parcel.packedAt ?? now) < known
          if (!isDue) waiting.push(parcel)
          return isDue
        })
        await Promise.all([place(next), ship(due)])
        for (const parcel of await unbookedParcels(client)) {
          const booked = await book(past, parcel, now)
          if (booked !== undefined) waiting.push(booked)
        }
      } while (orders.length > 0 || waiting.length > 0)
      await leaveToThePast(client)
      const { rows } = await client.query<{ id: number }>(
        'select distinct offer_id as id from order_line',
      )
      await refreshWarehouses(
        quick,
        rows.map(({ id }) => id),
        now,
      )
    })
  } finally {
    await quick.$client.end()
  }
}

const byPacking = (parcels: readonly Booked[]): Booked[] =>
  parcels.toSorted(
    (a, b) => (a.packedAt?.getTime() ?? Infinity) - (b.packedAt?.getTime() ?? Infinity),
  )

/** Deletes mails and jobs of past orders. The tables were empty before, so all rows belong to demo orders. */
async function leaveToThePast(client: pg.ClientBase): Promise<void> {
  await client.query('delete from mail_message')
  await client.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = any('{send-mail,move-shipment,settle-payment}')`,
  )
}
