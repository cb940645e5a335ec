/** Reward points (CART-14). A point takes a rupee off a price, so in amounts of money it is 100 paise. */
export const POINT_PAISE = 100

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An amount in points: 100 paise is "1 point", 25050 "250.5 points". */
export const pointsText = (paise: number): string => {
  const points = paise / POINT_PAISE
  return `${format.format(points)} ${points === 1 ? 'point' : 'points'}`
}
