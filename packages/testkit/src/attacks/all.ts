import { bodyAttacks } from './body-attacks.ts'
import { pdfAttacks } from './pdf-attacks.ts'
import { pictureAttacks } from './picture-attacks.ts'

export { bodyAttacks, pdfAttacks, pictureAttacks }

/** Hostile uploads and bodies: sent one by one in a test, and with the clock in hand by `npm run attacks`. */
export const attacks = [...pdfAttacks, ...pictureAttacks, ...bodyAttacks]
