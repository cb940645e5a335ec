import type { IstDate } from '@upchar/kernel/dates'
import { KYC_LICENCES, licenceName, type KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { KycValues, Licence } from '../model.ts'
import type { FormSection } from './form-for-buyer.ts'
import { isOver } from './in-force.ts'

export type LicenceProblem = { field: string; message: string }

/** Licences to sell expire or need a fee by a date; registrations may be for life. */
const needsLastDay = (kind: KycLicenceKind): boolean =>
  KYC_LICENCES.some((licence) => licence.kind === kind && licence.opens !== null)

/** The licence kinds that an approval must name, one of each list, from the chosen proofs. */
export function licencesNeeded(form: readonly FormSection[]): KycLicenceKind[][] {
  const lists = form
    .flatMap(({ proofs }) => proofs.map(({ proof }) => [...proof.licences]))
    .filter((list) => list.length > 0)
  return [...new Map(lists.map((list) => [list.join(), list])).values()]
}

/** The licences as the buyer entered them, for the reviewer to compare with the documents. */
export function licencesSuggested(
  form: readonly FormSection[],
  values: KycValues,
): { kind: KycLicenceKind; number: string; scope: string; valid_until: string }[] {
  const kinds = licencesNeeded(form).flat()
  const rows: Record<
    KycLicenceKind,
    readonly [number: string | undefined, scope: string | undefined, validUntil: string | undefined]
  > = {
    'MD-42': [values.md42_number, undefined, values.md42_valid_until],
    '20/20B': [values.licence_20_number, values.licence_state, values.licence_valid_until],
    '21/21B': [values.licence_21_number, values.licence_state, values.licence_valid_until],
    registration: [
      values.registration_number,
      values.registration_council,
      values.registration_valid_until,
    ],
    establishment: [
      values.establishment_number,
      values.establishment_paper,
      values.establishment_valid_until,
    ],
  }
  return kinds.flatMap((kind) => {
    const [number = '', scope = '', validUntil = ''] = rows[kind]
    return number === '' ? [] : [{ kind, number, scope, valid_until: validUntil }]
  })
}

/** Problems of a reviewer's licences: missing, duplicate, without last day, expired. */
function licenceProblems(
  needed: readonly (readonly KycLicenceKind[])[],
  given: readonly Licence[],
  on: IstDate,
): LicenceProblem[] {
  const problems = given.flatMap((licence, index): LicenceProblem[] => {
    const field = `licences.${index}`
    if (given.findIndex(({ kind }) => kind === licence.kind) !== index)
      return [{ field, message: `${licenceName(licence.kind)} is named twice` }]
    if (!needed.some((list) => list.includes(licence.kind)))
      return [{ field, message: `This application shows no ${licenceName(licence.kind)}` }]
    if (licence.validUntil === null)
      return needsLastDay(licence.kind)
        ? [
            {
              field: `${field}.valid_until`,
              message: 'Enter its last day, or the day its retention fee is due',
            },
          ]
        : []
    return isOver(licence.validUntil, on)
      ? [{ field: `${field}.valid_until`, message: 'This date has passed' }]
      : []
  })
  const open = needed.filter((list) => !given.some(({ kind }) => list.includes(kind)))
  return [
    ...problems,
    ...open.map((list) => ({
      field: 'licences',
      message: `Enter ${list.map(licenceName).join(' or ')}`,
    })),
  ]
}

/**
 * The last day of an approval. Each proof is covered until its latest licence ends; the earliest of these
 * days counts. Null: no end.
 */
function approvalEnds(
  needed: readonly (readonly KycLicenceKind[])[],
  licences: readonly Licence[],
): string | null {
  const ends = needed.flatMap((list) => {
    const days = licences
      .filter(({ kind }) => list.includes(kind))
      .map(({ validUntil }) => validUntil)
    return days.includes(null)
      ? []
      : [
          days
            .flatMap((day) => day ?? [])
            .toSorted()
            .at(-1),
        ]
  })
  return ends.flatMap((day) => day ?? []).toSorted()[0] ?? null
}

/** Refuses with all problems at once. */
export function checkLicences(
  needed: readonly (readonly KycLicenceKind[])[],
  given: readonly Licence[],
  on: IstDate,
): Result<string | null, LicenceProblem[]> {
  const problems = licenceProblems(needed, given, on)
  return problems.length === 0 ? ok(approvalEnds(needed, given)) : err(problems)
}
