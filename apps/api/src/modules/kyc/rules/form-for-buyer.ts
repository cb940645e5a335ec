import { isBusinessTypeId, type BusinessTypeId } from '@upchar/kernel/business-types'
import type { IstDate } from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
import { isKycSection, KYC_SECTIONS, type KycAsk, type KycSection } from '@upchar/kernel/kyc-asks'
import {
  isKycProof,
  kycProof,
  type KycProof,
  type KycProofDefinition,
} from '@upchar/kernel/kyc-proofs'
import { KYC_STAGES, type KycStage } from '@upchar/kernel/kyc-states'
import type { KycChoices } from '../model.ts'

/**
 * A section of a form with the proofs to choose from. Everything in a proof is required, except its optional
 * fields.
 */
export type FormSection = {
  key: KycSection
  name: string
  proofs: { key: KycProof; proof: KycProofDefinition }[]
}

type StoredAsk = {
  businessTypeId: number
  stage: string
  section: string
  proof: string
  validFrom: string
  validTo: string | null
  source: string
}

/** Rows that the kernel understands; others require nothing. */
export function askRows(rows: readonly StoredAsk[]): KycAsk[] {
  return rows.flatMap((row) => {
    const stage = KYC_STAGES.find((one) => one === row.stage)
    const { businessTypeId: type, section, proof } = row
    return stage !== undefined &&
      isBusinessTypeId(type) &&
      isKycSection(section) &&
      isKycProof(proof)
      ? [{ ...row, businessTypeId: type, stage, section, proof }]
      : []
  })
}

/** The form of a step for a kind of buyer on a day in India (KYC-04). Empty: the step doesn't apply to them. */
export function formOf(
  asks: readonly KycAsk[],
  type: BusinessTypeId,
  stage: KycStage,
  on: IstDate,
): FormSection[] {
  const inForce = asks.filter(
    (ask) => ask.businessTypeId === type && ask.stage === stage && isInForce(ask, on),
  )
  const keys = (Object.keys(KYC_SECTIONS) as KycSection[]).filter((key) =>
    inForce.some((ask) => ask.section === key),
  )
  return keys.map((key) => ({
    key,
    name: KYC_SECTIONS[key].name,
    proofs: inForce
      .filter((ask) => ask.section === key)
      .map(({ proof }) => ({ key: proof, proof: kycProof(proof) })),
  }))
}

/** The proof chosen for a section, by default the first. */
export function chosenProof(
  section: FormSection,
  choices: KycChoices,
): FormSection['proofs'][number] {
  const chosen = section.proofs.find(({ key }) => key === choices[section.key]) ?? section.proofs[0]
  if (chosen === undefined) throw new Error(`section ${section.key} has no proof`)
  return chosen
}

/** The choices of all sections, as stored with a submitted form. */
export function allChoices(form: readonly FormSection[], choices: KycChoices): KycChoices {
  return Object.fromEntries(form.map((section) => [section.key, chosenProof(section, choices).key]))
}

/**
 * The sections of a submitted form, from the choices at that time: later changes of the requirements don't
 * affect it.
 */
export function sentForm(choices: KycChoices): FormSection[] {
  const keys = (Object.keys(KYC_SECTIONS) as KycSection[]).filter(
    (key) => choices[key] !== undefined,
  )
  return keys.flatMap((key) => {
    const proof = choices[key]
    return proof === undefined
      ? []
      : [{ key, name: KYC_SECTIONS[key].name, proofs: [{ key: proof, proof: kycProof(proof) }] }]
  })
}
