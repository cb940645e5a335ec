import type { KycSection } from '@upchar/kernel/kyc-asks'
import { isKycProof } from '@upchar/kernel/kyc-proofs'
import { type KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycChoices, KycValues } from '../model.ts'
import type { Problem } from './check-form.ts'
import { chosenProof, type FormSection } from './form-for-buyer.ts'
import { checkValue, draftValue } from './values.ts'

/** Every field of the form, whichever proofs are chosen. */
const fieldsOf = (form: readonly FormSection[]): KycFieldName[] => [
  ...new Set(form.flatMap(({ proofs }) => proofs.flatMap(({ proof }) => proof.fields))),
]

type Typed = { values: KycValues; problems: Problem[] }

/** The entered values as stored, and their problems. */
export function readValues(
  form: readonly FormSection[],
  choices: KycChoices,
  given: Readonly<Record<string, string>>,
  before: KycValues,
  on: string,
): Typed {
  const values: KycValues = {}
  const problems: Problem[] = []
  for (const name of fieldsOf(form)) {
    const stored = before[name] ?? ''
    const typed = given[name]
    if (typed === undefined) {
      values[name] = stored
      continue
    }
    const checked = checkValue(name, typed, { on, stored })
    values[name] = checked.ok ? checked.value : draftValue(name, typed, stored)
    const section = form.find((one) => chosenProof(one, choices).proof.fields.includes(name))
    if (!checked.ok && section !== undefined)
      problems.push({ field: name, section: section.key, message: checked.error })
  }
  return { values, problems }
}

/** The chosen proofs, limited to those that the form offers. */
export function readChoices(
  form: readonly FormSection[],
  given: Readonly<Record<string, string>>,
  before: KycChoices,
): KycChoices {
  const chosen = form.flatMap(({ key, proofs }): [KycSection, KycChoices[KycSection]][] => {
    const wanted = given[key] ?? before[key]
    return wanted !== undefined &&
      isKycProof(wanted) &&
      proofs.some((proof) => proof.key === wanted)
      ? [[key, wanted]]
      : []
  })
  return Object.fromEntries(chosen)
}
