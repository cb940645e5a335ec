export { BookForm } from './book-form.tsx'
export { BookingLine } from './booking-line.tsx'
