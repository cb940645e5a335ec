/** Addresses are what they are: the shop stands at the root and rewrites none. See `lean-parts.ts`. */
export const executeRewriteInput = (_rewrite: undefined, url: URL): URL => url
export const executeRewriteOutput = executeRewriteInput
export const rewriteBasepath = null
export const composeRewrites = null
