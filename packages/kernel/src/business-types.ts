/** The eleven kinds of buyer with their ids, in the order of the specification (ID-01): the only user category. */
export const BUSINESS_TYPES = Object.freeze([
  { id: 25, key: 'general', name: 'General' },
  { id: 1, key: 'hospital', name: 'Hospital' },
  { id: 2, key: 'doctor', name: 'Doctor' },
  { id: 3, key: 'reseller', name: 'Reseller' },
  { id: 4, key: 'dentist', name: 'Dentist' },
  { id: 13, key: 'vet', name: 'Vet' },
  { id: 22, key: 'physiotherapist', name: 'Physiotherapist' },
  { id: 5, key: 'corporate', name: 'Corporate institution' },
  { id: 11, key: 'ngo-government', name: 'NGO or government' },
  { id: 15, key: 'lab-physician', name: 'Independent lab or physician' },
  { id: 7, key: 'others', name: 'Others' },
] as const)

/** One kind of buyer. */
export type BusinessType = (typeof BUSINESS_TYPES)[number]
/** Its id in the API and in tables. */
export type BusinessTypeId = BusinessType['id']

/** Whether a number is the id of a business type. */
export function isBusinessTypeId(id: number): id is BusinessTypeId {
  return BUSINESS_TYPES.some((type) => type.id === id)
}

/** The business type of an id; undefined when there is none. */
export function businessType(id: number): BusinessType | undefined {
  return BUSINESS_TYPES.find((type) => type.id === id)
}
