import type { Answer } from '@upchar/contract/schema/endpoints'
import { addDays, istDate, type IstDate } from '@upchar/kernel/dates'
import { stateByCode } from '@upchar/kernel/states'
import type { Handle } from '../../platform/db/database.ts'
import {
  selectAllWarehouses,
  selectLicences,
  selectSellers,
  type SellerLicence,
} from './store/sellers.ts'

type View = Answer<'staffGetSetup'>['sellers'][number]
type Warehouse = View['warehouses'][number]
type Unnamed<T> = Omit<T, 'changed_by'> & { changedBy: string | null }

/** A seller as staff see it, before names of members and the fact of orders are added. */
export type SellerForStaff = Unnamed<Omit<View, 'has_orders' | 'warehouses'>> & {
  warehouses: Unnamed<Warehouse>[]
}

/** Days before the end in which staff are told to renew. */
const noticeDays = 30

const nameOf = (stateCode: string): string => stateByCode(stateCode)?.name ?? stateCode

function validityOf(
  { validFrom, validUntil }: Pick<SellerLicence, 'validFrom' | 'validUntil'>,
  today: IstDate,
): View['licences'][number]['state_of_validity'] {
  if (validUntil !== null && validUntil < today) return 'ended'
  if (validFrom !== null && validFrom > today) return 'not_yet'
  return validUntil !== null && validUntil <= addDays(today, noticeDays) ? 'ends_soon' : 'valid'
}

const viewLicence = (licence: SellerLicence, today: IstDate): View['licences'][number] => ({
  id: licence.id,
  form: licence.form,
  number: licence.number,
  state: nameOf(licence.stateCode),
  valid_from: licence.validFrom,
  valid_until: licence.validUntil,
  warehouse_id: licence.warehouseId,
  person_in_charge: licence.personInCharge,
  person_registration: licence.personRegistration,
  state_of_validity: validityOf(licence, today),
})

/** Every seller with its licences and warehouses. Not cached: staff see their own changes at once. */
export async function showSellers(handle: Handle, at: Date): Promise<SellerForStaff[]> {
  const today = istDate(at)
  const [sellers, licences, warehouses] = await Promise.all([
    selectSellers(handle),
    selectLicences(handle),
    selectAllWarehouses(handle),
  ])
  return sellers.map((row) => ({
    id: row.id,
    legal_name: row.legalName,
    trade_name: row.tradeName,
    gstin: row.gstin,
    state: nameOf(row.stateCode),
    address: row.address,
    city: row.city,
    pincode: row.pincode,
    email: row.email,
    phone: row.phone,
    invoice_prefix: row.invoicePrefix,
    hsn_digits: row.hsnDigits === 4 ? 4 : 6,
    grievance_officer: row.grievanceOfficer,
    grievance_contact: row.grievanceContact,
    licences: licences
      .filter(({ sellerId }) => sellerId === row.id)
      .map((licence) => viewLicence(licence, today)),
    warehouses: warehouses
      .filter(({ sellerId }) => sellerId === row.id)
      .map((one) => ({
        id: one.id,
        name: one.name,
        pincode: one.pincode,
        city: one.city,
        cut_off_hour: one.cutOffHour,
        works_sunday: one.worksSunday,
        changedBy: one.changedBy,
        changed_at: one.changedAt?.toISOString() ?? null,
      })),
    changedBy: row.changedBy,
    changed_at: row.changedAt?.toISOString() ?? null,
  }))
}
