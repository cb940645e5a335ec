import { mayPromote } from '@upchar/kernel/buying-rules'
import { ok } from '@upchar/kernel/result'
import { paiseToRupees } from '@upchar/kernel/money'
import { isRefused, visitBy } from '../../modules/privacy/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { selectLastStep } from './store/last-step.ts'

/** The lifetime of a guest id: older checkouts get no reminder. */
const reminded = 86_400_000

/**
 * The step at which the shopper stopped buying, if it can be resumed (CHECKOUT-10). Nobody is
 * reminded of prescription medicines, or after refusing reminders.
 */
export async function showLastStep(
  context: Context,
  shopper: Shopper,
): Promise<HandlerResult<'getLastStep'>> {
  if (await isRefused(context, visitBy(shopper), 'reminders'))
    return ok({ success: true, step: null })
  const now = context.clock.now()
  const step = await selectLastStep(context.db, shopper, new Date(now.getTime() - reminded), now)
  return ok({
    success: true,
    step:
      step === undefined || !step.classes.every(mayPromote)
        ? null
        : {
            checkout_id: step.id,
            kind: step.state === 'open' ? 'form' : 'pay',
            items: step.titles.length,
            first_title: step.titles[0] ?? '',
            total: paiseToRupees(step.totalPaise),
            begun_at: step.createdAt.toISOString(),
          },
  })
}
