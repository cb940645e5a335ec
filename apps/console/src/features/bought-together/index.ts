export { pairColumns } from './columns.tsx'
export { PinForm } from './pin-form.tsx'
export { useUnpin } from './use-unpin.ts'
export { keyOf } from './words.ts'
