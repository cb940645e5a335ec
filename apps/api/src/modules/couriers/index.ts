export { followBookings } from './follow-bookings.ts'
export { registerCourierRoutes } from './routes.ts'
