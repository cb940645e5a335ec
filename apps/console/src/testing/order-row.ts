import type { Answer } from '@upchar/contract/schema/endpoints'

export type OrderRow = Answer<'staffListOrders'>['orders'][number]

/** A row of the list of orders; its number is its id. */
export const orderRow = (number: string, part: Partial<OrderRow> = {}): OrderRow => ({
  id: number,
  number,
  placed_at: '2026-11-20T10:00:00.000Z',
  is_guest: true,
  name: 'Meera Nair',
  business_name: '',
  city: 'Mumbai',
  phone: '******3210',
  email: 'w***@hospital.example',
  title: 'Nitrile gloves, M',
  lines: 1,
  total: 259,
  payment: { option: 2, label: 'Cash on delivery', state: 'due' },
  states: [{ state: 'placed', label: 'Order placed' }],
  unbooked: true,
  ...part,
})
