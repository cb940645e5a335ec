import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { SELLER_LICENCE_FORMS } from '@upchar/kernel/seller-licences'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { licenceEnded, licenceUnknown, sellerUnknown } from './errors.ts'
import type { By } from './model.ts'
import {
  deleteLicence,
  lockSellers,
  selectLicences,
  selectSellers,
  updateSeller,
  upsertLicence,
  type SellerFacts,
  type SellerLicence,
} from './store/sellers.ts'

const factsOf = ({ form, number, validUntil }: SellerLicence) => ({
  form,
  number,
  valid_until: validUntil,
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
  addJob(tx, 'refresh-seller', { sellerId })
  await announceChange(tx)
}

const find = async (tx: Transaction, id: number): Promise<SellerFacts | undefined> => {
  await lockSellers(tx)
  return (await selectSellers(tx)).find((row) => row.id === id)
}

/** Adds a licence of a seller; the same form and number again changes its last day. */
export async function addLicence(
  tx: Transaction,
  { staffId, at }: By,
  sellerId: number,
  body: Body<'staffAddLicence'>,
) {
  if (body.valid_until !== null && body.valid_until < istDate(at)) return licenceEnded()
  const seller = await find(tx, sellerId)
  if (seller === undefined) return sellerUnknown()
  const before = (await selectLicences(tx)).find(
    (one) => one.sellerId === sellerId && one.form === body.form && one.number === body.number,
  )
  if (before !== undefined && before.validUntil === body.valid_until) return ok(sellerId)
  const licence = await upsertLicence(tx, {
    sellerId,
    form: body.form,
    number: body.number,
    stateCode: seller.stateCode,
    validUntil: body.valid_until,
  })
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
