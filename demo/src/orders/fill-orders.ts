import { refreshWarehouses } from '@upchar/api/modules/catalogue/index'
import type { Config } from '@upchar/api/platform/config'
import { openDatabase, withLoader, type Database } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import type pg from 'pg'
import { placeCustomers } from '../people/place-customers.ts'
import { articlesOnSale, chooseGoods } from './choose-goods.ts'
import { moveParcel, unbookedParcels, type Parcel } from './move-parcels.ts'
import { openPast } from './past.ts'
import { buyersOf, placePlanned } from './place-orders.ts'
import { planOrders, type PlannedOrder } from './plan-orders.ts'

export type FillOrdersOptions = { config: Config; files: Files; now: Date }

const couriers = 3
const stretch = 16

/** The same database; a crash while it is filled costs the filling and nothing else, so commits don't wait for the disk. */
function hurried(db: Database): Database {
  const quick = openDatabase(db.$client.options.connectionString ?? '', couriers + 1)
  // Goes out before whatever the connection was opened for; where it can't be set, commits wait as usual.
  quick.$client.on(
    'connect',
    (client) => void client.query('set synchronous_commit = off').catch(() => undefined),
  )
  return quick
}

/**
 * What the invented buyers have ordered in the last months, each order by the very use cases that real ones take: stock,
 * invoices, numbers and payments add up. Nothing of it is left to do: nobody gets mail about the past, and parcels stay
 * where their last scan saw them. After `fillPeople`; never for a shop that is meant for buyers.
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
      // One after the other, as they were: numbers of invoices follow the days.
      const place = async (orders: readonly PlannedOrder[]) => {
        for (const planned of orders)
          await placePlanned(past, planned, buyers, chooseGoods(articles, planned))
      }
      const bring = (parcels: Parcel[]) =>
        Promise.all(
          Array.from({ length: couriers }, async () => {
            for (let parcel = parcels.shift(); parcel !== undefined; parcel = parcels.shift())
              await moveParcel(past, parcel, now)
          }),
        )
      // In stretches: who has received goods may pay the next ones in cash more freely.
      const orders = planOrders(now)
      for (
        let parcels: Parcel[] = [];
        orders.length > 0 || parcels.length > 0;
        parcels = await unbookedParcels(client)
      ) {
        await Promise.all([place(orders.splice(0, stretch)), bring(parcels)])
      }
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

/** Mail and errands that belong to what was: the tables were empty before, so all of these are of the orders just made. */
async function leaveToThePast(client: pg.ClientBase): Promise<void> {
  await client.query('delete from mail_message')
  await client.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = any('{send-mail,move-shipment,settle-payment}')`,
  )
}
