import type { QuarantineOutcome } from '@upchar/kernel/quarantine'
import { mayRestock } from '@upchar/kernel/return-reasons'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Quarantined } from './store.ts'

type Goods = Pick<Quarantined, 'productClass' | 'coldChain' | 'expiresOn' | 'recalled'>

/** Whether pieces may be sold again: no medicine, vaccine or cold-chain goods, not expired and not recalled (RET-02, OPS-05). */
export const mayRelease = (
  { productClass, coldChain, expiresOn, recalled }: Goods,
  today: string,
): boolean =>
  !recalled && mayRestock(productClass, coldChain) && (expiresOn === null || expiresOn > today)

/** Whether an outcome is allowed for so many pieces of a lot. */
export function checkTaken(
  held: Quarantined,
  { outcome, quantity, seen }: { outcome: QuarantineOutcome; quantity: number; seen: number },
  today: string,
): Result<null, Refusal & { code: 'changed_meanwhile' | 'not_releasable' | 'quantity_wrong' }> {
  if (held.quantity !== seen)
    return err({
      code: 'changed_meanwhile',
      message: 'A colleague has changed this since you opened it. Look at it again.',
    })
  if (quantity > held.quantity)
    return err({
      code: 'quantity_wrong',
      field: 'quantity',
      message: `Only ${held.quantity} are in quarantine.`,
    })
  if (outcome === 'release' && !mayRelease(held, today))
    return err({
      code: 'not_releasable',
      field: 'outcome',
      message:
        'Medicines, vaccines, cold-chain, expired and recalled goods may not be sold again. Destroy them, or give them back to the seller.',
    })
  return ok(null)
}
