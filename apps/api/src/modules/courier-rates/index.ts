export { registerCourierRateRoutes } from './routes.ts'
export { cardCost, cardCosts, chargedGrams, type CourierRate } from './rules.ts'
export { setRate } from './set-rate.ts'
export { courierKeyText, lockCourierRates, selectCourierRates } from './store.ts'
