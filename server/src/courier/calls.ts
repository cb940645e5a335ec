import { problemOfOrder } from './check-order.ts'
import { couriers, type Order, type State } from './state.ts'

export type Reply = { status: number; body: unknown }
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  sent: Record<string, unknown>
}

const said = (status: number, body: unknown): Reply => ({ status, body })
const no = (status: number, message: string): Reply =>
  said(status, { message, status_code: status })

/** The stand-in's answer to a call with a valid token (docs/couriers.md). */
export function answer(state: State, call: Call, baseUrl: string): Reply {
  const { method, path } = call
  if (method === 'GET' && /^\/courier\/serviceability\/?$/.test(path)) return serviceability(call)
  if (method === 'GET' && path === '/orders') return search(state, call)
  if (method === 'GET' && path.startsWith('/courier/track/awb/')) return track(state, path)
  if (method !== 'POST') return no(404, 'Not found')
  if (path === '/orders/create/adhoc') return create(state, call)
  if (path === '/courier/assign/awb') return assign(state, call)
  if (path === '/orders/cancel') return cancel(state, call)
  const ids = call.sent['shipment_id']
  const order = state.byShipment(Array.isArray(ids) ? ids[0] : undefined)
  if (order === undefined || order.shipment.awb === '')
    return no(400, 'AWB is not assigned to this shipment.')
  if (path === '/courier/generate/pickup') return pickup(order)
  if (path === '/courier/generate/label')
    return said(200, {
      label_created: 1,
      label_url: `${baseUrl}/papers/label-${order.shipment.awb}.pdf`,
      response: 'Label has been created',
      not_created: [],
    })
  if (path === '/manifests/generate')
    return said(200, {
      status: 1,
      manifest_url: `${baseUrl}/papers/manifest-${order.shipment.awb}.pdf`,
    })
  return no(404, 'Not found')
}

function serviceability({ query }: Call): Reply {
  const pincodes = [query.get('pickup_postcode'), query.get('delivery_postcode')]
  const cash = query.get('cod')
  if (!pincodes.every((one) => /^[1-9]\d{5}$/.test(one ?? '')))
    return no(422, 'The postcodes are invalid.')
  if (!(Number(query.get('weight')) > 0) || (cash !== '0' && cash !== '1'))
    return no(422, 'The weight and cod fields are required.')
  // Army Postal Service.
  if (pincodes[1]?.startsWith('9') === true)
    return no(404, 'No courier service available for this route')
  const isCash = cash === '1'
  return said(200, {
    status: 200,
    data: {
      available_courier_companies: couriers.map(({ freight, ...one }) => ({
        ...one,
        cod: isCash ? 1 : 0,
        freight_charge: freight,
        rate: isCash ? freight + one.cod_charges : freight,
        etd: 'Nov 28, 2026',
      })),
    },
  })
}

const orderView = (order: Order) => ({
  id: order.id,
  channel_order_id: order.channel_order_id,
  status: order.status,
  payment_method: order.payment_method,
  shipments: [{ id: order.shipment.id, awb: order.shipment.awb, courier: order.shipment.courier }],
})

function search(state: State, { query }: Call): Reply {
  const word = query.get('search') ?? ''
  const found = state.orders.filter(
    (one) => one.channel_order_id.includes(word) || one.shipment.awb === word,
  )
  return said(200, { data: found.map(orderView), meta: { pagination: { total: found.length } } })
}

function create(state: State, { sent }: Call): Reply {
  const taken = new Set(state.orders.map((one) => one.channel_order_id))
  const problem = problemOfOrder(sent, taken)
  if (problem !== undefined) return no(422, problem)
  const order: Order = {
    id: state.next(),
    channel_order_id: String(sent['order_id']),
    status: 'NEW',
    shipment: { id: state.next(), awb: '', courier: '', courier_id: 0 },
    payment_method: String(sent['payment_method']),
    sub_total: Number(sent['sub_total']),
    pickup: '',
    scans: [],
  }
  state.orders.push(order)
  return said(200, {
    order_id: order.id,
    shipment_id: order.shipment.id,
    status: 'NEW',
    status_code: 1,
    awb_code: '',
    courier_name: '',
  })
}

function assign(state: State, { sent }: Call): Reply {
  const order = state.byShipment(sent['shipment_id'])
  const courier = couriers.find((one) => one.courier_company_id === sent['courier_id'])
  if (order === undefined) return no(404, 'Shipment not found')
  if (order.status === 'CANCELED') return no(400, 'The order is cancelled')
  if (order.shipment.awb !== '') return no(400, 'AWB is already assigned')
  const refused =
    state.behaviour.refuseAwb ?? (courier === undefined ? 'Courier is not serviceable' : null)
  if (refused !== null || courier === undefined)
    return said(200, { awb_assign_status: 0, response: { data: { awb_assign_error: refused } } })
  order.shipment = {
    ...order.shipment,
    awb: `19${String(state.next()).padStart(11, '0')}`,
    courier: courier.courier_name,
    courier_id: courier.courier_company_id,
  }
  order.status = 'READY TO SHIP'
  return said(200, {
    awb_assign_status: 1,
    response: {
      data: {
        courier_company_id: courier.courier_company_id,
        awb_code: order.shipment.awb,
        courier_name: courier.courier_name,
        order_id: order.id,
        shipment_id: order.shipment.id,
      },
    },
  })
}

function pickup(order: Order): Reply {
  if (order.pickup !== '') return no(400, 'Already in Pickup Queue.')
  order.pickup = '2026-11-25 09:00:00'
  order.status = 'PICKUP SCHEDULED'
  return said(200, {
    pickup_status: 1,
    response: {
      pickup_scheduled_date: order.pickup,
      pickup_token_number: 'Reference No: 1',
      status: 3,
    },
  })
}

function cancel(state: State, { sent }: Call): Reply {
  const ids = sent['ids']
  const order = state.orders.find(
    (one) => Array.isArray(ids) && ids.some((id) => String(id) === String(one.id)),
  )
  if (order === undefined) return no(404, 'Order not found')
  if (order.status === 'CANCELED') return no(400, 'Cannot cancel: already cancelled')
  order.status = 'CANCELED'
  return said(200, { message: 'Order cancelled successfully.', status_code: 200 })
}

function track(state: State, path: string): Reply {
  const awb = decodeURIComponent(path.split('/').at(-1) ?? '')
  const order = state.orders.find((one) => one.shipment.awb === awb)
  if (order === undefined)
    return said(200, {
      tracking_data: { track_status: 0, shipment_track_activities: null, error: 'no activities' },
    })
  return said(200, {
    tracking_data: {
      track_status: 1,
      shipment_status: Number(order.scans.at(-1)?.['sr-status'] ?? 1),
      shipment_track: [{ awb_code: awb, courier_name: order.shipment.courier }],
      shipment_track_activities: order.scans.toReversed(),
    },
  })
}
