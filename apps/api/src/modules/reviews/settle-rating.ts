import type { Transaction } from '../../platform/db/database.ts'
import { setRating } from '../catalogue/index.ts'
import { countStars } from './store/shown.ts'

/** Puts the product's card, page and place in lists in step with its published reviews (DATA-14). */
export const settleRating = (tx: Transaction, groupId: number): Promise<void> =>
  setRating(tx, groupId, async () => {
    const counts = await countStars(tx, groupId)
    return {
      count: counts.reduce((sum, count) => sum + count, 0),
      stars: counts.reduce((sum, count, at) => sum + count * (at + 1), 0),
    }
  })
