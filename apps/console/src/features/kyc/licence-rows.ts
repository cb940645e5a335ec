import { isIstDate } from '@upchar/kernel/dates'
import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { NOT_A_DAY } from '../../kit/format.ts'
import type { Application } from './sections.tsx'

/** A licence as typed. */
export type LicenceRow = {
  key: number
  kind: KycLicenceKind
  number: string
  scope: string
  validUntil: string
  endless: boolean
}

/** Licences that allow products by themselves need a last day; registrations may have none. */
export const mayBeEndless = (kind: KycLicenceKind): boolean =>
  KYC_LICENCES.find((licence) => licence.kind === kind)?.opens === null

/** The initial rows: those the buyer typed, else an empty row of each required kind. */
export function firstRows({
  licences_suggested: suggested,
  licences_needed: needed,
}: Pick<Application, 'licences_suggested' | 'licences_needed'>): LicenceRow[] {
  const rows = suggested.map(({ kind, number, scope, valid_until }) => ({
    kind,
    number,
    scope,
    validUntil: valid_until,
    endless: valid_until === '' && mayBeEndless(kind),
  }))
  const missing = needed.filter((kinds) => !rows.some(({ kind }) => kinds.includes(kind)))
  const empty = missing.flatMap(([kind]) =>
    kind ? [{ kind, number: '', scope: '', validUntil: '', endless: false }] : [],
  )
  return [...rows, ...empty].map((row, key) => ({ ...row, key }))
}

/** A row's problems by field. The API validates again. */
export function rowProblems(
  { kind, number, validUntil, endless }: LicenceRow,
  today: string,
): { number?: string; validUntil?: string } {
  const ends = endless && mayBeEndless(kind)
  return {
    ...(number.trim() ? {} : { number: 'Enter the number on the document' }),
    ...(ends
      ? {}
      : validUntil === ''
        ? { validUntil: 'Enter the last day of validity' }
        : !isIstDate(validUntil)
          ? { validUntil: NOT_A_DAY }
          : validUntil < today
            ? { validUntil: 'This date has passed' }
            : {}),
  }
}

export const licencesToSend = (
  rows: readonly LicenceRow[],
): BodyInput<'staffApproveKyc'>['licences'] =>
  rows.map(({ kind, number, scope, validUntil, endless }) => ({
    kind,
    number: number.trim(),
    scope: scope.trim(),
    valid_until: endless && mayBeEndless(kind) ? null : validUntil,
  }))
