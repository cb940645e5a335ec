import { randomUUID } from 'node:crypto'
import { sql } from '../../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods, type GoodsOptions } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { loadSaleLicences } from '../../sellers/index.ts'
import { sendingAt } from '../read-model/sellable.ts'
import { selectWarehouses } from './warehouses.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Stock = GoodsOptions & { batch?: string; held?: number; endsIn?: number }

/** The warehouses that lists name for a variant. */
async function sending({ batch, held = 0, endsIn = 1, ...options }: Stock) {
  const { groupId, offerId } = await goods.addVariant(options)
  const at = world.clock.now()
  if (batch !== undefined)
    await world.db.execute(sql`update lot set batch_no = ${batch} where offer_id = ${offerId}`)
  if (held > 0)
    await world.db.execute(sql`insert into stock_hold
      (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      select ${randomUUID()}::uuid, id, offer_id, ${held}, 'held',
        ${new Date(at.getTime() + endsIn).toISOString()}::timestamptz
      from lot where offer_id = ${offerId} and warehouse_id = ${goods.warehouses.mumbai}`)
  const when = sendingAt(at, await loadSaleLicences(world.db))
  return (await selectWarehouses(world.db, [groupId], when)).get(offerId) ?? []
}

describe('UI-16 the warehouses that can send a variant', () => {
  it.each([
    ['where it lies', {}, ['mumbai']],
    ['in all that have some', { stock: { mumbai: 1, nagpur: 1 } }, ['mumbai', 'nagpur']],
    ['none without stock', { stock: { mumbai: 0 } }, []],
    ['none below the minimum order', { moq: 3, stock: { mumbai: 1, nagpur: 1 } }, []],
    [
      'those that make up the minimum order',
      { moq: 3, stock: { mumbai: 1, nagpur: 2 } },
      ['mumbai', 'nagpur'],
    ],
    ['none whose pieces others hold', { stock: { mumbai: 2, nagpur: 1 }, held: 2 }, ['nagpur']],
    ['those whose hold has ended', { stock: { mumbai: 2 }, held: 2, endsIn: 0 }, ['mumbai']],
    ['what expires in thirty days', { expiresOn: '2026-12-24' }, ['mumbai']],
    ['nothing that expires earlier', { expiresOn: '2026-12-23' }, []],
    ['a medicine with its batch', { hsn: '30049099' }, ['mumbai']],
    ['no medicine without its batch', { hsn: '30049099', batch: 'IMPORT' }, []],
    ['no medicine without its expiry', { productClass: 'DRUG_GEN', expiresOn: null }, []],
    ['other goods without both', { batch: 'IMPORT', expiresOn: null }, ['mumbai']],
  ] satisfies [string, Stock, (keyof Goods['warehouses'])[]][])(
    'are %s',
    async (_, stock, expected) => {
      const ids = expected.map((name) => goods.warehouses[name])
      expect(await sending(stock)).toEqual(ids)
    },
  )
})
