import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily, Kind } from '../define-family.ts'

const packs = axis(['Single', 'Pack of 5', 'Pack of 10'], {
  popular: 'Single',
  multiplies: true,
})
const base = {
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
  use: string
  attrs: InventedFamily['attrs']
  kinds: readonly Kind[]
}

const vaccine = (row: VaccineRow): InventedFamily => ({
  ...base,
  key: row.key,
  code: row.code,
  uses: [row.use],
  lines: care,
  points: ['Keep at 2 to 8 °C', 'Prescription biological', 'Temperature record with each box'],
  attrs: { ...row.attrs, pack: packs },
  kinds: row.kinds,
})

export const vaccineFamilies: readonly InventedFamily[] = [
  vaccine({
    key: 'hepatitis-b',
    code: 'VHB',
    use: 'protection against hepatitis B in children, staff and dialysis patients',
    attrs: { group: given() },
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
    use: 'booster against tetanus and diphtheria, also in pregnancy',
    attrs: { volume: given() },
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
    use: 'protection after animal bites and before exposure',
    attrs: { volume: given() },
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
    use: 'yearly protection against influenza',
    attrs: { group: given() },
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
    use: 'prevention of cervical cancer and genital warts',
    attrs: { valency: given() },
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
    use: 'protection of children and the elderly against pneumococci',
    attrs: { valency: given() },
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
    use: 'long protection against typhoid from six months of age',
    attrs: { presentation: given() },
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
    use: 'protection against hepatitis A in children and travellers',
    attrs: { type: given() },
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
    use: 'protection of children against measles, mumps and rubella',
    attrs: { doses: given() },
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
    use: 'protection against chickenpox',
    attrs: { presentation: given() },
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
    use: 'protection of pilgrims, students and high-risk patients',
    attrs: { age: given() },
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
      use: 'protection of dogs, cats and cattle against rabies',
      attrs: { species: given(), volume: given() },
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
    points: ['Not for human use', 'Keep at 2 to 8 °C', 'For animal treatment only'],
  },
]
