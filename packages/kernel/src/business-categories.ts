/**
 * The eleven business categories in the order of ROUTE-23. The key is the path of the landing page.
 * `enabled` is the default of the action state (ROUTE-23): a disabled category can be browsed and enquired about, not
 * bought from. Staff change the state in force; titles and banners are content.
 */
export const BUSINESS_CATEGORIES = Object.freeze([
  { key: 'dental', name: 'Dental', enabled: true },
  { key: 'diagnostics', name: 'Lab and Diagnostics', enabled: true },
  { key: 'consumables', name: 'Consumables & Disposables', enabled: true },
  { key: 'medicalequipments', name: 'Medical Device & Equipment', enabled: true },
  { key: 'ophthalmology', name: 'Ophthalmology', enabled: true },
  { key: 'nephrology', name: 'Nephrology', enabled: true },
  { key: 'physiotherapy', name: 'Physiotherapy', enabled: true },
  { key: 'refurbished-devices', name: 'Refurbished Devices', enabled: true },
  { key: 'vaccines', name: 'Vaccines', enabled: false },
  { key: 'obgyn-ivf', name: 'IVF & Gynae', enabled: true },
  { key: 'pharmaceutical', name: 'Pharma', enabled: false },
] as const)

/** One business category. */
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number]
/** Its key in paths, queries and tables. */
export type BusinessCategoryKey = BusinessCategory['key']

/** Whether text is the key of a business category. */
export function isBusinessCategoryKey(key: string): key is BusinessCategoryKey {
  return BUSINESS_CATEGORIES.some((category) => category.key === key)
}

/** The business category of a key; undefined when there is none. */
export function businessCategory(key: string): BusinessCategory | undefined {
  return BUSINESS_CATEGORIES.find((category) => category.key === key)
}
