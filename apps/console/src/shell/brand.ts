const { brand = 'Upchar', environment = 'development' } =
  typeof document === 'undefined' ? {} : document.documentElement.dataset

/** The shop's name, and whether this is production. The server writes both into the page. */
export { brand }
export const isProduction = environment === 'production'
