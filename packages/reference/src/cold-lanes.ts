/**
 * For how long goods at 2–8 °C stay cold on the way to pincodes that begin with a prefix; the longest prefix in force
 * applies. A lane exists where the latest arrival is at most `boxHours` less `marginHours` after dispatch.
 */
export type ColdLane = {
  /** Empty: all of India. */
  pincodePrefix: string
  /** Hours for which the box is qualified; 0: no cold courier goes there. */
  boxHours: number
  marginHours: number
  validFrom: string
  validTo: string | null
  source: string
}

const since = { validFrom: '2026-01-01', validTo: null }
const none = (pincodePrefix: string, why: string): ColdLane => ({
  pincodePrefix,
  boxHours: 0,
  marginHours: 12,
  ...since,
  source: `house rule, to be confirmed with the courier: ${why}`,
})

/** The rows of cold_lane. */
export const coldLanes: readonly ColdLane[] = [
  {
    pincodePrefix: '',
    boxHours: 72,
    marginHours: 12,
    ...since,
    source:
      'domain reference 3.1, cold chain: passive boxes qualified for 24, 48 or 72 hours; promised transit at most box hours less 12',
  },
  none('194', 'Ladakh, by air or over passes without a refrigerated hand-over'),
  none('744', 'Andaman and Nicobar Islands, by air cargo or ship without a refrigerated hand-over'),
  none('68255', 'Lakshadweep, by ship or helicopter without a refrigerated hand-over'),
]
