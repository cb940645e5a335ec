import type { Body } from '@upchar/contract/schema/endpoints'
import type { ProductClass } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import {
  isMedicineClass,
  missingFacts,
  needsBatch,
  WAITING_REASON_WORDS,
  type WaitingReason,
} from '@upchar/kernel/waiting-goods'

type Decision = Body<'staffSellWaitingProduct'>
type Field = keyof Decision
export type FactProblem = { field: Field; message: string }

const fieldOf: Readonly<Record<WaitingReason, Field>> = {
  class_unknown: 'product_class',
  class_doubtful: 'product_class',
  hsn_missing: 'hsn',
  rate_missing: 'gst_rate',
  maker_missing: 'maker',
  origin_missing: 'country_of_origin',
  importer_missing: 'importer',
  licence_missing: 'licence',
  batch_missing: 'batch',
}

export type Situation = {
  /** Whether staff or the HSN give a rate. */
  hasRate: boolean
  onRequest: boolean
  undatedStock: number
  today: IstDate
}

const medicineHeading = /^300[1-4]/
/** Classes that a medicine's heading may have beside the medicines': devices with a medicine in them. */
const mayHoldMedicine = (productClass: ProductClass) => productClass.startsWith('DEV_')

/** What keeps a product off sale with the facts that staff have typed; empty when it may be sold. */
export function factProblems(decision: Decision, situation: Situation): FactProblem[] {
  const { product_class: productClass, hsn, batch, expires_on: expiresOn } = decision
  const problems: FactProblem[] = missingFacts({
    productClass,
    classProblem: undefined,
    hsn,
    hasRate: situation.hasRate || situation.onRequest,
    maker: decision.maker,
    countryOfOrigin: decision.country_of_origin,
    importer: decision.importer,
    licence: decision.licence,
    undatedStock: situation.undatedStock > 0 && batch === '',
  }).map((reason) => ({ field: fieldOf[reason], message: WAITING_REASON_WORDS[reason].todo }))
  if (hsn !== '' && !/^\d{4}(\d{2}){0,2}$/.test(hsn))
    problems.push({ field: 'hsn', message: 'Write 4, 6 or 8 digits' })
  if (medicineHeading.test(hsn) && !isMedicineClass(productClass) && !mayHoldMedicine(productClass))
    problems.push({ field: 'product_class', message: `HSN ${hsn} is a medicine: choose its class` })
  if (situation.undatedStock === 0 || !needsBatch(hsn, productClass)) return problems
  if (expiresOn === null)
    problems.push({ field: 'expires_on', message: WAITING_REASON_WORDS.batch_missing.todo })
  else if (expiresOn <= situation.today)
    problems.push({ field: 'expires_on', message: 'The batch has expired' })
  return problems
}
