import { expect, it } from 'vitest'
import { KYC_SECTION_CHOICES } from './kyc-ask-choices.ts'
import { kycAsks } from '@upchar/reference/kyc-asks'
import { KYC_PROOFS, kycProof } from './kyc-proofs.ts'
import { KYC_STAGES } from './kyc-states.ts'

it('KYC-04 offers staff every proof, and the defaults of a new shop', () => {
  expect(new Set(Object.values(KYC_SECTION_CHOICES).flatMap(({ proofs }) => proofs))).toEqual(
    new Set(Object.keys(KYC_PROOFS)),
  )
  for (const { stage, section, proof } of kycAsks) {
    expect(KYC_SECTION_CHOICES[section].stages, section).toContain(stage)
    expect(KYC_SECTION_CHOICES[section].proofs, section).toContain(proof)
  }
})

it('KYC-04 has no field in two sections of a step, or one would overwrite the other', () => {
  for (const stage of KYC_STAGES) {
    const sections = Object.values(KYC_SECTION_CHOICES).filter(({ stages }) =>
      stages.includes(stage),
    )
    const fields = sections.flatMap(({ proofs }) => [
      ...new Set(proofs.flatMap((proof) => kycProof(proof).fields)),
    ])
    expect(fields.filter((field, at) => fields.indexOf(field) !== at)).toEqual([])
  }
})
