/**
 * Which states a post office can lie in, by India Post's own structure. India Post divides the country into circles; a
 * circle serves whole states, and the first digits of a pincode name the circle (India Post, "Pincode" system of 1972).
 * Both are general knowledge of the postal system, written down here apart from the data set that they check.
 */

/** GST state codes by postal circle as the data set spells it. The army's circle serves no civil address. */
export const circleStates: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh Circle': ['37', '34'],
  'Assam Circle': ['18'],
  'Bihar Circle': ['10'],
  'Chattisgarh Circle': ['22'],
  'Delhi Circle': ['07'],
  'Gujarat Circle': ['24', '26'],
  'Haryana Circle': ['06'],
  'Himachal Pradesh Circle': ['02'],
  'Jammu Kashmir Circle': ['01', '38'],
  'Jharkhand Circle': ['20'],
  'Karnataka Circle': ['29'],
  'Kerala Circle': ['32', '31', '34'],
  'Madhya Pradesh Circle': ['23'],
  'Maharashtra Circle': ['27', '30'],
  'North Eastern Circle': ['12', '13', '14', '15', '16', '17'],
  'Odisha Circle': ['21'],
  'Punjab Circle': ['03', '04'],
  'Rajasthan Circle': ['08'],
  'Tamilnadu Circle': ['33', '34'],
  'Telangana Circle': ['36'],
  'Uttar Pradesh Circle': ['09'],
  'Uttarakhand Circle': ['05'],
  'West Bengal Circle': ['19', '11', '35'],
}

/** GST state codes by first digits; the longest entry decides. Enclaves stand beside the state around them. */
const digitStates: readonly (readonly [string, readonly string[]])[] = [
  ['11', ['07']],
  ['12', ['06']],
  ['13', ['06']],
  ['14', ['03']],
  ['15', ['03']],
  ['16', ['03', '04']],
  ['17', ['02']],
  ['18', ['01']],
  ['19', ['01']],
  ['194', ['38']],
  ['20', ['09']],
  ['21', ['09']],
  ['22', ['09']],
  ['23', ['09']],
  ['24', ['09', '05']],
  ['25', ['09']],
  ['26', ['09', '05']],
  ['27', ['09']],
  ['28', ['09']],
  ['30', ['08']],
  ['31', ['08']],
  ['32', ['08']],
  ['33', ['08']],
  ['34', ['08']],
  ['36', ['24']],
  ['3625', ['24', '26']],
  ['37', ['24']],
  ['38', ['24']],
  ['39', ['24']],
  ['396', ['24', '26']],
  ['40', ['27']],
  ['403', ['30']],
  ['41', ['27']],
  ['42', ['27']],
  ['43', ['27']],
  ['44', ['27']],
  ['45', ['23']],
  ['46', ['23']],
  ['47', ['23']],
  ['48', ['23']],
  ['49', ['22']],
  ['50', ['36']],
  ['51', ['37']],
  ['52', ['37']],
  ['53', ['37']],
  ['533464', ['37', '34']],
  ['56', ['29']],
  ['57', ['29']],
  ['58', ['29']],
  ['59', ['29']],
  ['60', ['33']],
  ['605', ['33', '34']],
  ['607', ['33', '34']],
  ['609', ['33', '34']],
  ['61', ['33']],
  ['62', ['33']],
  ['63', ['33']],
  ['64', ['33']],
  ['67', ['32']],
  ['673310', ['34']],
  ['68', ['32']],
  ['68255', ['31']],
  ['69', ['32']],
  ['70', ['19']],
  ['71', ['19']],
  ['72', ['19']],
  ['73', ['19']],
  ['737', ['11']],
  ['74', ['19']],
  ['744', ['35']],
  ['75', ['21']],
  ['76', ['21']],
  ['77', ['21']],
  ['78', ['18']],
  ['790', ['12']],
  ['791', ['12']],
  ['792', ['12']],
  ['793', ['17']],
  ['794', ['17']],
  ['795', ['14']],
  ['796', ['15']],
  ['797', ['13']],
  ['798', ['13']],
  ['799', ['16']],
  ['80', ['10']],
  ['81', ['10', '20']],
  ['82', ['10', '20']],
  ['83', ['20']],
  ['84', ['10']],
  ['85', ['10']],
]

/** The states that the first digits of a pincode allow; none for the army's. */
export function statesOfDigits(pincode: string): readonly string[] {
  let found: readonly string[] = []
  let length = 0
  for (const [digits, states] of digitStates) {
    if (digits.length > length && pincode.startsWith(digits))
      [found, length] = [states, digits.length]
  }
  return found
}

/** A border that post offices of one circle cross to serve villages of the next state. */
type Crossing = {
  readonly pincodes: readonly string[]
  readonly stateCode: string
  readonly why: string
}

/**
 * Offices whose state lies outside their circle although the label is believed: their district adjoins the delivery
 * centre's. Nobody has confirmed them on the spot; the buyer names the state, and the tax follows from that.
 */
export const crossings: readonly Crossing[] = [
  {
    pincodes: ['244923', '244924'],
    stateCode: '05',
    why: 'Rampur’s offices (Uttar Pradesh) have villages of Udham Singh Nagar, which adjoins',
  },
  {
    pincodes: ['247662'],
    stateCode: '05',
    why: 'Chhutmalpur’s branches Buggawala, Banderjud and two more lie in Haridwar, which adjoins Saharanpur',
  },
  {
    pincodes: ['781029', '781131', '782410'],
    stateCode: '17',
    why: 'Guwahati’s and Jagiroad’s branches lie in Ri Bhoi (Meghalaya), which adjoins Kamrup and Morigaon',
  },
  {
    pincodes: ['802131'],
    stateCode: '09',
    why: 'Sheopur Diar lies on the Ganga’s other bank, in Ballia (Uttar Pradesh)',
  },
  {
    pincodes: ['813206'],
    stateCode: '20',
    why: 'Ishipur’s branches Itahari and Sukhari lie in Godda (Jharkhand), which adjoins Bhagalpur',
  },
]

/** Pincodes that nothing settles: not served until staff or a later release confirm the state. */
export const unsettled: Readonly<Record<string, string>> = {
  '791701':
    'Circle, division and district say Mizoram, the first digits Arunachal Pradesh; probably 796701 mistyped',
}
