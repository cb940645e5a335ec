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
  'GRIEVANCE_EMAIL',
  'GRIEVANCE_PHONE',
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
  grievanceEmail: config.GRIEVANCE_EMAIL,
  grievancePhone: config.GRIEVANCE_PHONE,
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
  GRIEVANCE_EMAIL: row.grievanceEmail,
  GRIEVANCE_PHONE: row.grievancePhone,
})

const settingOf: Record<keyof Facts, (typeof settingsOfIt)[number]> = {
  legalName: 'LEGAL_NAME',
  gstin: 'OPERATOR_GSTIN',
  cin: 'OPERATOR_CIN',
  address: 'OFFICE_ADDRESS',
  city: 'OFFICE_CITY',
  pincode: 'OFFICE_PINCODE',
  supportEmail: 'SUPPORT_EMAIL',
  supportPhone: 'SUPPORT_PHONE',
  infoEmail: 'INFO_EMAIL',
  grievanceOfficer: 'GRIEVANCE_OFFICER',
  grievanceEmail: 'GRIEVANCE_EMAIL',
  grievancePhone: 'GRIEVANCE_PHONE',
}

const isFact = (key: string): key is keyof Facts => Object.hasOwn(settingOf, key)

/** Settings that say something else than the stored organisation. */
function overruledBy(row: Facts, config: Identity): string[] {
  const said = fromSettings(config)
  return Object.keys(settingOf)
    .filter(isFact)
    .filter((key) => said[key] !== null && said[key].toLowerCase() !== row[key]?.toLowerCase())
    .map((key) => settingOf[key])
}

/**
 * Puts the stored organisation in place of the settings of this process, now and after each change, so that footer,
 * policies, mails and invoices name it. Returns the settings that it overrules.
 */
export async function followOrganisation({
  db,
  config,
  changes,
  log,
}: Pick<Context, 'db' | 'config' | 'changes' | 'log'>): Promise<string[]> {
  const follow = async () => {
    const row = await selectOrganisation(db)
    if (row === undefined) return []
    const overruled = overruledBy(row, config)
    Object.assign(config, identityOf(row))
    return overruled
  }
  const overruled = await follow()
  changes.onChange(() => {
    follow().catch((error: unknown) => log.warn({ error }, 'could not read the organisation'))
  })
  return overruled
}
