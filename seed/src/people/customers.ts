import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { PanHolder } from '@upchar/kernel/gstin'

/** A buyer of the development shop. Everybody here is invented; addresses end in .example, which nobody can own. */
export type SeedCustomer = {
  /** Names it in the KYC cases and notes. */
  key: string
  type: BusinessTypeId | null
  business: string
  firstName: string
  lastName: string
  email: string
  pincode: string
  building: string
  street: string
  /** What kind of person the PAN names. */
  holder: PanHolder
  /** Has a GST number, of the pincode's state and this PAN. */
  gst: boolean
  /** Business categories it shops for. */
  choices: readonly string[]
  /** Days since it signed up, and hours since it was last there; null: never came back. */
  sinceDays: number
  seenHours: number | null
}

type Row = readonly [
  key: string, type: BusinessTypeId | null, business: string, person: string, email: string, place: string,
  tax: `${PanHolder}${'+' | ''}`, choices: string, sinceDays: number, seenHours: number | null,
]

// place: pincode, building, street. tax: the PAN's holder, with a plus where there is a GST number.
const rows: readonly Row[] = [
  ['lotus', 4, 'Lotus Dental Studio', 'Meera Iyer', 'meera@lotus-dental.example', '600032|Flat 2B, Sapphire Court|Race Course Road, Guindy', 'P+', 'dental', 612, 3],
  ['green-cross', 1, 'Green Cross Multispeciality Hospital', 'Rajesh Kulkarni', 'purchase@greencross-hospital.example', '411018|Plot 14, Green Cross Hospital|Masulkar Colony, Pimpri', 'C+', 'consumables medicalequipments pharmaceutical', 590, 1],
  ['sunrise-lab', 15, 'Sunrise Diagnostics', 'Farah Khan', 'farah.khan@sunrise-diagnostics.example', '452010|2nd floor, Orbit Arcade|Sanwer Road', 'P+', 'diagnostics', 88, 5],
  ['shanti-vet', 13, 'Shanti Pet Clinic', 'Gurpreet Singh', 'gurpreet@shanti-pets.example', '141003|Shop 7|Industrial Area B Road', 'P', 'consumables', 47, 20],
  ['metro-surgicals', 3, 'Metro Surgicals and Devices', 'Imran Shaikh', 'imran@metro-surgicals.example', '421302|Gala 22, Arihant Complex|Anjur Phata', 'F+', 'medicalequipments consumables', 530, 2],
  ['ganga-pharma', 3, 'Ganga Pharma Distributors', 'Abhishek Tiwari', 'orders@ganga-pharma.example', '226008|Godown 3|Transport Nagar', 'F+', 'pharmaceutical vaccines', 21, 6],
  ['asha-clinic', 2, 'Asha Family Clinic', 'Asha Menon', 'dr.asha@asha-family-clinic.example', '682024|Ground floor, Rose Villa|Changampuzha Nagar', 'P', 'consumables pharmaceutical', 301, 9],
  ['himalaya-ngo', 11, 'Himalaya Health Trust', 'Tenzin Dorje', 'tenzin@himalaya-health.example', '171001|Trust Bhavan|The Mall Road', 'T', 'consumables diagnostics', 160, 30],
  ['narmada-hospital', 1, 'Narmada Mother and Child Hospital', 'Bhavna Patel', 'stores@narmada-hospital.example', '380015|Narmada Hospital|Jodhpur Char Rasta', 'C+', 'obgyn-ivf consumables', 12, 4],
  ['coastal-eye', 1, 'Coastal Eye Institute', 'Deepak Nair', 'materials@coastal-eye.example', '682024|Institute Block A|Edapally Junction', 'T+', 'ophthalmology', 240, 12],
  ['swasth-corp', 5, 'Swasth Software Private Limited', 'Ritu Malhotra', 'wellness@swasth-software.example', '122015|Tower C, 4th floor|Udyog Vihar Phase 4', 'C+', 'consumables', 75, 52],
  ['sagar-physio', 22, 'Sagar Physio and Rehab', 'Nikhil Joshi', 'nikhil@sagar-physio.example', '411018|Office 5, Shree Plaza|Old Mumbai Road', 'P', 'physiotherapy', 33, 8],
  ['kaveri-nephro', 1, 'Kaveri Kidney Centre', 'Lakshmi Narayan', 'dialysis@kaveri-kidney.example', '560058|Kaveri Kidney Centre|Peenya 2nd Stage', 'C+', 'nephrology consumables', 420, 26],
  ['smile-arc', 4, 'Smile Arc Dental Care', 'Zoya Merchant', 'zoya@smile-arc.example', '400013|Unit 9, Kamala Mills|Lower Parel', 'P+', 'dental', 6, 2],
  ['bengal-surgical', 3, 'Bengal Surgical Stores', 'Subhash Ghosh', 'subhash@bengal-surgical.example', '700015|16A|Beliaghata Main Road', 'P+', 'consumables', 700, 70],
  ['dr-fernandes', 2, 'Dr. Fernandes Paediatrics', 'Joseph Fernandes', 'joseph@fernandes-paediatrics.example', '403001|Casa Azul|Rua de Ourem, Panaji', 'P', 'vaccines consumables', 140, 15],
  ['unity-lab', 15, 'Unity Path Labs', 'Sanjay Verma', 'sanjay@unity-pathlabs.example', '110020|41B|Okhla Phase 2', 'F+', 'diagnostics consumables', 365, 40],
  ['gram-seva', 11, 'Gram Seva Mobile Clinics', 'Savitri Devi', 'savitri@gram-seva.example', '302013|Seva Sadan|Vishwakarma Road', 'T', 'consumables pharmaceutical', 95, 110],
  ['paws', 13, 'Paws and Claws Veterinary Hospital', 'Ananya Reddy', 'ananya@pawsandclaws.example', '500037|Plot 23|Balanagar Main Road', 'P+', 'consumables pharmaceutical', 260, 18],
  ['venkateshwara', 1, 'Shri Venkateshwara Super Speciality Institute of Paediatric Ophthalmology and Reconstructive Surgery', 'Venkata Subramaniam Krishnamurthy', 'central.purchase.committee@venkateshwara-institute.example', '600032|Administrative Block, Gate 4|Inner Ring Road, Guindy', 'T+', 'ophthalmology medicalequipments consumables', 4, 1],
  ['arogya-clinic', 2, 'Arogya Polyclinic', 'Pooja Deshpande', 'pooja@arogya-polyclinic.example', '400013|302 Business Bay|Senapati Bapat Marg', 'P', 'consumables', 56, 200],
  ['modern-lab', 15, 'Modern Haematology Centre', 'Harish Chandra', 'harish@modern-haematology.example', '226008|Kanchan Market|Kanpur Road', 'P', 'diagnostics', 15, 90],
  ['tooth-story', 4, 'The Tooth Story', 'Rohan Bhatt', 'rohan@tooth-story.example', '380015|Satellite Plaza|Satellite Road', 'P', 'dental', 2, 1],
  ['relief-physio', 22, 'Relief Physiotherapy', 'Kavita Rawat', 'kavita@relief-physio.example', '248001|12|Rajpur Road', 'P', 'physiotherapy', 205, 400],
  ['deccan-ortho', 1, 'Deccan Orthopaedic Hospital', 'Mohammed Irfan', 'irfan@deccan-ortho.example', '500037|Deccan House|Balanagar Township', 'C+', 'medicalequipments physiotherapy', 9, 7],
  ['nagaland-mission', 11, 'Hilltop Mission Hospital', 'Imkong Ao', 'imkong@hilltop-mission.example', '797112|Mission Compound|Circular Road, Dimapur', 'T', 'consumables medicalequipments', 310, 35],
  ['clearview', 5, 'Clearview Schools Foundation', 'Neha Kapoor', 'infirmary@clearview-schools.example', '122015|Campus 2|Old Delhi Road', 'T', 'consumables', 122, 300],
  ['sharma-home', 25, '', 'Vikas Sharma', 'vikas.sharma@home.example', '110020|B-12|Kalkaji Extension', 'P', '', 30, 60],
  ['das-home', 25, '', 'Moumita Das', 'moumita.das@home.example', '700015|5/1|Canal Street', 'P', '', 3, 3],
  ['apex-gym', 7, 'Apex Sports Medicine Desk', 'Aditya Rane', 'aditya@apex-sports.example', '560100|Level 1|Electronics City Phase 1', 'F+', 'physiotherapy consumables', 66, 28],
  ['sanjeevani', 3, 'Sanjeevani Medical Agencies', 'Prakash Agarwal', 'prakash@sanjeevani-agencies.example', '302013|Road 9|VKI Area', 'P+', 'dental consumables', 480, 11],
  ['blue-river', 1, 'Blue River Nursing Home', 'Anita Bora', 'anita@blue-river.example', '781005|House 4|GS Road, Guwahati', 'F+', 'consumables obgyn-ivf', 27, 50],
  ['pearl-ivf', 1, 'Pearl Fertility Clinic', 'Shalini Rao', 'shalini@pearl-fertility.example', '560100|3rd cross|Neeladri Road', 'C+', 'obgyn-ivf', 340, 14],
  ['tara-vet', 13, 'Tara Livestock Care', 'Balwinder Kaur', 'balwinder@tara-livestock.example', '141003|Dairy Complex|Tajpur Road', 'P', 'consumables', 18, null],
  ['mithila-clinic', 2, 'Mithila Health Point', 'Rakesh Jha', 'rakesh@mithila-health.example', '846004|Near Tower Chowk|Station Road, Darbhanga', 'P', 'pharmaceutical', 54, 77],
  ['orchid-dental', 4, 'Orchid Smiles', 'Lipika Sahu', 'lipika@orchid-smiles.example', '751001|Plot 88|Janpath, Bhubaneswar', 'P+', 'dental', 410, 130],
  ['vidya-lab', 15, 'Vidya Microbiology Services', 'Thomas Kurian', 'thomas@vidya-microbiology.example', '682024|First floor, Kurian Tower|NH Bypass', 'P+', 'diagnostics', 72, 22],
  ['patil-doctor', 2, 'Dr. Patil ENT Clinic', 'Sunil Patil', 'sunil@patil-ent.example', '411018|Shop 1, Yash Heights|Link Road', 'P', 'consumables medicalequipments', 1, 1],
  ['new-one', null, '', '', 'hello.new.buyer@practice.example', '', 'P', '', 0, 0],
  ['quiet-one', null, '', 'Ila Sen', 'ila.sen@practice.example', '', 'P', '', 220, 5000],
]

/** The buyers in the order in which the notes and cases were written, not of their age. */
export const seedCustomers: readonly SeedCustomer[] = rows.map(([key, type, business, person, email, place, tax, choices, sinceDays, seenHours]) => {
  const [pincode = '', building = '', street = ''] = place.split('|')
  const [firstName = '', ...rest] = person.split(' ')
  return {
    key, type, business, firstName, lastName: rest.join(' '), email, pincode, building, street,
    holder: tax.charAt(0) as PanHolder, gst: tax.endsWith('+'), choices: choices.split(' ').filter(Boolean), sinceDays, seenHours,
  }
})
