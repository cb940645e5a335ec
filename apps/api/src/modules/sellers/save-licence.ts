import { isDeepStrictEqual } from 'node:util'
import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { needsPersonInCharge, SELLER_LICENCE_FORMS } from '@upchar/kernel/seller-licences'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  licenceDays,
  licenceEnded,
  licenceUnknown,
  personMissing,
  sellerUnknown,
  warehouseUnknown,
} from './errors.ts'
import type { By } from './model.ts'
import {
  deleteLicence,
  lockSellers,
  selectAllWarehouses,
  selectLicences,
  selectSellers,
  updateSeller,
  upsertLicence,
  type SellerFacts,
  type SellerLicence,
} from './store/sellers.ts'
import { noteSellerChanged } from './tell-backend.ts'

const factsOf = (licence: SellerLicence) => ({
  form: licence.form,
  number: licence.number,
  valid_from: licence.validFrom,
  valid_until: licence.validUntil,
  warehouse: licence.warehouseId,
  person_in_charge: licence.personInCharge,
  person_registration: licence.personRegistration,
})

/** Invoices and product pages print a seller's licences from two columns of its row. */
async function printLicences(tx: Transaction, sellerId: number): Promise<void> {
  const held = (await selectLicences(tx)).filter((licence) => licence.sellerId === sellerId)
  const printed = (covers: 'drugs' | 'devices') =>
    held
      .filter(({ form }) =>
        SELLER_LICENCE_FORMS.some((one) => one.form === form && one.covers === covers),
      )
      .map(({ form, number }) => (number.startsWith(form) ? number : `${form} ${number}`))
      .join(', ') || null
  await updateSeller(tx, sellerId, {
    drugLicence: printed('drugs'),
    deviceLicence: printed('devices'),
  })
  noteSellerChanged(tx, sellerId)
  await announceChange(tx)
}

const find = async (tx: Transaction, id: number): Promise<SellerFacts | undefined> => {
  await lockSellers(tx)
  return (await selectSellers(tx)).find((row) => row.id === id)
}

/**
 * Adds a licence of a seller; the same form and number again changes its days, premises and person. Cards and product
 * pages follow by a job, carts at once.
 */
export async function addLicence(
  tx: Transaction,
  { staffId, at }: By,
  sellerId: number,
  body: Body<'staffAddLicence'>,
) {
  if (body.valid_until !== null && body.valid_until < istDate(at)) return licenceEnded()
  if (body.valid_from !== null && body.valid_until !== null && body.valid_until < body.valid_from)
    return licenceDays()
  if (!body.person_in_charge && needsPersonInCharge(body.form)) return personMissing(body.form)
  const seller = await find(tx, sellerId)
  if (seller === undefined) return sellerUnknown()
  const { warehouse_id: warehouseId } = body
  if (
    warehouseId !== null &&
    !(await selectAllWarehouses(tx)).some(
      (one) => one.id === warehouseId && one.sellerId === sellerId,
    )
  )
    return warehouseUnknown()
  const before = (await selectLicences(tx)).find(
    (one) => one.sellerId === sellerId && one.form === body.form && one.number === body.number,
  )
  const row = {
    sellerId,
    form: body.form,
    number: body.number,
    stateCode: seller.stateCode,
    validFrom: body.valid_from,
    validUntil: body.valid_until,
    warehouseId,
    personInCharge: body.person_in_charge || null,
    personRegistration: body.person_registration || null,
  }
  if (before !== undefined && isDeepStrictEqual(before, { id: before.id, ...row }))
    return ok(sellerId)
  const licence = await upsertLicence(tx, row)
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.add_licence',
    subject: { kind: 'seller', id: seller.gstin },
    ...(before !== undefined && { before: factsOf(before) }),
    after: factsOf(licence),
    at,
  })
  await printLicences(tx, sellerId)
  return ok(sellerId)
}

/** Removes a licence that was entered by mistake or was withdrawn. */
export async function removeLicence(tx: Transaction, { staffId, at }: By, id: number) {
  await lockSellers(tx)
  const licence = await deleteLicence(tx, id)
  if (licence === undefined) return licenceUnknown()
  const seller = await find(tx, licence.sellerId)
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.remove_licence',
    subject: { kind: 'seller', id: seller?.gstin ?? String(licence.sellerId) },
    before: factsOf(licence),
    at,
  })
  await printLicences(tx, licence.sellerId)
  return ok(licence.sellerId)
}
