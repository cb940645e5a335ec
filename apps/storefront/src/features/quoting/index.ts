/** Making a quotation. The form, `quote-form.tsx`, loads by itself. */

export { quotationFile } from './quotation-file.ts'
export { quotedStore } from './quoted-store.ts'
