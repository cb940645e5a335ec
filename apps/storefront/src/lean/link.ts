/** Stands in for the router's link component, which the shop doesn't use. See `lean-parts.ts`. */
export const Link = null
export const createLink = null
export const linkOptions = null
export const useLinkProps = null
