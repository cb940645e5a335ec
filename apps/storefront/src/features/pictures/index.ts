/** Pictures of products and departments in the sizes that the API makes. */

export { Picture, ProductPicture, TilePicture } from './product-picture.tsx'
export { LargePicture, SmallPicture, pictureSrc } from './variant-picture.tsx'
export { imageOf } from './image-of.ts'
export { variantPictures } from './variant-slug.ts'
