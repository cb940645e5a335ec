import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import type { CategoryKey, Seller, TurnoverClass, Warehouse } from './model.ts'

interface SellerRow {
  key: string
  legal: string
  trade: string
  state: string
  stateCode: string
  pan: string
  entity?: string
  line1: string
  line2: string
  city: string
  pincode: string
  std: string
  prefix: string
  turnover: TurnoverClass
  licences: string
  sells: readonly CategoryKey[]
  since: string
}

const devices: readonly CategoryKey[] = ['consumables', 'medicalequipments', 'diagnostics', 'physiotherapy', 'dental', 'ophthalmology', 'obgyn-ivf', 'nephrology']

/** Invented companies: the tax numbers are well formed and have a right check character, nobody holds them. */
const rows: readonly SellerRow[] = [
  { key: 'sagarmed-mumbai', legal: 'Sagarmed Surgicals Private Limited', trade: 'Sagarmed', state: 'Maharashtra', stateCode: '27', pan: 'AAXCS4021K', line1: '12 Raghuvanshi Mills Compound', line2: 'Lower Parel', city: 'Mumbai', pincode: '400013', std: '22', prefix: 'SMM', turnover: 'above-10-crore', licences: 'MD-42 20/20B 21/21B', sells: [...devices, 'pharmaceutical', 'vaccines'], since: '2019-04-01' },
  { key: 'sagarmed-bengaluru', legal: 'Sagarmed Surgicals Private Limited', trade: 'Sagarmed South', state: 'Karnataka', stateCode: '29', pan: 'AAXCS4021K', line1: '88 Peenya 2nd Stage', line2: 'Near Metro Station', city: 'Bengaluru', pincode: '560058', std: '80', prefix: 'SMB', turnover: 'above-10-crore', licences: 'MD-42 20/20B', sells: [...devices, 'pharmaceutical'], since: '2021-07-15' },
  { key: 'indraprastha-medico', legal: 'Indraprastha Medico Supplies LLP', trade: 'IP Medico', state: 'Delhi', stateCode: '07', pan: 'AAXFI7315M', line1: '41 Okhla Industrial Area Phase 2', line2: 'Block D', city: 'New Delhi', pincode: '110020', std: '11', prefix: 'IPM', turnover: 'above-10-crore', licences: 'MD-42 20/20B 21/21B AERB PCPNDT', sells: [...devices, 'refurbished-devices', 'vaccines', 'pharmaceutical'], since: '2018-10-08' },
  { key: 'coromandel-health', legal: 'Coromandel Health Products Private Limited', trade: 'Coromandel Health', state: 'Tamil Nadu', stateCode: '33', pan: 'AAXCC2968P', line1: '7 Guindy Industrial Estate', line2: 'South Phase', city: 'Chennai', pincode: '600032', std: '44', prefix: 'CHP', turnover: 'above-10-crore', licences: 'MD-42 20/20B 21/21B', sells: [...devices, 'pharmaceutical', 'vaccines'], since: '2019-01-21' },
  { key: 'saurashtra-medisource', legal: 'Saurashtra Medisource Private Limited', trade: 'Medisource Gujarat', state: 'Gujarat', stateCode: '24', pan: 'AAXCS6144Q', line1: 'Shed 9, Vatva GIDC', line2: 'Phase 4', city: 'Ahmedabad', pincode: '382445', std: '79', prefix: 'SMG', turnover: '5-to-10-crore', licences: 'MD-42 20/20B', sells: ['consumables', 'medicalequipments', 'pharmaceutical', 'physiotherapy', 'nephrology'], since: '2020-06-11' },
  { key: 'deccan-lifecare', legal: 'Deccan Lifecare Distributors LLP', trade: 'Deccan Lifecare', state: 'Telangana', stateCode: '36', pan: 'AAXFD5382R', line1: '23 Balanagar Township', line2: 'IDA', city: 'Hyderabad', pincode: '500037', std: '40', prefix: 'DLC', turnover: 'above-10-crore', licences: 'MD-42 20/20B 21/21B', sells: [...devices, 'vaccines', 'pharmaceutical'], since: '2019-09-02' },
  { key: 'aravalli-equipments', legal: 'Aravalli Hospital Equipments Private Limited', trade: 'Aravalli Equipments', state: 'Haryana', stateCode: '06', pan: 'AAXCA8207T', line1: '310 Udyog Vihar', line2: 'Palam Road', city: 'Gurugram', pincode: '122015', std: '124', prefix: 'AHE', turnover: '5-to-10-crore', licences: 'MD-42 AERB PCPNDT', sells: ['medicalequipments', 'refurbished-devices', 'physiotherapy', 'nephrology'], since: '2020-02-17' },
  { key: 'hooghly-surgicals', legal: 'Hooghly Surgicals', trade: 'Hooghly Surgicals', state: 'West Bengal', stateCode: '19', pan: 'AAXFH1459L', line1: '16 Beliaghata Main Road', line2: 'Sealdah', city: 'Kolkata', pincode: '700015', std: '33', prefix: 'HGS', turnover: 'upto-5-crore', licences: 'MD-42 20/20B', sells: ['consumables', 'medicalequipments', 'dental', 'diagnostics', 'pharmaceutical'], since: '2021-03-26' },
  { key: 'awadh-meditrade', legal: 'Awadh Meditrade Private Limited', trade: 'Awadh Meditrade', state: 'Uttar Pradesh', stateCode: '09', pan: 'AAXCA3571N', line1: '5 Transport Nagar', line2: 'Kanpur Road', city: 'Lucknow', pincode: '226008', std: '522', prefix: 'AMT', turnover: 'upto-5-crore', licences: 'MD-42', sells: ['consumables', 'diagnostics', 'physiotherapy', 'medicalequipments'], since: '2022-01-10' },
  { key: 'sutlej-instruments', legal: 'Sutlej Surgical Instruments', trade: 'Sutlej Instruments', state: 'Punjab', stateCode: '03', pan: 'AAXFS9026H', line1: '72 Industrial Area B', line2: 'Shimlapuri', city: 'Ludhiana', pincode: '141003', std: '161', prefix: 'SSI', turnover: 'upto-5-crore', licences: 'MD-42', sells: ['medicalequipments', 'consumables', 'physiotherapy'], since: '2021-11-05' },
  { key: 'malabar-dentovision', legal: 'Malabar Dentovision LLP', trade: 'Malabar Dentovision', state: 'Kerala', stateCode: '32', pan: 'AAXFM6713J', line1: '19 Changampuzha Nagar', line2: 'Edapally', city: 'Kochi', pincode: '682024', std: '484', prefix: 'MDV', turnover: '5-to-10-crore', licences: 'MD-42 20/20B', sells: ['dental', 'ophthalmology', 'obgyn-ivf'], since: '2020-08-19' },
  { key: 'marudhar-dental', legal: 'Marudhar Dental Depot', trade: 'Marudhar Dental', state: 'Rajasthan', stateCode: '08', pan: 'AAXPM4480E', line1: '33 Vishwakarma Industrial Area', line2: 'Road 9', city: 'Jaipur', pincode: '302013', std: '141', prefix: 'MDD', turnover: 'upto-5-crore', licences: 'MD-42 20/20B', sells: ['dental', 'consumables'], since: '2022-05-23' },
  { key: 'malwa-labs', legal: 'Malwa Lab Solutions Private Limited', trade: 'Malwa Labs', state: 'Madhya Pradesh', stateCode: '23', pan: 'AAXCM5096B', line1: '14 Sanwer Road Industrial Area', line2: 'Sector D', city: 'Indore', pincode: '452010', std: '731', prefix: 'MLS', turnover: '5-to-10-crore', licences: 'MD-42', sells: ['diagnostics', 'consumables'], since: '2021-04-12' },
  { key: 'sahyadri-renal', legal: 'Sahyadri Renal and Fertility Care LLP', trade: 'Sahyadri Care', state: 'Maharashtra', stateCode: '27', pan: 'AAXFS2347C', line1: '60 Masulkar Colony', line2: 'Pimpri', city: 'Pune', pincode: '411018', std: '20', prefix: 'SRF', turnover: '5-to-10-crore', licences: 'MD-42 20/20B 21/21B', sells: ['nephrology', 'obgyn-ivf', 'ophthalmology', 'vaccines'], since: '2020-12-01' },
]

const licenceNumber = (kind: string, stateCode: string, i: number): string =>
  kind === 'MD-42' ? `MD42-${stateCode}-2024-${String(1200 + i * 37)}` : kind === 'AERB' ? `AERB-SUP-${String(7000 + i)}` : kind === 'PCPNDT' ? `PNDT-SUP-${stateCode}-${String(310 + i)}` : `${kind}-${stateCode}-${String(100200 + i * 111)}`

export const sellers: readonly Seller[] = rows.map((row, i) => {
  const first14 = `${row.stateCode}${row.pan}${row.entity ?? '1'}Z`
  return {
    key: row.key, legalName: row.legal, tradeName: row.trade, pan: row.pan, gstin: first14 + gstinCheckCharacter(first14), stateCode: row.stateCode, state: row.state,
    address: { line1: row.line1, line2: row.line2, city: row.city, pincode: row.pincode },
    email: `orders@${row.key}.example`, phone: `${row.std}${'5550'.padEnd(10 - row.std.length - 2, '1')}${String(10 + i)}`,
    invoicePrefix: row.prefix, turnover: row.turnover,
    licences: row.licences.split(' ').flatMap((kind) =>
      (kind === 'MD-42' || kind === '20/20B' || kind === '21/21B' || kind === 'AERB' || kind === 'PCPNDT'
        ? [{ kind, number: licenceNumber(kind, row.stateCode, i), validUntil: kind === 'AERB' || kind === 'PCPNDT' ? '2029-03-31' : null }] : [])),
    categoryKeys: row.sells, since: row.since,
  }
})

const weekdays = [1, 2, 3, 4, 5, 6]

/** Each lies in the state of its seller's GSTIN; coordinates are those of the post office of the pincode. */
export const warehouses: readonly Warehouse[] = [
  { key: 'mum-parel', sellerKey: 'sagarmed-mumbai', name: 'Mumbai Parel', stateCode: '27', city: 'Mumbai', pincode: '400013', addressLine: '12 Raghuvanshi Mills Compound, Lower Parel', lat: 18.9952, lng: 72.8274, cutOffHour: 15, workingDays: weekdays, coldStore: true },
  { key: 'mum-bhiwandi', sellerKey: 'sagarmed-mumbai', name: 'Bhiwandi', stateCode: '27', city: 'Thane', pincode: '421302', addressLine: 'Warehouse 6, Anjur Phata', lat: 19.2104, lng: 73.0464, cutOffHour: 17, workingDays: weekdays, coldStore: false },
  { key: 'blr-peenya', sellerKey: 'sagarmed-bengaluru', name: 'Bengaluru Peenya', stateCode: '29', city: 'Bengaluru', pincode: '560058', addressLine: '88 Peenya 2nd Stage', lat: 13.0107, lng: 77.5233, cutOffHour: 16, workingDays: weekdays, coldStore: true },
  { key: 'blr-electronic-city', sellerKey: 'sagarmed-bengaluru', name: 'Bengaluru Electronics City', stateCode: '29', city: 'Bengaluru', pincode: '560100', addressLine: '14 Phase 1, Electronics City', lat: 12.8401, lng: 77.6635, cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], coldStore: false },
  { key: 'del-okhla', sellerKey: 'indraprastha-medico', name: 'Delhi Okhla', stateCode: '07', city: 'New Delhi', pincode: '110020', addressLine: '41 Okhla Industrial Area Phase 2', lat: 28.52, lng: 77.29, cutOffHour: 17, workingDays: [1, 2, 3, 4, 5, 6, 7], coldStore: true },
  { key: 'chn-guindy', sellerKey: 'coromandel-health', name: 'Chennai Guindy', stateCode: '33', city: 'Chennai', pincode: '600032', addressLine: '7 Guindy Industrial Estate', lat: 13.0515, lng: 80.2116, cutOffHour: 16, workingDays: weekdays, coldStore: true },
  { key: 'amd-vatva', sellerKey: 'saurashtra-medisource', name: 'Ahmedabad Vatva', stateCode: '24', city: 'Ahmedabad', pincode: '382445', addressLine: 'Shed 9, Vatva GIDC', lat: 22.9511, lng: 72.6415, cutOffHour: 15, workingDays: weekdays, coldStore: false },
  { key: 'amd-satellite', sellerKey: 'saurashtra-medisource', name: 'Ahmedabad Satellite', stateCode: '24', city: 'Ahmedabad', pincode: '380015', addressLine: '3 Jodhpur Char Rasta', lat: 23.0268, lng: 72.5233, cutOffHour: 13, workingDays: weekdays, coldStore: true },
  { key: 'hyd-balanagar', sellerKey: 'deccan-lifecare', name: 'Hyderabad Balanagar', stateCode: '36', city: 'Hyderabad', pincode: '500037', addressLine: '23 Balanagar Township', lat: 17.4881, lng: 78.447, cutOffHour: 16, workingDays: weekdays, coldStore: true },
  { key: 'ggn-udyog', sellerKey: 'aravalli-equipments', name: 'Gurugram Udyog Vihar', stateCode: '06', city: 'Gurugram', pincode: '122015', addressLine: '310 Udyog Vihar', lat: 28.4974, lng: 77.0631, cutOffHour: 14, workingDays: weekdays, coldStore: false },
  { key: 'kol-sealdah', sellerKey: 'hooghly-surgicals', name: 'Kolkata Sealdah', stateCode: '19', city: 'Kolkata', pincode: '700015', addressLine: '16 Beliaghata Main Road', lat: 22.556, lng: 88.388, cutOffHour: 14, workingDays: weekdays, coldStore: false },
  { key: 'lko-transport-nagar', sellerKey: 'awadh-meditrade', name: 'Lucknow Transport Nagar', stateCode: '09', city: 'Lucknow', pincode: '226008', addressLine: '5 Transport Nagar', lat: 26.8091, lng: 80.8461, cutOffHour: 13, workingDays: weekdays, coldStore: false },
  { key: 'ldh-shimlapuri', sellerKey: 'sutlej-instruments', name: 'Ludhiana Shimlapuri', stateCode: '03', city: 'Ludhiana', pincode: '141003', addressLine: '72 Industrial Area B', lat: 30.8657, lng: 75.8641, cutOffHour: 14, workingDays: weekdays, coldStore: false },
  { key: 'koc-edapally', sellerKey: 'malabar-dentovision', name: 'Kochi Edapally', stateCode: '32', city: 'Kochi', pincode: '682024', addressLine: '19 Changampuzha Nagar', lat: 10.019, lng: 76.3043, cutOffHour: 15, workingDays: weekdays, coldStore: true },
  { key: 'jai-vki', sellerKey: 'marudhar-dental', name: 'Jaipur VKI', stateCode: '08', city: 'Jaipur', pincode: '302013', addressLine: '33 Vishwakarma Industrial Area', lat: 26.987, lng: 75.777, cutOffHour: 14, workingDays: weekdays, coldStore: false },
  { key: 'idr-sanwer', sellerKey: 'malwa-labs', name: 'Indore Sanwer Road', stateCode: '23', city: 'Indore', pincode: '452010', addressLine: '14 Sanwer Road Industrial Area', lat: 22.7561, lng: 75.8752, cutOffHour: 15, workingDays: weekdays, coldStore: true },
  { key: 'pnq-pimpri', sellerKey: 'sahyadri-renal', name: 'Pune Pimpri', stateCode: '27', city: 'Pune', pincode: '411018', addressLine: '60 Masulkar Colony', lat: 18.6336, lng: 73.8132, cutOffHour: 16, workingDays: weekdays, coldStore: true },
]
