type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isAbove = (value: unknown, least: number): boolean =>
  typeof value === 'number' && value >= least

const texts = [
  'billing_customer_name',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_country',
  'billing_email',
] as const

function problemOfItem(item: unknown): string | undefined {
  const one: Fields = typeof item === 'object' && item !== null ? { ...item } : {}
  if (!isText(one['name']) || !isText(one['sku'])) return 'Item name and sku are required.'
  if (!isAbove(one['units'], 1)) return 'Item units are required.'
  return isAbove(one['selling_price'], 0) ? undefined : 'Item selling price is required.'
}

/** What the real one refuses of an order, in its words as far as they are documented; undefined: nothing. */
export function problemOfOrder(sent: Fields, taken: ReadonlySet<string>): string | undefined {
  const id = sent['order_id']
  if (!isText(id) || id.length > 50) return 'The order id field is required.'
  if (taken.has(id)) return 'The order id has already been taken.'
  if (!/^\d{4}-\d\d-\d\d/.test(String(sent['order_date']))) return 'The order date is invalid.'
  if (!/^WAREHOUSE-\d+$/.test(String(sent['pickup_location'])))
    return 'Wrong Pickup location entered. Please choose one location from the data given below.'
  const missing = texts.find((name) => !isText(sent[name]))
  if (missing !== undefined) return `The ${missing.replaceAll('_', ' ')} field is required.`
  if (String(sent['billing_address']).length < 3) return 'The billing address is too short.'
  if (String(sent['billing_city']).length > 30)
    return 'The billing city may not be greater than 30 characters.'
  if (!/^[1-9]\d{5}$/.test(String(sent['billing_pincode'])))
    return 'The billing pincode is invalid.'
  if (!/^[6-9]\d{9}$/.test(String(sent['billing_phone']))) return 'The billing phone is invalid.'
  if (sent['payment_method'] !== 'Prepaid' && sent['payment_method'] !== 'COD')
    return 'The payment method is invalid.'
  if (!isAbove(sent['sub_total'], 0.01)) return 'The sub total field is required.'
  if (!['length', 'breadth', 'height'].every((side) => isAbove(sent[side], 0.5)))
    return 'Length, breadth and height must be more than 0.5.'
  if (!isAbove(sent['weight'], 0.001)) return 'The weight must be more than 0.'
  const items: unknown = sent['order_items']
  if (!Array.isArray(items) || items.length === 0) return 'The order items field is required.'
  return items.map(problemOfItem).find((problem) => problem !== undefined)
}
