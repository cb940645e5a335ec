import type { QuarantineOutcome } from '@upchar/kernel/quarantine'
import { mayRestock } from '@upchar/kernel/return-reasons'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { notReleasable, quarantineChanged } from './errors.ts'
import type { Quarantined } from './store.ts'

type Goods = Pick<Quarantined, 'productClass' | 'coldChain' | 'expiresOn' | 'recalled'>

/** Whether pieces may be sold again: no medicine, vaccine or cold-chain goods, not expired and not recalled (RET-02, OPS-05). */
export const mayRelease = (
  { productClass, coldChain, expiresOn, recalled }: Goods,
  today: string,
): boolean =>
  !recalled && mayRestock(productClass, coldChain) && (expiresOn === null || expiresOn > today)

/** Whether an outcome is allowed for so many pieces of a lot; those that wait for a second member are kept for it. */
export function checkTaken(
  held: Quarantined,
  { outcome, quantity, seen }: { outcome: QuarantineOutcome; quantity: number; seen: number },
  today: string,
): Result<null, Refusal & { code: 'changed_meanwhile' | 'not_releasable' | 'quantity_wrong' }> {
  const waiting = held.waiting?.quantity ?? 0
  if (held.quantity !== seen || (outcome === 'release' && waiting > 0)) return quarantineChanged()
  if (quantity > held.quantity - waiting)
    return err({
      code: 'quantity_wrong',
      field: 'quantity',
      message:
        waiting === 0
          ? `Only ${held.quantity} are in quarantine.`
          : `Only ${held.quantity - waiting} can be taken out: ${waiting} of ${held.quantity} wait to be sold again.`,
    })
  return outcome === 'release' && !mayRelease(held, today) ? notReleasable() : ok(null)
}
