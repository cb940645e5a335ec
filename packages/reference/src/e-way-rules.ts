/** From which value a consignment needs an e-way bill (CGST Rules 138). */
export type EWayRule = {
  /** A state's limit for movements within it; null: all others, and everything between states. */
  stateCode: string | null
  /** More than this needs a bill. */
  abovePaise: number
  validFrom: string
  validTo: string | null
  source: string
}

const within = (
  stateCode: string,
  rupees: number,
  validFrom: string,
  source: string,
  validTo: string | null = null,
): EWayRule => ({ stateCode, abovePaise: rupees * 100, validFrom, validTo, source })

/**
 * The table e_way_rule holds these. A state that isn't named has the general limit: where states exempt some goods only, or movements
 * within a city, a bill too many is made rather than one too few.
 */
export const eWayRules: readonly EWayRule[] = [
  {
    stateCode: null,
    abovePaise: 5_000_000,
    validFrom: '2018-04-01',
    validTo: null,
    source: 'CGST Rules 2017, rule 138(1); domain reference 1.8',
  },
  within(
    '03',
    100_000,
    '2018-10-08',
    'Punjab, notification 1073 of 13 September 2018; domain reference 1.8',
  ),
  within(
    '07',
    100_000,
    '2018-06-16',
    'Delhi, notification 3 of 15 June 2018; domain reference 1.8',
  ),
  within('10', 100_000, '2019-01-21', 'Bihar, notification S.O. 14 of 14 January 2019'),
  within(
    '19',
    100_000,
    '2018-06-06',
    'West Bengal, notification 13/2018 of 6 June 2018; lowered from 1 December 2023',
    '2023-11-30',
  ),
  within(
    '27',
    100_000,
    '2018-07-01',
    'Maharashtra, notification 15E/2018 of 29 June 2018; domain reference 1.8',
  ),
  within(
    '33',
    100_000,
    '2018-06-02',
    'Tamil Nadu, notification 9 of 31 May 2018; domain reference 1.8',
  ),
]
