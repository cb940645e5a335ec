import type { Answer } from '@upchar/contract/schema/endpoints'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { istDate } from '@upchar/kernel/dates'
import type { Handle } from '../../platform/db/database.ts'
import { loadSaleLicences, maySell } from './sale-licences.ts'
import { showSellers } from './show-sellers.ts'

type Gap = Answer<'staffGetSetup'>['licence_gaps'][number]
/** How many articles of a class a seller offers. */
export type ClassOffered = { sellerId: number; productClass: string; offers: number }

const urgency: Readonly<Record<Gap['kind'], number>> = { missing: 0, ended: 1, ends_soon: 2 }

/**
 * What staff must renew or enter: classes that a seller offers without a licence in force, licences that have ended
 * without another of their form, and those that end within 30 days.
 */
export async function licenceGaps(
  handle: Handle,
  at: Date,
  offered: readonly ClassOffered[],
): Promise<Gap[]> {
  const [sellers, licences] = await Promise.all([showSellers(handle, at), loadSaleLicences(handle)])
  const on = istDate(at)
  const gaps = sellers.flatMap(({ id, trade_name: seller, licences: held }): Gap[] => {
    const inForce = (form: Gap['form']) =>
      held.some(({ form: other, state_of_validity: state }) => other === form && state === 'valid')
    return [
      ...offered.flatMap(({ sellerId, productClass, offers }): Gap[] =>
        sellerId !== id || maySell(licences, { sellerId, productClass, on })
          ? []
          : [
              {
                seller_id: id,
                seller,
                kind: 'missing',
                form: null,
                number: null,
                valid_until: null,
                product_class: PRODUCT_CLASSES.find((one) => one === productClass) ?? null,
                offers,
              },
            ],
      ),
      ...held.flatMap(({ form, number, valid_until, state_of_validity: state }): Gap[] =>
        (state !== 'ended' && state !== 'ends_soon') || inForce(form)
          ? []
          : [
              {
                seller_id: id,
                seller,
                kind: state,
                form,
                number,
                valid_until,
                product_class: null,
                offers: 0,
              },
            ],
      ),
    ]
  })
  return gaps.toSorted(
    (a, b) =>
      urgency[a.kind] - urgency[b.kind] ||
      (a.valid_until ?? '').localeCompare(b.valid_until ?? '') ||
      a.seller.localeCompare(b.seller),
  )
}
