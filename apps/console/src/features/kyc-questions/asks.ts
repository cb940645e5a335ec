import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { KYC_SECTION_CHOICES } from '@upchar/kernel/kyc-ask-choices'
import { isKycSection, KYC_SECTIONS } from '@upchar/kernel/kyc-asks'
import type { KycSection } from '@upchar/kernel/kyc-asks'
import { kycProof } from '@upchar/kernel/kyc-proofs'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import { KYC_STAGES } from '@upchar/kernel/kyc-states'
import type { KycStage } from '@upchar/kernel/kyc-states'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Ask = Answer<'staffListKycAsks'>['asks'][number]

export const STAGE_WORDS: Readonly<Record<KycStage, string>> = {
  basic: 'Basic step',
  pharma: 'Medicines step',
}
const SECTIONS = Object.keys(KYC_SECTIONS) as KycSection[]
/** The sections of a step. */
export const sectionsOf = (stage: KycStage): KycSection[] =>
  SECTIONS.filter((section) => KYC_SECTION_CHOICES[section].stages.includes(stage))

const types = BUSINESS_TYPES.map(({ id }) => String(id))
const filters = { buyer: types, of: types, stage: KYC_STAGES, section: SECTIONS } as const
/** `buyer` filters the page; `of`, `stage` and `section` open a question. */
export const readQuestionSearch = listSearch(filters)
export type QuestionSearch = ListSearch<typeof filters>

/** A section of a buyer type's form: its current, planned and past questions. */
export type Question = {
  type: Ask['business_type']
  stage: KycStage
  section: KycSection
  asks: readonly Ask[]
  now: readonly KycProof[]
  planned: Ask | undefined
}

export const wasReplacedEarly = ({ valid_from: from, valid_to: to }: Ask): boolean =>
  to !== null && to < from
const isInForce = ({ valid_from: from, valid_to: to }: Ask, day: string): boolean =>
  from <= day && (to === null || day <= to)

export function questionOf(
  all: readonly Ask[],
  place: Pick<Question, 'type' | 'stage' | 'section'>,
  today: string,
): Question {
  const asks = all
    .filter(
      (ask) =>
        ask.business_type === place.type &&
        ask.stage === place.stage &&
        ask.section === place.section,
    )
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from) || b.id - a.id)
  return {
    ...place,
    asks,
    now: asks.filter((ask) => isInForce(ask, today)).flatMap(({ proofs }) => proofs),
    planned: asks.findLast((ask) => ask.valid_from > today && !wasReplacedEarly(ask)),
  }
}

/** Proofs in a line; the buyer gives one of them. */
export const proofWords = (proofs: readonly KycProof[]): string =>
  proofs.length === 0 ? 'Not asked' : proofs.map((proof) => kycProof(proof).name).join(' or ')

export const typeName = (type: string | number | undefined): string =>
  BUSINESS_TYPES.find(({ id }) => String(id) === String(type))?.name ?? String(type ?? '')

/** `4:basic:identity` as text. */
export function askName(id: string): string {
  const [type, stage, section = ''] = id.split(':')
  return `${typeName(type)}: ${isKycSection(section) ? KYC_SECTIONS[section].name : section}${stage === 'pharma' && section === 'note' ? ' (medicines)' : ''}`
}
