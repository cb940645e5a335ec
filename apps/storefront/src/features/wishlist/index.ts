/** The wishlist as every page knows it: its SKUs, hearts and changes. */

export { followWishes, sendWish, setWished } from './change-wishlist.ts'
export { WishButton } from './wish-button.tsx'
export { wishStore } from './wish-store.ts'
