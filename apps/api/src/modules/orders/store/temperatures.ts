import type { TemperatureVerdict } from '@upchar/kernel/cold-chain'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** What the latest file of a parcel's temperature logger says, as the cold-chain module keeps it. */
export type ShownTemperature = {
  fileName: string
  verdict: TemperatureVerdict
  /** Tenths of a degree. */
  lowest: number | null
  highest: number | null
  minutesOutside: number
  at: string
}

/** The latest record of the parcel `h`, in SQL. */
export const temperatureText = `(select json_build_object('fileName', t.file_name, 'verdict', t.verdict, 'lowest', t.lowest, 'highest', t.highest,
    'minutesOutside', t.minutes_outside, 'at', t.uploaded_at)
  from temperature_log t where t.shipment_id = h.id order by t.uploaded_at desc, t.id desc limit 1)`

/** A logger's file of one of an order's parcels. */
export type KeptTemperature = Omit<ShownTemperature, 'at'> & {
  parcelId: string
  loggerNumber: string
  content: string
}

const ofOrderStatement = {
  name: 'order-temperatures',
  text: `select t.shipment_id as "parcelId", t.logger_number as "loggerNumber", t.file_name as "fileName", t.verdict, t.lowest, t.highest,
      t.minutes_outside as "minutesOutside", t.content
    from sub_order s join shipment h on h.sub_order_id = s.id join temperature_log t on t.shipment_id = h.id
    where s.order_id = $1::uuid order by t.uploaded_at, t.id`,
}
/** All records of an order's parcels, oldest first. */
export const selectTemperatures = (handle: Handle, orderId: string): Promise<KeptTemperature[]> =>
  queryPrepared<KeptTemperature>(handle, ofOrderStatement, [orderId])
