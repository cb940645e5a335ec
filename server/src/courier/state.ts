/** An order at the stand-in courier, with its one shipment. */
export type Order = {
  id: number
  channel_order_id: string
  status: 'NEW' | 'READY TO SHIP' | 'PICKUP SCHEDULED' | 'CANCELED'
  shipment: { id: number; awb: string; courier: string; courier_id: number }
  payment_method: string
  sub_total: number
  pickup: string
  scans: Scan[]
}

export type Scan = {
  date: string
  status: string
  activity: string
  location: string
  'sr-status': string
  'sr-status-label': string
}

/** How the stand-in misbehaves, for tests. */
export type Behaviour = {
  /** Does the work of calls whose path contains this, and never answers. */
  hang: string | null
  /** Answers 503 to calls whose path contains this, so many times, without doing the work. */
  fail: { path: string; times: number } | null
  /** Does the work of calls whose path contains this and then answers 503, so many times. */
  lose: { path: string; times: number } | null
  /** Refuses to give an AWB, in these words. */
  refuseAwb: string | null
  /** Accepts no token that it has given so far. */
  expireTokens: boolean
}

export type Courier = {
  courier_company_id: number
  courier_name: string
  freight: number
  cod_charges: number
  estimated_delivery_days: string
  rating: number
}

export const couriers: readonly Courier[] = [
  {
    courier_company_id: 10,
    courier_name: 'Blue Example Air',
    freight: 120.5,
    cod_charges: 40,
    estimated_delivery_days: '1',
    rating: 4.6,
  },
  {
    courier_company_id: 24,
    courier_name: 'Narmada Example Surface',
    freight: 61.25,
    cod_charges: 33.375,
    estimated_delivery_days: '4',
    rating: 4.1,
  },
  {
    courier_company_id: 51,
    courier_name: 'Konkan Example Express',
    freight: 88,
    cod_charges: 35,
    estimated_delivery_days: '2',
    rating: 3.9,
  },
]

export class State {
  readonly behaviour: Behaviour = {
    hang: null,
    fail: null,
    lose: null,
    refuseAwb: null,
    expireTokens: false,
  }
  readonly orders: Order[] = []
  readonly tokens = new Set<string>()
  /** Paths of all calls, in order. */
  readonly calls: string[] = []
  private count = 0

  next(): number {
    this.count++
    return 700_000 + this.count
  }

  byShipment(id: unknown): Order | undefined {
    return this.orders.find((one) => String(one.shipment.id) === String(id))
  }
}
