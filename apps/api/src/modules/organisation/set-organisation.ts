import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { checkGstin } from '@upchar/kernel/gstin'
import { err, ok } from '@upchar/kernel/result'
import { stateByCode } from '@upchar/kernel/states'
import {
  INVALID_PINCODE,
  checkPhone,
  isCin,
  normaliseEmail,
  normalisePan,
} from '@upchar/kernel/validate'
import { recordAudit } from '../../platform/audit.ts'
import type { Config } from '../../platform/config.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { fromSettings, type Facts } from './identity.ts'
import { lockOrganisation, saveOrganisation, selectOrganisation } from './store.ts'

type View = Answer<'staffGetSetup'>['organisation']
/** The organisation as staff see it; `changedBy` is the member's id. */
export type OrganisationForStaff = Omit<View, 'changed_by'> & { changedBy: string | null }

const stateName = (gstin: string): string => {
  const code = gstin.slice(0, 2)
  return stateByCode(code)?.name ?? code
}

const factsOf = (row: Facts) => ({
  legal_name: row.legalName,
  gstin: row.gstin,
  cin: row.cin,
  address: row.address,
  city: row.city,
  pincode: row.pincode,
  support_email: row.supportEmail,
  support_phone: row.supportPhone,
  info_email: row.infoEmail,
  grievance_officer: row.grievanceOfficer,
  grievance_email: row.grievanceEmail,
  grievance_phone: row.grievancePhone,
})

/** Who runs the shop: as staff set it, else as the settings say. */
export async function showOrganisation(
  handle: Handle,
  config: Config,
): Promise<OrganisationForStaff> {
  const row = await selectOrganisation(handle)
  const facts = factsOf(row ?? fromSettings(config))
  return {
    ...facts,
    state: stateName(facts.gstin),
    from_settings: row === undefined,
    changedBy: row?.changedBy ?? null,
    changed_at: row?.changedAt.toISOString() ?? null,
  }
}

/** Toll-free numbers have no ten digits. */
const tollFree = /^1[- ]?8[06]0[- ]?(?:\d[- ]?){6,7}$/

function checked(body: Body<'staffSetOrganisation'>, placeStateCode: string | undefined) {
  const gstin = checkGstin(body.gstin)
  if (!gstin.ok)
    return err({ code: 'gstin_invalid' as const, message: gstin.error.message, field: 'gstin' })
  const cin = body.cin === null ? '' : normalisePan(body.cin)
  if (cin !== '' && !isCin(cin))
    return err({
      code: 'cin_invalid' as const,
      message: 'Enter the 21-character CIN, such as U51909MH2019PTC123456, or leave it empty',
      field: 'cin',
    })
  for (const field of ['support_phone', 'grievance_phone'] as const) {
    const phone = tollFree.test(body[field]) ? ok(undefined) : checkPhone(body[field])
    if (!phone.ok)
      return err({ code: 'phone_invalid' as const, message: phone.error.message, field })
  }
  if (placeStateCode === undefined)
    return err({ code: 'pincode_unknown' as const, message: INVALID_PINCODE, field: 'pincode' })
  if (placeStateCode !== gstin.value.stateCode)
    return err({
      code: 'pincode_other_state' as const,
      message: `This pincode lies outside ${stateName(gstin.value.gstin)}, where the GST number is registered.`,
      field: 'pincode',
    })
  return ok({
    legalName: body.legal_name,
    gstin: gstin.value.gstin,
    cin: cin === '' ? null : cin,
    address: body.address,
    city: body.city,
    pincode: body.pincode.replace(/\D/g, ''),
    supportEmail: normaliseEmail(body.support_email),
    supportPhone: body.support_phone,
    infoEmail: normaliseEmail(body.info_email),
    grievanceOfficer: body.grievance_officer,
    grievanceEmail: normaliseEmail(body.grievance_email),
    grievancePhone: body.grievance_phone,
  } satisfies Facts)
}

type Change = {
  body: Body<'staffSetOrganisation'>
  /** State of its pincode; undefined when there is no such pincode. */
  placeStateCode: string | undefined
}

/** Changes who runs the shop. The row replaces the settings from then on. */
export async function setOrganisation(
  tx: Transaction,
  config: Config,
  { staffId, at }: { staffId: string | null; at: Date },
  { body, placeStateCode }: Change,
) {
  const facts = checked(body, placeStateCode)
  if (!facts.ok) return facts
  const before = await lockOrganisation(tx)
  if ((before?.changedAt.toISOString() ?? null) !== body.seen_changed_at)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed this. Look at it again, then decide.',
    })
  const [was, is]: Record<string, unknown>[] = [
    factsOf(before ?? fromSettings(config)),
    factsOf(facts.value),
  ]
  const changed = Object.keys(is ?? {}).filter((key) => was?.[key] !== is?.[key])
  if (changed.length === 0) return ok(undefined)
  const only = (all: Record<string, unknown> | undefined) =>
    Object.fromEntries(changed.map((key) => [key, all?.[key]]))
  await saveOrganisation(tx, { id: 1, ...facts.value, changedBy: staffId, changedAt: at })
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.organisation',
    subject: { kind: 'organisation', id: facts.value.gstin },
    before: only(was),
    after: only(is),
    at,
  })
  await announceChange(tx)
  return ok(undefined)
}
