import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { isKycProof } from '@upchar/kernel/kyc-proofs'
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { staffNames } from '../../staff/index.ts'
import { selectAsks, type AskRow } from '../store/asks.ts'

type Ask = Answer<'staffListKycAsks'>['asks'][number]

/** One change of a section: its rows share a timestamp. */
const changeOf = ({ businessTypeId, stage, section, validFrom, changedAt }: AskRow): string =>
  [businessTypeId, stage, section, validFrom, changedAt?.toISOString()].join(' ')

/**
 * Past, present and planned requirements of KYC, newest first; uncached, because staff must see their own
 * changes.
 */
export async function asksForStaff(handle: Handle): Promise<Ask[]> {
  const rows = await selectAsks(handle)
  const names = await staffNames(
    handle,
    rows.map(({ changedBy }) => changedBy),
  )
  return [...Map.groupBy(rows, changeOf).values()]
    .flatMap((same): Ask[] => {
      const last = same.at(-1)
      if (last === undefined) return []
      const { id, businessTypeId, stage, section, validFrom, validTo, source, changedBy } = last
      const proofs = same.flatMap(({ proof }) => (isKycProof(proof) ? [proof] : []))
      return [
        {
          id,
          business_type: businessTypeId,
          stage,
          section,
          proofs,
          valid_from: validFrom,
          valid_to: validTo,
          source,
          changed_by: names.get(changedBy ?? '') ?? null,
        },
      ]
    })
    .toSorted((a, b) => b.id - a.id)
}

/** The KYC requirements for each kind of buyer (KYC-04). */
export async function listKycAsks({
  db,
  clock,
}: Context): Promise<HandlerResult<'staffListKycAsks'>> {
  return ok({ success: true, today: istDate(clock.now()), asks: await asksForStaff(db) })
}
