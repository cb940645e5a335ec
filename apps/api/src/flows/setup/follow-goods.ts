import type { Context } from '../../platform/context.ts'
import { hasProducts } from './store.ts'

/**
 * For `/health`: `empty` until the shop has goods. Read at the start and, while it is empty, after each change that
 * buyers can see.
 */
export async function followGoods({
  db,
  changes,
  log,
}: Pick<Context, 'db' | 'changes' | 'log'>): Promise<() => 'ok' | 'empty'> {
  let stocked = await hasProducts(db)
  changes.onChange(() => {
    if (stocked) return
    hasProducts(db).then(
      (found) => {
        stocked = found
      },
      (error: unknown) => log.warn({ error }, 'could not read whether the shop has goods'),
    )
  })
  return () => (stocked ? 'ok' : 'empty')
}
