import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES } from './business-types.ts'
import { buyingRules } from '@upchar/reference/buying-rules'
import { kycAsks } from '@upchar/reference/kyc-asks'
import { isKycSection, KYC_SECTIONS } from './kyc-asks.ts'
import { isKycProof, KYC_PROOFS, kycProof, type KycProof } from './kyc-proofs.ts'
import { KYC_DOCUMENTS, kycDocument } from './kyc-documents.ts'
import { KYC_FIELDS, kycField, type KycFieldName } from './kyc-fields.ts'
import { buyerLicenceOf, KYC_LICENCE_KINDS, KYC_LICENCES } from './kyc-licences.ts'
import {
  isBusinessNameEditable,
  isKycOpen,
  KYC_MOVES,
  KYC_STATE_WORDS,
  KYC_STATES,
  kycStatus,
  pendingAction,
} from './kyc-states.ts'

describe('KYC of a buyer', () => {
  it('KYC-01 is notVerified, partialVerified with basic KYC, verified with pharma KYC too', () => {
    expect(kycStatus({ basic: false, pharma: false })).toBe('notVerified')
    expect(kycStatus({ basic: true, pharma: false })).toBe('partialVerified')
    expect(kycStatus({ basic: true, pharma: true })).toBe('verified')
    expect(kycStatus({ basic: false, pharma: true })).toBe('notVerified')
  })

  it('KYC-02 the business name is editable when empty or notVerified only', () => {
    expect(isBusinessNameEditable('', 'verified')).toBe(true)
    expect(isBusinessNameEditable('  ', 'partialVerified')).toBe(true)
    expect(isBusinessNameEditable('Rao Clinic', 'notVerified')).toBe(true)
    expect(isBusinessNameEditable('Rao Clinic', 'partialVerified')).toBe(false)
    expect(isBusinessNameEditable('Rao Clinic', 'verified')).toBe(false)
  })

  it('KYC-03 codes 1 phone, 2 KYC, 3 both', () => {
    expect(pendingAction({ phone: true, kyc: false })).toBe(1)
    expect(pendingAction({ phone: false, kyc: true })).toBe(2)
    expect(pendingAction({ phone: true, kyc: true })).toBe(3)
    expect(pendingAction({ phone: false, kyc: false })).toBeNull()
  })

  it('allows changes of drafts and returned forms', () => {
    expect(KYC_STATES.filter(isKycOpen)).toEqual(['draft', 'changes_asked'])
    for (const state of KYC_STATES) expect(KYC_STATE_WORDS[state].buyer).not.toBe('')
    for (const targets of Object.values(KYC_MOVES))
      for (const to of targets) expect(KYC_STATES).toContain(to)
  })
})

describe('KYC tables', () => {
  const names = Object.keys(KYC_FIELDS) as KycFieldName[]
  const proofs = Object.keys(KYC_PROOFS) as KycProof[]

  it('have a label for every field, document and licence, and a length for every text', () => {
    for (const name of names) {
      const field = kycField(name)
      expect(field.label).not.toBe('')
      if (field.type === 'line' || field.type === 'text') expect(field.maxLength).toBeGreaterThan(0)
      if (field.type === 'select') expect(field.options?.length).toBeGreaterThan(1)
    }
    for (const kind of Object.keys(KYC_DOCUMENTS) as (keyof typeof KYC_DOCUMENTS)[])
      expect(kycDocument(kind).label).not.toBe('')
    expect(KYC_LICENCE_KINDS).toHaveLength(new Set(KYC_LICENCE_KINDS).size)
    expect(KYC_LICENCES.flatMap(({ kind }) => buyerLicenceOf(kind) ?? [])).toEqual([
      'MD-42',
      '20/20B',
      '21/21B',
    ])
  })

  it('have no unused field or proof', () => {
    const used = new Set(proofs.flatMap((proof) => kycProof(proof).fields))
    expect(names.filter((name) => !used.has(name))).toEqual([])
    const asked = new Set(kycAsks.map(({ proof }) => proof))
    expect(proofs.filter((proof) => !asked.has(proof))).toEqual([])
    for (const proof of proofs)
      for (const name of kycProof(proof).anyOf ?? []) expect(kycProof(proof).fields).toContain(name)
    expect(
      Object.keys(KYC_SECTIONS).filter(
        (section) => !kycAsks.some((ask) => ask.section === section),
      ),
    ).toEqual([])
  })

  it('offer a step to exactly the business types whose buying policy requires it', () => {
    for (const { id } of BUSINESS_TYPES) {
      const needs = (requirement: string) =>
        buyingRules.some(
          (row) => row.businessTypeId === id && row.requirement.startsWith(requirement),
        )
      const offered = (stage: string) =>
        kycAsks.some((ask) => ask.businessTypeId === id && ask.stage === stage)
      expect(offered('pharma'), `pharma for ${id}`).toBe(needs('needs_pharma_kyc'))
      if (needs('needs_kyc')) expect(offered('basic'), `basic for ${id}`).toBe(true)
    }
  })

  it('let a reseller prove every licence that the buying policy requires', () => {
    const licences = new Set(
      kycAsks
        .filter((ask) => ask.businessTypeId === 3)
        .flatMap(({ proof }) => kycProof(proof).licences)
        .flatMap((kind) => buyerLicenceOf(kind) ?? []),
    )
    expect([...licences].toSorted()).toEqual(['20/20B', '21/21B', 'MD-42'])
  })

  it('accept their own keys only', () => {
    expect([
      isKycProof('gst'),
      isKycProof('toString'),
      isKycSection('gst'),
      isKycSection('valueOf'),
    ]).toEqual([true, false, true, false])
  })
})
