/** Towns better known than the district's name, by district in capitals. Source: domain reference 2.2. */
const towns: Readonly<Record<string, string>> = {
  'NEW DELHI': 'New Delhi',
  CENTRAL: 'New Delhi',
  'BENGALURU URBAN': 'Bengaluru',
  'KAMRUP METRO': 'Guwahati',
  'SOUTH ANDAMANS': 'Port Blair (Sri Vijaya Puram)',
  'MUMBAI SUBURBAN': 'Mumbai',
  'LEH LADAKH': 'Leh',
  'LAKSHADWEEP DISTRICT': 'Lakshadweep',
  'GAUTAM BUDDHA NAGAR': 'Noida',
  'KANPUR NAGAR': 'Kanpur',
  'S.A.S NAGAR': 'Mohali',
  AHMADABAD: 'Ahmedabad',
  VISAKHAPATANAM: 'Visakhapatnam',
  PONDICHERRY: 'Puducherry',
  'SPSR NELLORE': 'Nellore',
  'Y.S.R.': 'Kadapa',
  NTR: 'Vijayawada',
  'EAST SINGHBUM': 'East Singhbhum',
}

/** Delhi's districts are named by compass points, which are meaningless without the city. */
const compass = new Set([
  'NORTH',
  'SOUTH',
  'EAST',
  'WEST',
  'NORTH EAST',
  'NORTH WEST',
  'SOUTH EAST',
  'SOUTH WEST',
])

const titleCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s(.-])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/ And /g, ' and ')

/** The district's name in title case. */
export function districtName(district: string, stateCode: string): string {
  const key = district.toUpperCase()
  if (stateCode === '07' && compass.has(key)) return `${titleCase(key)} Delhi`
  if (stateCode === '11' && key.endsWith(' DISTRICT'))
    return `${titleCase(key.replace(' DISTRICT', ''))} Sikkim`
  return titleCase(key)
}

/** The city of a pincode: its district, or the town that the district is known by. */
export const cityName = (district: string, stateCode: string): string =>
  towns[district.toUpperCase()] ?? districtName(district, stateCode)
