import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { Author } from '../../../platform/identity/author.ts'
import { loggerMissing, parcelChanged, parcelStateWrong, parcelUnknown } from '../errors.ts'
import { lockParcel } from '../lock-parcel.ts'
import { progress, stateLabel } from '../scan-states.ts'
import { isBookedByApi } from '../store/booked.ts'
import { selectMeasures, selectParcelsById, setMeasures, type Measures } from '../store/dispatch.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'changed_meanwhile' | 'state_wrong' | 'logger_missing'
}

/**
 * Keeps what a parcel weighs and measures and, in a cold chain, its temperature logger (OPS-02). Until it is handed over; the
 * same values again change nothing.
 */
export function measureParcel(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  author: Author,
  id: string,
  body: Body<'staffMeasureParcel'>,
): Promise<Result<{ success: true; version: number }, Refused>> {
  const wanted: Measures = {
    weightGrams: body.weight_grams,
    lengthMm: body.length_mm,
    widthMm: body.width_mm,
    heightMm: body.height_mm,
    loggerNumber: body.logger_number === '' ? null : body.logger_number,
  }
  return decideInTransaction(
    db,
    async (tx): Promise<Result<{ success: true; version: number }, Refused>> => {
      const parcel = await lockParcel(tx, author, id)
      if (parcel === undefined) return parcelUnknown()
      const before = await selectMeasures(tx, id)
      if (JSON.stringify(before) === JSON.stringify(wanted))
        return ok({ success: true, version: parcel.version })
      if (parcel.version !== body.version) return parcelChanged()
      if (progress(parcel.state) > progress('packed'))
        return parcelStateWrong(`The parcel is “${stateLabel(parcel.state)}”: it has left.`)
      if (await isBookedByApi(tx, id))
        return parcelStateWrong(
          'The courier has been told this weight and size. Cancel the booking first.',
        )
      const [whole] = await selectParcelsById(tx, [id])
      if (whole?.coldChain === true && wanted.loggerNumber === null) return loggerMissing()
      await setMeasures(tx, id, wanted)
      await recordAudit(tx, {
        by: author,
        action: 'parcel.measure',
        subject: { kind: 'order', id: parcel.orderId },
        before: { parcel: id, ...before },
        after: { parcel: id, ...wanted },
        at: clock.now(),
      })
      return ok({ success: true, version: parcel.version + 1 })
    },
  )
}
