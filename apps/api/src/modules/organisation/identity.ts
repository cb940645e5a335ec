import { stateByCode } from '@upchar/kernel/states'
import { officeStreet, type Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { selectOrganisation, type OrganisationRow } from './store.ts'

/** The organisation without who changed it. */
export type Facts = Omit<OrganisationRow, 'id' | 'changedBy' | 'changedAt'>

const settingsOfIt = [
  'LEGAL_NAME',
  'OPERATOR_GSTIN',
  'OPERATOR_CIN',
  'OFFICE_ADDRESS',
  'OFFICE_CITY',
  'OFFICE_PINCODE',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'INFO_EMAIL',
  'GRIEVANCE_OFFICER',
] as const
type Identity = Pick<Config, (typeof settingsOfIt)[number]>

const stateOf = (gstin: string): string => stateByCode(gstin.slice(0, 2))?.name ?? ''

/** The organisation as the settings describe it. */
export const fromSettings = (config: Identity): Facts => ({
  legalName: config.LEGAL_NAME,
  gstin: config.OPERATOR_GSTIN,
  cin: config.OPERATOR_CIN ?? null,
  address: officeStreet(config),
  city: config.OFFICE_CITY,
  pincode: config.OFFICE_PINCODE,
  supportEmail: config.SUPPORT_EMAIL,
  supportPhone: config.SUPPORT_PHONE,
  infoEmail: config.INFO_EMAIL,
  grievanceOfficer: config.GRIEVANCE_OFFICER,
})

const identityOf = (row: Facts): Identity => ({
  LEGAL_NAME: row.legalName,
  OPERATOR_GSTIN: row.gstin,
  OPERATOR_CIN: row.cin ?? undefined,
  OFFICE_ADDRESS: [row.address, `${row.city} ${row.pincode}`, stateOf(row.gstin)].join(', '),
  OFFICE_CITY: row.city,
  OFFICE_PINCODE: row.pincode,
  SUPPORT_EMAIL: row.supportEmail,
  SUPPORT_PHONE: row.supportPhone,
  INFO_EMAIL: row.infoEmail,
  GRIEVANCE_OFFICER: row.grievanceOfficer,
})

/**
 * Puts the stored organisation in place of the settings of this process, now and after each change, so that footer,
 * policies, mails and invoices name it.
 */
export async function followOrganisation({
  db,
  config,
  changes,
  log,
}: Pick<Context, 'db' | 'config' | 'changes' | 'log'>): Promise<void> {
  const follow = async () => {
    const row = await selectOrganisation(db)
    if (row !== undefined) Object.assign(config, identityOf(row))
  }
  await follow()
  changes.onChange(() => {
    follow().catch((error: unknown) => log.warn({ error }, 'could not read the organisation'))
  })
}
