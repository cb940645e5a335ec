export { rateColumns } from './columns.tsx'
export { RateForm } from './rate-form.tsx'
export type { CourierRates } from './words.ts'
