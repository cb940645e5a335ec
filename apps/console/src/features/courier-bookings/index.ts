export { BookForm } from './book-form.tsx'
export { BookParcels } from './book-parcels.tsx'
export { BookingLine } from './booking-line.tsx'
export { cardWords, typedWords } from './words.ts'
