export {
  parseSearch as defaultParseSearch,
  stringifySearch as defaultStringifySearch,
} from '@upchar/web/search-params'

/** Stand in for the router's JSON in the address, which the shop doesn't use. See `lean-parts.ts`. */
export const parseSearchWith = null
export const stringifySearchWith = null
