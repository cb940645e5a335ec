const { brand = 'Upchar', environment = 'development' } =
  typeof document === 'undefined' ? {} : document.documentElement.dataset

/** The shop's name, and whether this is the real one: both stand in the page. */
export { brand }
export const isProduction = environment === 'production'
