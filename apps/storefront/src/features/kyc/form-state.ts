import { checkGstin } from '@upchar/kernel/gstin'
import {
  INVALID_AADHAAR,
  INVALID_PAN,
  isAadhaar,
  isPan,
  normaliseAadhaar,
  normalisePan,
} from '@upchar/kernel/validate'
import type { KycField, KycFile, KycForm, KycProblem, KycProof, KycSection } from './kyc-types.ts'

/** The form's values. `changed`: fields that differ from the server's; only these are sent. */
export type FormState = {
  values: Readonly<Record<string, string>>
  changed: ReadonlySet<string>
  choices: Readonly<Record<string, string>>
  files: Readonly<Record<string, readonly KycFile[]>>
}

const proofsOf = (form: Pick<KycForm, 'sections'>): KycProof[] =>
  form.sections.flatMap((section) => section.choices)

export const startOf = (form: Pick<KycForm, 'sections'>): FormState => ({
  values: Object.fromEntries(
    proofsOf(form).flatMap((proof) => proof.fields.map((field) => [field.name, field.value])),
  ),
  changed: new Set(),
  choices: Object.fromEntries(form.sections.map((section) => [section.key, section.choice])),
  files: Object.fromEntries(
    proofsOf(form).flatMap((proof) => proof.documents.map((one) => [one.document, one.files])),
  ),
})

/** The chosen proof of a section; undefined if there is none. */
export const chosenProof = (
  section: KycSection,
  choices: FormState['choices'],
): KycProof | undefined =>
  section.choices.length === 1
    ? section.choices[0]
    : section.choices.find((proof) => proof.key === choices[section.key])

/** Whether the buyer has filled in anything. */
export const isBegun = (state: FormState): boolean =>
  state.changed.size > 0 || Object.values(state.files).some((files) => files.length > 0)

/** Typed text to stored value: document numbers in capitals. */
export const typed = (field: Pick<KycField, 'type'>, value: string): string =>
  field.type === 'pan' || field.type === 'gstin' ? value.toUpperCase() : value

/** The format errors of a field on blur (VALID-03 to VALID-05); the server has the last word. */
export function shapeProblem(field: Pick<KycField, 'type'>, value: string): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  if (field.type === 'pan') return isPan(normalisePan(text)) ? undefined : INVALID_PAN
  // A stored number comes back masked.
  if (field.type === 'aadhaar')
    return /^X{4} X{4} \d{4}$/.test(text) || isAadhaar(normaliseAadhaar(text))
      ? undefined
      : INVALID_AADHAAR
  if (field.type !== 'gstin') return undefined
  const checked = checkGstin(text)
  return checked.ok ? undefined : checked.error.message
}

/** The targets of a problem: fields, documents and sections. */
export const problemPlaces = (form: Pick<KycForm, 'sections'>): string[] => [
  ...form.sections.map((section) => section.key),
  ...proofsOf(form).flatMap((proof) => [
    ...proof.fields.map((field) => field.name),
    ...proof.documents.map((one) => one.document),
  ]),
]

/** Problems in form order, without those of proofs that aren't chosen. */
export function inOrder(
  form: Pick<KycForm, 'sections'>,
  choices: FormState['choices'],
  problems: readonly KycProblem[],
): KycProblem[] {
  const order = form.sections.flatMap((section) => {
    const proof = chosenProof(section, choices)
    return [
      section.key,
      ...(proof?.fields.map((field) => field.name) ?? []),
      ...(proof?.documents.map((one) => one.document) ?? []),
    ]
  })
  return problems
    .filter(({ field }) => order.includes(field))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
