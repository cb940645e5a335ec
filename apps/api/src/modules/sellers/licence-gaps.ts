import type { Answer } from '@upchar/contract/schema/endpoints'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { istDate } from '@upchar/kernel/dates'
import type { Handle } from '../../platform/db/database.ts'
import { needsPersonInCharge } from '@upchar/kernel/seller-licences'
import { loadSaleLicences, maySell } from './sale-licences.ts'
import { showSellers, type SellerForStaff } from './show-sellers.ts'

type Gap = Answer<'staffGetSetup'>['licence_gaps'][number]
type Held = SellerForStaff['licences'][number]
/** How many articles of a class a seller offers. */
export type ClassOffered = { sellerId: number; productClass: string; offers: number }

const urgency: Readonly<Record<Gap['kind'], number>> = {
  missing: 0,
  ended: 1,
  ends_soon: 2,
  person_missing: 3,
}

/**
 * What staff must renew or enter: classes that a seller offers without a licence in force, licences that have ended
 * without another of their form, those that end within 30 days, and those without the person in charge they need.
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
    const gapOf = (kind: Gap['kind'], licence: Held): Gap => ({
      seller_id: id,
      seller,
      kind,
      form: licence.form,
      number: licence.number,
      valid_until: licence.valid_until,
      product_class: null,
      offers: 0,
    })
    return [
      ...offered.flatMap(({ sellerId, productClass, offers }): Gap[] =>
        sellerId !== id ||
        maySell(licences, { sellerId, productClass, on, despiteSuspension: true })
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
      ...held.flatMap((licence): Gap[] => {
        const { form, state_of_validity: state } = licence
        return (state !== 'ended' && state !== 'ends_soon') || inForce(form)
          ? []
          : [gapOf(state, licence)]
      }),
      ...held
        .filter(
          ({ form, person_in_charge: person, state_of_validity: state }) =>
            person === null && state !== 'ended' && needsPersonInCharge(form),
        )
        .map((licence) => gapOf('person_missing', licence)),
    ]
  })
  return gaps.toSorted(
    (a, b) =>
      urgency[a.kind] - urgency[b.kind] ||
      (a.valid_until ?? '').localeCompare(b.valid_until ?? '') ||
      a.seller.localeCompare(b.seller),
  )
}
