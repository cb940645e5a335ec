export { registerCourierRateRoutes } from './routes.ts'
export { cardCost, cardCosts, chargedGrams, type CourierRate } from './rules.ts'
export { selectCourierRates } from './store.ts'
