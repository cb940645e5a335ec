/** Where to deliver: the pincode popup, and the place of a pincode or of the device. */

export { detectAddress } from './detect-address.ts'
