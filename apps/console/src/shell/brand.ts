const {
  brand = 'Upchar',
  environment = 'development',
  door = 'console',
} = typeof document === 'undefined' ? {} : document.documentElement.dataset

/** The shop's name, and whether this is production. The server writes both into the page. */
export { brand }
/** What this page is: the console of staff or the seller portal. */
export { door }
export const isProduction = environment === 'production'
