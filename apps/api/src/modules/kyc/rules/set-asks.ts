import { KYC_SECTION_CHOICES } from '@upchar/kernel/kyc-ask-choices'
import { addDays, type IstDate } from '@upchar/kernel/dates'
import type { KycAsk, KycSection } from '@upchar/kernel/kyc-asks'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycStage } from '@upchar/kernel/kyc-states'
import { formOf } from './form.ts'

type Wanted = Pick<KycAsk, 'businessTypeId' | 'stage' | 'section' | 'validFrom'> & {
  proofs: readonly KycProof[]
}

/** Whether a section of a step may be proven so. None at all is right too: then it isn't asked for. */
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

/** The proofs as the form offers them, whatever the order in which they were chosen. */
export const inOrder = (section: KycSection, proofs: readonly KycProof[]): KycProof[] =>
  KYC_SECTION_CHOICES[section].proofs.filter((proof) => proofs.includes(proof))

/** What a section asks on a day. */
export const askedOn = (
  asks: readonly KycAsk[],
  { businessTypeId, stage, section }: Pick<Wanted, 'businessTypeId' | 'stage' | 'section'>,
  on: IstDate,
): KycProof[] =>
  formOf(asks, businessTypeId, stage, on)
    .find(({ key }) => key === section)
    ?.proofs.map(({ key }) => key) ?? []

/** Whether the form would ask for a note and nothing else on some day from the change on. */
export function leavesNoteAlone(asks: readonly KycAsk[], wanted: Wanted): boolean {
  const others = asks.filter(({ section }) => section !== wanted.section)
  const rest = wanted.proofs.map((proof): KycAsk => ({
    ...wanted,
    proof,
    validTo: null,
    source: '',
  }))
  // A form changes on the days on which something begins, and on those after something has ended.
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
