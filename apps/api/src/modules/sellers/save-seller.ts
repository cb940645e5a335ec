import type { Body } from '@upchar/contract/schema/endpoints'
import { checkGstin } from '@upchar/kernel/gstin'
import { ok } from '@upchar/kernel/result'
import { stateByCode } from '@upchar/kernel/states'
import { slugify } from '@upchar/kernel/text'
import { checkPhone, normaliseEmail } from '@upchar/kernel/validate'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  changedMeanwhile,
  gstinInvalid,
  gstinTaken,
  otherState,
  phoneInvalid,
  pincodeUnknown,
  prefixTaken,
  sellerHasOrders,
  sellerUnknown,
} from './errors.ts'
import { differences, isAsSeen, snakeCase, type By, type SellerPlace } from './model.ts'
import {
  insertSeller,
  lockSellers,
  selectSellers,
  updateSeller,
  type SellerFacts,
} from './store/sellers.ts'
import { noteForBackend, noteSellerChanged } from './tell-backend.ts'

type Fields = Body<'staffAddSeller'>

/** Series that the operator's own invoices and credit notes use. */
const reservedPrefixes = ['UPC', 'UP']

function rowOf(body: Fields, place: SellerPlace | undefined) {
  const gstin = checkGstin(body.gstin)
  if (!gstin.ok) return gstinInvalid(gstin.error.message)
  const phone = checkPhone(body.phone)
  if (!phone.ok) return phoneInvalid(phone.error.message)
  if (place === undefined) return pincodeUnknown()
  const { stateCode } = gstin.value
  if (place.stateCode !== stateCode)
    return otherState(place.state, stateByCode(stateCode)?.name ?? stateCode)
  return ok({
    legalName: body.legal_name,
    tradeName: body.trade_name,
    gstin: gstin.value.gstin,
    stateCode,
    address: body.address,
    city: body.city,
    pincode: place.pincode,
    email: normaliseEmail(body.email),
    phone: phone.value,
    invoicePrefix: body.invoice_prefix,
    hsnDigits: body.hsn_digits,
    grievanceOfficer: body.grievance_officer || null,
    // A contact of nobody would stand nowhere.
    grievanceContact: (body.grievance_officer && body.grievance_contact) || null,
  })
}
type Row = Extract<ReturnType<typeof rowOf>, { ok: true }>['value']

function taken(row: Row, others: readonly SellerFacts[]) {
  const same = others.find(({ gstin }) => gstin === row.gstin)
  if (same !== undefined) return gstinTaken(same.tradeName)
  return reservedPrefixes.includes(row.invoicePrefix) ||
    others.some(({ invoicePrefix }) => invoicePrefix === row.invoicePrefix)
    ? prefixTaken()
    : undefined
}

function slugFor({ tradeName, city }: Row, others: readonly SellerFacts[]): string {
  const base = slugify(`${tradeName} ${city}`) || 'seller'
  const used = new Set(others.map(({ slug }) => slug))
  let slug = base
  for (let count = 2; used.has(slug); count++) slug = `${base}-${count}`
  return slug
}

/** Adds a seller (OPS-06). `place` is that of its pincode. */
export async function addSeller(
  tx: Transaction,
  { staffId, at }: By,
  body: Fields,
  place: SellerPlace | undefined,
) {
  const row = rowOf(body, place)
  if (!row.ok) return row
  await lockSellers(tx)
  const others = await selectSellers(tx)
  const refused = taken(row.value, others)
  if (refused !== undefined) return refused
  const added = await insertSeller(tx, {
    ...row.value,
    slug: slugFor(row.value, others),
    changedBy: staffId,
    changedAt: at,
  })
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.add_seller',
    subject: { kind: 'seller', id: added.gstin },
    after: snakeCase(row.value),
    at,
  })
  noteForBackend(tx, added.id)
  await announceChange(tx)
  return ok(added.id)
}

/** Changes a seller; GSTIN and invoice prefix only while it has no order. */
export async function changeSeller(
  tx: Transaction,
  { staffId, at }: By,
  change: { id: number; body: Body<'staffChangeSeller'>; place: SellerPlace | undefined },
  hasOrders: boolean,
) {
  const row = rowOf(change.body, change.place)
  if (!row.ok) return row
  await lockSellers(tx)
  const sellers = await selectSellers(tx)
  const before = sellers.find(({ id }) => id === change.id)
  if (before === undefined) return sellerUnknown()
  if (!isAsSeen(before.changedAt, change.body.seen_changed_at)) return changedMeanwhile()
  const refused = taken(
    row.value,
    sellers.filter((one) => one !== before),
  )
  if (refused !== undefined) return refused
  const fixed = before.gstin === row.value.gstin && before.invoicePrefix === row.value.invoicePrefix
  if (hasOrders && !fixed) return sellerHasOrders()
  const changed = differences(before, row.value)
  if (changed === undefined) return ok(before.id)
  await updateSeller(tx, before.id, { ...row.value, changedBy: staffId, changedAt: at })
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.change_seller',
    subject: { kind: 'seller', id: row.value.gstin },
    ...changed,
    at,
  })
  noteSellerChanged(tx, before.id)
  await announceChange(tx)
  return ok(before.id)
}
