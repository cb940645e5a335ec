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

/** What one change made of a section: its rows have a moment in common. */
const changeOf = ({ businessTypeId, stage, section, validFrom, changedAt }: AskRow): string =>
  [businessTypeId, stage, section, validFrom, changedAt?.toISOString()].join(' ')

/** Everything that KYC asks, asked and will ask, the newest first; read afresh: staff see what they just did. */
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

/** What KYC asks of whom (KYC-04). */
export async function listKycAsks({
  db,
  clock,
}: Context): Promise<HandlerResult<'staffListKycAsks'>> {
  return ok({ success: true, today: istDate(clock.now()), asks: await asksForStaff(db) })
}
