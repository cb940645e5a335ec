import { CAMPAIGN_PARAMETERS, LONGEST_LANDED_PAGE } from '@upchar/kernel/attribution'
import { mayTrack } from './consent.ts'
import { landingPage, storeLandingPage } from './landing-page.ts'

/** Path and campaign of an address: what else it says, such as words searched for, may be personal. */
function withoutDetails(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const kept = new URLSearchParams()
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = searchParams.get(name)
    if (value) kept.set(name, value)
  }
  return (kept.size === 0 ? pathname : `${pathname}?${kept}`).slice(0, LONGEST_LANDED_PAGE)
}

/**
 * Remembers the first page of a visitor (ATTR-01). A later one replaces it only if a campaign names itself in its
 * address. Nothing is remembered of a visitor who declined tracking.
 */
export function keepLandingPage(
  address: string,
  disk?: Pick<Storage, 'getItem' | 'setItem'>,
  { now = Date.now(), mayKeep = mayTrack() } = {},
): void {
  const landed = withoutDetails(address)
  if (!mayKeep || (!landed.includes('?') && landingPage(disk, now) !== undefined)) return
  try {
    storeLandingPage(disk, landed, now)
  } catch {
    // Private mode or storage is full: the order says nothing about its origin.
  }
}
