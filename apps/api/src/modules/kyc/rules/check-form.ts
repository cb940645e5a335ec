import { kycDocument, type KycDocumentKind } from '@upchar/kernel/kyc-documents'
import { kycField, type KycFieldName } from '@upchar/kernel/kyc-fields'
import type { IstDate } from '@upchar/kernel/dates'
import { checkGstin } from '@upchar/kernel/validate'
import type { KycChoices, KycValues } from '../model.ts'
import { chosenProof, type FormSection } from './form-for-buyer.ts'
import { checkValue } from './values.ts'

/** A field, document or section that is missing or wrong. */
export type Problem = { field: string; section: string; message: string }

type Filled = {
  form: readonly FormSection[]
  choices: KycChoices
  values: KycValues
  documents: readonly KycDocumentKind[]
  on: IstDate
}

function sectionProblems(
  section: FormSection,
  { choices, values, documents, on }: Filled,
): Problem[] {
  const { proof } = chosenProof(section, choices)
  const problem = (field: string, message: string): Problem => ({
    field,
    section: section.key,
    message,
  })
  const found = proof.fields.flatMap((name) => {
    const value = values[name] ?? ''
    const { missing } = kycField(name)
    if (value === '') return missing !== undefined ? [problem(name, missing)] : []
    const checked = checkValue(name, value, { on, stored: value })
    return checked.ok ? [] : [problem(name, checked.error)]
  })
  const [first] = proof.anyOf ?? []
  if (first !== undefined && proof.anyOf?.every((name) => (values[name] ?? '') === '') === true)
    found.push(problem(first, 'Enter at least one of the numbers'))
  for (const document of proof.documents) {
    if (!documents.includes(document)) found.push(problem(document, kycDocument(document).missing))
  }
  return found
}

/** A GSTIN contains its owner's PAN: both in one form must match. */
function gstAgainstPan({ form, choices, values }: Filled): Problem[] {
  const asked = (name: KycFieldName) =>
    form.find((section) => chosenProof(section, choices).proof.fields.includes(name))
  const [gst, pan] = [asked('GST'), asked('pan')]
  if (
    gst === undefined ||
    pan === undefined ||
    !values.GST ||
    !values.pan ||
    !checkGstin(values.GST).ok
  )
    return []
  const checked = checkGstin(values.GST, { pan: values.pan })
  return checked.ok ? [] : [{ field: 'GST', section: gst.key, message: checked.error.message }]
}

/** Everything that prevents submission, section by section; empty when valid. */
export function formProblems(filled: Filled): Problem[] {
  return [
    ...filled.form.flatMap((section) => sectionProblems(section, filled)),
    ...gstAgainstPan(filled),
  ]
}
