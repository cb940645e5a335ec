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

/** What the buyer has filled in. `changed`: fields that differ from what the server knows; only they are sent. */
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

/** The proof that is chosen in a section; undefined while none is. */
export const chosenProof = (
  section: KycSection,
  choices: FormState['choices'],
): KycProof | undefined =>
  section.choices.length === 1
    ? section.choices[0]
    : section.choices.find((proof) => proof.key === choices[section.key])

/** Whether anything was filled in at all: only such a form is half done. */
export const isBegun = (state: FormState): boolean =>
  state.changed.size > 0 || Object.values(state.files).some((files) => files.length > 0)

/** Typed text to stored value: document numbers in capitals. */
export const typed = (field: Pick<KycField, 'type'>, value: string): string =>
  field.type === 'pan' || field.type === 'gstin' ? value.toUpperCase() : value

/** What is wrong with the shape of a number, as soon as the buyer leaves its field (VALID-03 to VALID-05); the server has the last word. */
export function shapeProblem(field: Pick<KycField, 'type'>, value: string): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  if (field.type === 'pan') return isPan(normalisePan(text)) ? undefined : INVALID_PAN
  // A kept number comes back masked.
  if (field.type === 'aadhaar')
    return /^X{4} X{4} \d{4}$/.test(text) || isAadhaar(normaliseAadhaar(text))
      ? undefined
      : INVALID_AADHAAR
  if (field.type !== 'gstin') return undefined
  const checked = checkGstin(text)
  return checked.ok ? undefined : checked.error.message
}

/** Everything in the form that a problem can be about. */
export const problemPlaces = (form: Pick<KycForm, 'sections'>): string[] => [
  ...form.sections.map((section) => section.key),
  ...proofsOf(form).flatMap((proof) => [
    ...proof.fields.map((field) => field.name),
    ...proof.documents.map((one) => one.document),
  ]),
]

/** Problems in the order in which the form has what they are about; those of proofs that aren't chosen don't count. */
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
