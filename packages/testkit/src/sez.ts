import type { Answer } from '@upchar/contract/schema/endpoints'
import { expect } from 'vitest'
import { multipartOf, plainPdf } from './uploads.ts'
import type { Reply, Visitor } from './world.ts'

/** Days in which a letter of approval holds. */
const letterDays = { valid_from: '2026-04-01', valid_until: '2029-03-31' }

/** Uploads a letter of approval; returns the id of the file. */
export async function sendLetter(visitor: Visitor): Promise<string> {
  const upload = (await visitor.raw({
    method: 'POST',
    url: '/api/file-upload',
    ...multipartOf(plainPdf()),
  })) as Reply<Answer<'uploadFile'>>
  return upload.body.file.file_id
}

/** States that a GSTIN is that of a unit or developer of a zone (AUTH-04), with this letter. */
export const claimZone = (
  visitor: Visitor,
  claim: { gstin: string; kind?: 'unit' | 'developer'; letter: string },
) =>
  visitor.call('claimSez', {
    body: {
      gstin: claim.gstin,
      kind: claim.kind ?? 'unit',
      approval_number: 'SEEPZ-SEZ/LOA/2024/17',
      pincode: '400001',
      file_id: claim.letter,
    },
  })

/** Makes a customer one of a zone, by a member of finance; returns the id of the statement. */
export async function enterZone(
  visitor: Visitor,
  finance: Visitor,
  claim: {
    gstin: string
    kind?: 'unit' | 'developer'
    validFrom?: string
    validUntil?: string
  },
): Promise<string> {
  const days = {
    valid_from: claim.validFrom ?? letterDays.valid_from,
    valid_until: claim.validUntil ?? letterDays.valid_until,
  }
  const claimed = await claimZone(visitor, { ...claim, letter: await sendLetter(visitor) })
  expect(claimed.status, JSON.stringify(claimed.body)).toBe(200)
  const id = claimed.body.claims[0]?.id ?? ''
  const decided = await finance.call('staffDecideSezClaim', {
    params: { id },
    body: { decision: 'confirm', pincode: '400001', ...days },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  return id
}
