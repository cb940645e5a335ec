import { KYC_SECTION_CHOICES } from '@upchar/kernel/kyc-ask-choices'
import { addDays, type IstDate } from '@upchar/kernel/dates'
import type { KycAsk, KycSection } from '@upchar/kernel/kyc-asks'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycStage } from '@upchar/kernel/kyc-states'
import { formOf } from './form-for-buyer.ts'

type Wanted = Pick<KycAsk, 'businessTypeId' | 'stage' | 'section' | 'validFrom'> & {
  proofs: readonly KycProof[]
}

/** Whether these proofs suit a section of a step. None is allowed: the section is then no longer required. */
export const isFit = (
  stage: KycStage,
  section: KycSection,
  proofs: readonly KycProof[],
): boolean => {
  const { stages, proofs: known } = KYC_SECTION_CHOICES[section]
  return (
    stages.includes(stage) &&
    proofs.every((proof) => known.includes(proof)) &&
    new Set(proofs).size === proofs.length
  )
}

/** The proofs in the form's order. */
export const inOrder = (section: KycSection, proofs: readonly KycProof[]): KycProof[] =>
  KYC_SECTION_CHOICES[section].proofs.filter((proof) => proofs.includes(proof))

/** The requirements of a section on a day. */
export const askedOn = (
  asks: readonly KycAsk[],
  { businessTypeId, stage, section }: Pick<Wanted, 'businessTypeId' | 'stage' | 'section'>,
  on: IstDate,
): KycProof[] =>
  formOf(asks, businessTypeId, stage, on)
    .find(({ key }) => key === section)
    ?.proofs.map(({ key }) => key) ?? []

/** Whether the change would leave a form with nothing but a note on some day. */
export function leavesOnlyNote(asks: readonly KycAsk[], wanted: Wanted): boolean {
  const others = asks.filter(({ section }) => section !== wanted.section)
  const rest = wanted.proofs.map((proof): KycAsk => ({
    ...wanted,
    proof,
    validTo: null,
    source: '',
  }))
  // A form changes on the days that a requirement begins, and on those after one ends.
  const days = others.flatMap(({ validFrom, validTo }) => [
    validFrom,
    ...(validTo === null ? [] : [addDays(validTo, 1)]),
  ])
  return [wanted.validFrom, ...days]
    .filter((day) => day >= wanted.validFrom)
    .some((day) => {
      const form = formOf([...others, ...rest], wanted.businessTypeId, wanted.stage, day)
      return form.length > 0 && form.every(({ key }) => key === 'note')
    })
}
