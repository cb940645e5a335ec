/** Photos of an order's goods, for a return (RET-02) or a review (ORDER-04). */

export { PhotoPicker, photoUrl, usePhotos } from './photo-picker.tsx'
export type { PhotosOf } from './photo-picker.tsx'
