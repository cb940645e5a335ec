import { beforeAll } from 'vitest'
import { stockGoods, type Goods } from './goods.ts'
import { signedInStaff } from './staff.ts'
import type { Visitor, World } from './world.ts'

/** Goods of the test's own and a signed-in member of support, for the tests of a file. */
export function useDesk(world: World): { goods: Goods; desk: Visitor } {
  let opened: { goods: Goods; desk: Visitor } | undefined
  const current = () => {
    if (opened === undefined) throw new Error('the desk opens before the first test')
    return opened
  }
  beforeAll(async () => {
    opened = {
      goods: await stockGoods(world.db),
      desk: (await signedInStaff(world, 'support')).visitor,
    }
  })
  return {
    goods: {
      get sellers() {
        return current().goods.sellers
      },
      get warehouses() {
        return current().goods.warehouses
      },
      addVariant: (options) => current().goods.addVariant(options),
      addOffer: (variantId, options) => current().goods.addOffer(variantId, options),
      addBatch: (sku, batch) => current().goods.addBatch(sku, batch),
    },
    desk: {
      get cookies() {
        return current().desk.cookies
      },
      call: (name, parts) => current().desk.call(name, parts),
      raw: (options) => current().desk.raw(options),
    },
  }
}
