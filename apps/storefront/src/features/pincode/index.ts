/** Where to deliver: the pincode popup, and the place of a pincode or of the device. */

export { findPlace } from './find-place.ts'
