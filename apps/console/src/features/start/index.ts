export { LatestChanges } from './latest-changes.tsx'
export { Tile } from './tile.tsx'
export { EndingSoon, LongestWaiting } from './waiting-list.tsx'
