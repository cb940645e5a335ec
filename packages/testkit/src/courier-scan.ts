import type { Reply, World } from './world.ts'

/**
 * The courier's webhook says one thing about a parcel. `statusId`: Shiprocket's `shipment_status_id`; `stamp`: its clock in India, such
 * as `24 11 2026 12:30:00`.
 */
export const courierScan = (
  world: World,
  awb: string,
  statusId: number,
  stamp: string,
): Promise<Reply<unknown>> =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/shipping/updates',
    headers: {
      'content-type': 'application/json',
      'x-api-key': world.context.config.COURIER_TOKEN ?? '',
    },
    payload: JSON.stringify({
      awb,
      current_status: 'SCAN',
      shipment_status_id: statusId,
      current_timestamp: stamp,
      scans: [],
    }),
  })
