import { asc } from '../../../platform/db/sql.ts'
import { eWayRules } from '@upchar/reference/e-way-rules'
import { licenceRules, type LicenceRule } from '@upchar/reference/licence-rules'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import { eWayRule, licenceRule } from '../tables.ts'

export const selectLicenceRules = (handle: Handle): Promise<LicenceRule[]> =>
  handle
    .select({
      productClass: licenceRule.productClass,
      need: licenceRule.need,
      form: licenceRule.form,
      resale: licenceRule.resale,
      validFrom: licenceRule.validFrom,
      validTo: licenceRule.validTo,
      source: licenceRule.source,
    })
    .from(licenceRule)
    .orderBy(asc(licenceRule.id))

/** Loads which form permits which product class. */
export const loadLicenceReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: licenceRule,
    key: ['productClass', 'need', 'form', 'validFrom'],
    rows: licenceRules,
    ...closedByRelease,
  })

/** Loads from which value consignments need an e-way bill. */
export const loadEWayReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: eWayRule,
    key: ['stateCode', 'validFrom'],
    rows: eWayRules,
    ...closedByRelease,
  })
