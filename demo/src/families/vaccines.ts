import { axis, given, kind } from '../define-family.ts'
import type { FamilyRule, Kind } from '../define-family.ts'

const packs = axis('Pack', ['Single', 'Pack of 5', 'Pack of 10'], {
  quiet: true,
  popular: 'Single',
  multiplies: true,
})
const base = {
  sub: 'adult-travel-vaccines',
  hsn: '30024100',
  cls: 'BIO_C',
  cold: true,
  uqc: 'PCS',
  pack: [1, 'vial'],
  weight: 35,
  maxOq: 10,
  depth: 5,
} as const
const care = [
  'Keep at 2 to 8 °C without a break and never freeze; discard a pack that was frozen.',
  'It travels in a validated box with a temperature record and goes only to premises with a vaccine refrigerator.',
  'Read the leaflet for schedule, contraindications and the wait after the injection.',
]

interface VaccineRow {
  key: string
  code: string
  name: string
  generic: string
  about: string
  use: string
  life: number
  sub?: string
  attrs: FamilyRule['attrs']
  kinds: readonly Kind[]
}

const vaccine = (row: VaccineRow): FamilyRule => ({
  ...base,
  key: row.key,
  code: row.code,
  name: row.name,
  generic: row.generic,
  about: row.about,
  life: row.life,
  sub: row.sub ?? base.sub,
  uses: [row.use],
  lines: care,
  points: ['Keep at 2 to 8 °C', 'Prescription biological', 'Temperature record with each box'],
  attrs: { ...row.attrs, pack: packs },
  kinds: row.kinds,
})

export const vaccineFamilies: readonly FamilyRule[] = [
  vaccine({
    key: 'hepatitis-b',
    code: 'VHB',
    name: 'Hepatitis B',
    generic: 'Hepatitis B vaccine',
    life: 36,
    sub: 'childhood-vaccines',
    use: 'protection against hepatitis B in children, staff and dialysis patients',
    about:
      'Recombinant surface antigen vaccine against hepatitis B. Choose adult or paediatric dose and single or multi-dose vial.',
    attrs: { group: given('For') },
    kinds: [
      kind(
        'Hepatitis B Vaccine Adult 20 mcg',
        80,
        420,
        'One millilitre with 20 mcg is the adult dose.',
        { group: 'Adult' },
      ),
      kind(
        'Hepatitis B Vaccine Paediatric 10 mcg',
        60,
        300,
        'Half a millilitre with 10 mcg is for children.',
        { group: 'Paediatric' },
      ),
    ],
  }),
  vaccine({
    key: 'tetanus-diphtheria-td',
    code: 'VTD',
    name: 'Tetanus-diphtheria (Td)',
    generic: 'Tetanus and adult diphtheria vaccine',
    life: 24,
    use: 'booster against tetanus and diphtheria, also in pregnancy',
    about:
      'Adsorbed toxoids of tetanus and reduced diphtheria. Choose 0.5 ml single dose or multi-dose vial.',
    attrs: { volume: given('Volume', { unit: 'ml' }) },
    kinds: [
      kind(
        'Tetanus and Diphtheria (Td) Vaccine {volume}',
        15,
        60,
        'The single dose is for clinics.',
        { volume: 0.5 },
      ),
      kind(
        'Tetanus and Diphtheria (Td) Vaccine {volume}',
        60,
        120,
        'The ten-dose vial is for programmes.',
        { volume: 5 },
      ),
    ],
  }),
  vaccine({
    key: 'rabies-cell-culture',
    code: 'VRB',
    name: 'Rabies (cell culture)',
    generic: 'Rabies vaccine, cell culture',
    life: 36,
    use: 'protection after animal bites and before exposure',
    about:
      'Inactivated rabies vaccine grown on cells, with solvent and syringe. Choose 0.5 or 1 ml; both hold at least 2.5 IU.',
    attrs: { volume: given('Volume', { unit: 'ml' }) },
    kinds: [
      kind(
        'Rabies Vaccine Cell Culture {volume} with Diluent',
        280,
        420,
        'Suitable for intramuscular and intradermal schedules.',
        { volume: 1 },
      ),
      kind(
        'Rabies Vaccine Vero Cell {volume} with Diluent',
        280,
        400,
        'Half a millilitre after mixing.',
        { volume: 0.5 },
      ),
    ],
  }),
  vaccine({
    key: 'influenza-quadrivalent',
    code: 'VFL',
    name: 'Influenza quadrivalent',
    generic: 'Quadrivalent influenza vaccine',
    life: 12,
    use: 'yearly protection against influenza',
    about:
      'Inactivated vaccine with the four strains of the season. Check the season on the pack and the age group.',
    attrs: { group: given('For') },
    kinds: [
      kind(
        'Influenza Vaccine Quadrivalent, Adult',
        1100,
        2100,
        'Prefilled syringe of 0.5 ml.',
        { group: 'Adult' },
        { pack: [1, 'prefilled syringe'] },
      ),
      kind(
        'Influenza Vaccine Quadrivalent, Paediatric',
        900,
        1800,
        'Prefilled syringe for children.',
        { group: 'Paediatric' },
        { pack: [1, 'prefilled syringe'] },
      ),
    ],
  }),
  vaccine({
    key: 'hpv',
    code: 'VHP',
    name: 'HPV',
    generic: 'Human papillomavirus vaccine',
    life: 36,
    use: 'prevention of cervical cancer and genital warts',
    about:
      'Virus-like particles against HPV types. Quadrivalent covers four types, nonavalent nine; choose by valency and by the schedule for the age.',
    attrs: { valency: given('Valency') },
    kinds: [
      kind('HPV Vaccine Quadrivalent', 1900, 3600, 'Types 6, 11, 16 and 18.', {
        valency: '4-valent',
      }),
      kind('HPV Vaccine Nonavalent', 7800, 11000, 'Five more types are covered.', {
        valency: '9-valent',
      }),
    ],
  }),
  vaccine({
    key: 'pneumococcal-conjugate',
    code: 'VPC',
    name: 'Pneumococcal conjugate',
    generic: 'Pneumococcal conjugate vaccine',
    life: 24,
    sub: 'childhood-vaccines',
    use: 'protection of children and the elderly against pneumococci',
    about:
      'Sugars of pneumococcal types bound to a carrier protein, for infants and older adults. Choose by valency and by the national or private schedule you follow.',
    attrs: { valency: given('Valency') },
    kinds: [
      kind('Pneumococcal Conjugate Vaccine 10-valent', 1600, 2400, 'Ten types for infants.', {
        valency: '10-valent',
      }),
      kind(
        'Pneumococcal Conjugate Vaccine 13-valent',
        2900,
        5500,
        'Thirteen types for children and adults.',
        { valency: '13-valent' },
      ),
    ],
  }),
  vaccine({
    key: 'typhoid-conjugate',
    code: 'VTY',
    name: 'Typhoid conjugate',
    generic: 'Typhoid conjugate vaccine',
    life: 36,
    sub: 'childhood-vaccines',
    use: 'long protection against typhoid from six months of age',
    about:
      'Vi sugar of the typhoid germ bound to tetanus toxoid. One dose protects for years; choose vial or prefilled syringe.',
    attrs: { presentation: given('Presentation') },
    kinds: [
      kind('Typhoid Conjugate Vaccine, Vial', 1500, 2000, 'Single-dose vial.', {
        presentation: 'Vial',
      }),
      kind(
        'Typhoid Conjugate Vaccine, Prefilled Syringe',
        1700,
        2200,
        'Ready to inject.',
        { presentation: 'Prefilled syringe' },
        { pack: [1, 'prefilled syringe'] },
      ),
    ],
  }),
  vaccine({
    key: 'hepatitis-a',
    code: 'VHA',
    name: 'Hepatitis A',
    generic: 'Hepatitis A vaccine',
    life: 24,
    use: 'protection against hepatitis A in children and travellers',
    about:
      'Live or inactivated vaccine against hepatitis A. One dose of live or two of inactivated vaccine.',
    attrs: { type: given('Type') },
    kinds: [
      kind('Hepatitis A Vaccine, Live Attenuated', 1400, 2300, 'One dose is the schedule.', {
        type: 'Live',
      }),
      kind('Hepatitis A Vaccine, Inactivated', 1200, 2100, 'Two doses six months apart.', {
        type: 'Inactivated',
      }),
    ],
  }),
  vaccine({
    key: 'mmr',
    code: 'VMM',
    name: 'MMR',
    generic: 'Measles, mumps and rubella vaccine',
    life: 24,
    sub: 'childhood-vaccines',
    use: 'protection of children against measles, mumps and rubella',
    about:
      'Live freeze-dried vaccine against measles, mumps and rubella, with its diluent. Choose single-dose vials for clinics or multi-dose vials for sessions.',
    attrs: { doses: given('Doses') },
    kinds: [
      kind(
        'MMR Vaccine with Diluent, Single Dose',
        60,
        950,
        'Mix with the diluent supplied and use at once.',
        { doses: 1 },
      ),
      kind('MMR Vaccine with Diluent, 5 Dose Vial', 300, 950, 'Use within six hours of mixing.', {
        doses: 5,
      }),
    ],
  }),
  vaccine({
    key: 'varicella',
    code: 'VVR',
    name: 'Varicella',
    generic: 'Varicella (chickenpox) vaccine',
    life: 18,
    sub: 'childhood-vaccines',
    use: 'protection against chickenpox',
    about:
      'Live freeze-dried vaccine against chickenpox, with its diluent. Two doses are usual; choose vial or prefilled diluent syringe.',
    attrs: { presentation: given('Presentation') },
    kinds: [
      kind('Varicella Vaccine with Diluent', 1900, 2400, 'Keep away from light.', {
        presentation: 'Vial with diluent',
      }),
      kind(
        'Varicella Vaccine with Prefilled Diluent Syringe',
        1950,
        2400,
        'The diluent comes in a syringe.',
        { presentation: 'Vial with syringe' },
      ),
    ],
  }),
  vaccine({
    key: 'meningococcal-acyw',
    code: 'VMN',
    name: 'Meningococcal ACYW',
    generic: 'Meningococcal ACYW conjugate vaccine',
    life: 24,
    use: 'protection of pilgrims, students and high-risk patients',
    about:
      'Conjugate vaccine against four groups of meningococci. Needed for Hajj and some universities; check the youngest age on the label.',
    attrs: { age: given('From age') },
    kinds: [
      kind('Meningococcal ACYW Conjugate Vaccine', 4200, 5300, 'Ready liquid in a vial.', {
        age: '9 months',
      }),
      kind(
        'Meningococcal ACYW Conjugate Vaccine with Diluent',
        4300,
        5500,
        'Freeze-dried with prefilled diluent.',
        { age: '6 weeks' },
      ),
    ],
  }),
  {
    ...vaccine({
      key: 'veterinary-anti-rabies',
      code: 'VAR',
      name: 'Veterinary anti-rabies',
      generic: 'Anti-rabies vaccine for animals',
      life: 24,
      sub: 'veterinary-vaccines',
      use: 'protection of dogs, cats and cattle against rabies',
      about:
        'Inactivated rabies vaccine for animals. Not for human use; for animal treatment only. Choose by species and millilitres.',
      attrs: { species: given('Species'), volume: given('Volume', { unit: 'ml' }) },
      kinds: [
        kind(
          'Anti-Rabies Vaccine for Dogs and Cats {volume}',
          60,
          160,
          'Not for human use; for animal treatment only.',
          { species: 'Dog, cat', volume: 1 },
        ),
        kind(
          'Anti-Rabies Vaccine for Animals {volume}',
          180,
          420,
          'Not for human use; for animal treatment only.',
          { species: 'All', volume: 10 },
        ),
      ],
    }),
    hsn: '30024200',
    cls: 'VET',
    points: ['Not for human use', 'Keep at 2 to 8 °C', 'For animal treatment only'],
  },
]
