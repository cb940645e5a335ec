import {
  CardActions,
  syncCompare,
  rehydrateCompare,
  setCompared,
} from '../../../features/product/index.ts'
import type { Comparison } from '../../../features/product/index.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/** The visitor's list, or the products that the address names; null if the API call failed. */
export async function load(
  context: RouterContext,
  ids: readonly number[] | undefined,
): Promise<Comparison | null> {
  context.answer.shared = false
  await CardActions.preload()
  const { pincode } = context.shell()
  const ask = async (where: string | undefined) =>
    context.api('getCompareItems', {
      body: {
        ...(where === undefined ? {} : { pincode: where }),
        ...(ids ? { products: ids.map((group_id) => ({ group_id })) } : {}),
      },
    })
  let result = await ask(pincode)
  if (!result.ok && result.error.code === 'pincode_unknown') result = await ask(undefined)
  if (typeof window !== 'undefined' && result.ok && !ids) {
    if (result.data.products.length === 0 && rehydrateCompare().items.length > 0) {
      await syncCompare()
      result = await ask(undefined)
    }
    if (result.ok)
      setCompared(
        result.data.products.map(({ product_group_id: id, slug, title }) => ({ id, slug, title })),
      )
  }
  return needed(result, context)
}
