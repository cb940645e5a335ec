import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { cleanPincode } from '@upchar/kernel/validate'
import { listedPlace, setDeliveryDays } from '../../modules/availability/index.ts'
import { setCashRules } from '../../modules/checkout/index.ts'
import { setOrganisation } from '../../modules/organisation/index.ts'
import { setCharges } from '../../modules/pricing/index.ts'
import {
  addLicence,
  addSeller,
  addWarehouse,
  changeSeller,
  changeWarehouse,
  removeLicence,
} from '../../modules/sellers/index.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { readSetup, type SetupSource } from './show-setup.ts'
import { hasOrders } from './store.ts'

/** The member of staff; null: the command line. */
export type Changer = string | null

const placeOfPincode = ({ db }: SetupSource, pincode: string) =>
  listedPlace({ db }, cleanPincode(pincode))

/** The seller as it is after a change. */
async function answerSeller(source: SetupSource, id: number): Promise<Answer<'staffAddSeller'>> {
  const seller = (await readSetup(source)).sellers.find((one) => one.id === id)
  if (seller === undefined) throw new Error('a seller that was just changed is gone')
  return { success: true, seller }
}

const by = (staffId: Changer, { clock }: SetupSource) => ({ staffId, at: clock.now() })

export async function putOrganisation(
  source: SetupSource,
  staffId: Changer,
  body: Body<'staffSetOrganisation'>,
) {
  const placeStateCode = (await placeOfPincode(source, body.pincode))?.stateCode
  const changed = await decideInTransaction(source.db, (tx) =>
    setOrganisation(tx, source.config, by(staffId, source), { body, placeStateCode }),
  )
  if (!changed.ok) return changed
  const { organisation } = await readSetup(source)
  return ok({ success: true as const, organisation })
}

export async function createSeller(
  source: SetupSource,
  staffId: Changer,
  body: Body<'staffAddSeller'>,
) {
  const place = await placeOfPincode(source, body.pincode)
  const changed = await decideInTransaction(source.db, (tx) =>
    addSeller(tx, by(staffId, source), body, place),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function putSeller(
  source: SetupSource,
  staffId: Changer,
  id: number,
  body: Body<'staffChangeSeller'>,
) {
  const place = await placeOfPincode(source, body.pincode)
  const changed = await decideInTransaction(source.db, async (tx) =>
    changeSeller(tx, by(staffId, source), { id, body, place }, await hasOrders(tx, id)),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function createLicence(
  source: SetupSource,
  staffId: Changer,
  sellerId: number,
  body: Body<'staffAddLicence'>,
) {
  const changed = await decideInTransaction(source.db, (tx) =>
    addLicence(tx, by(staffId, source), sellerId, body),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function deleteLicence(source: SetupSource, staffId: Changer, id: number) {
  const changed = await decideInTransaction(source.db, (tx) =>
    removeLicence(tx, by(staffId, source), id),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function createWarehouse(
  source: SetupSource,
  staffId: Changer,
  sellerId: number,
  body: Body<'staffAddWarehouse'>,
) {
  const place = await placeOfPincode(source, body.pincode)
  const changed = await decideInTransaction(source.db, (tx) =>
    addWarehouse(tx, by(staffId, source), sellerId, { body, place }),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function putWarehouse(
  source: SetupSource,
  staffId: Changer,
  id: number,
  body: Body<'staffChangeWarehouse'>,
) {
  const place = await placeOfPincode(source, body.pincode)
  const changed = await decideInTransaction(source.db, (tx) =>
    changeWarehouse(tx, by(staffId, source), { id, body, place }),
  )
  return changed.ok ? ok(await answerSeller(source, changed.value)) : changed
}

export async function putCharges(
  source: SetupSource,
  staffId: Changer,
  body: Body<'staffSetCharges'>,
) {
  const changed = await decideInTransaction(source.db, (tx) =>
    setCharges(tx, by(staffId, source), body),
  )
  if (!changed.ok) return changed
  const { charges } = await readSetup(source)
  return ok({ success: true as const, charges })
}

export async function putDeliveryDays(
  source: SetupSource,
  staffId: Changer,
  body: Body<'staffSetDeliveryDays'>,
) {
  const changed = await decideInTransaction(source.db, (tx) =>
    setDeliveryDays(tx, by(staffId, source), body),
  )
  if (!changed.ok) return changed
  const { delivery_days } = await readSetup(source)
  return ok({ success: true as const, delivery_days })
}

export async function putCashRules(
  source: SetupSource,
  staffId: Changer,
  body: Body<'staffSetCashRules'>,
) {
  const changed = await decideInTransaction(source.db, (tx) =>
    setCashRules(tx, by(staffId, source), body),
  )
  if (!changed.ok) return changed
  const { cash_rules } = await readSetup(source)
  return ok({ success: true as const, cash_rules })
}
