import { axis, given, kind } from '../../define-family.ts'
import type { InventedFamily } from '../../define-family.ts'
import { common } from './common.ts'

export const maskFamilies: readonly InventedFamily[] = [
  {
    ...common,
    key: '3-ply-mask',
    code: 'MSK',
    weight: 190,
    depth: 10,
    pack: [50, 'mask'],
    uses: [
      'clinics, wards and theatres where droplets must be held back',
      'out-patient work and visitors',
    ],
    lines: [
      'The melt-blown middle layer filters, the inner layer stays dry and soft on the face.',
      'A full-width nose wire closes the gap at the bridge and keeps spectacles from fogging.',
      'Pleats open from nose to chin, so that the mask stays in place while talking.',
      'Change it when damp and never reuse it; it is not a respirator and does not seal.',
    ],
    points: ['Three layers with melt-blown filter', 'Enclosed nose wire', 'Glass-fibre free'],
    attrs: {
      colour: axis(['Blue', 'White', 'Green', 'Black']),
      fixing: given(),
      bfe: given(),
      count: given(),
    },
    kinds: [
      kind(
        '3-Ply Surgical Face Mask, Ear Loop',
        80,
        220,
        'Flat elastic ear loops are welded at four points and do not cut behind the ear.',
        { fixing: 'Ear loop', bfe: 98, count: 50 },
      ),
      kind(
        '3-Ply Surgical Face Mask, Tie-On',
        130,
        260,
        'Ties hold it over a cap for the length of an operation.',
        { fixing: 'Tie-on', bfe: 98, count: 50 },
      ),
      kind(
        '3-Ply Surgical Face Mask, Ear Loop',
        150,
        350,
        'The larger box brings the price per mask down for departments.',
        { fixing: 'Ear loop', bfe: 99, count: 100 },
        { pack: [100, 'mask'], weight: 370 },
      ),
    ],
  },
  {
    ...common,
    key: 'n95-respirator',
    code: 'N95',
    weight: 14,
    moq: 5,
    depth: 9,
    pack: [1, 'piece'],
    uses: [
      'care of patients with airborne infection',
      'isolation rooms, bronchoscopy and TB clinics',
    ],
    lines: [
      'Five layers with an electrostatic melt-blown filter hold fine particles while breathing stays easy.',
      'Press the nose clip with both hands and check the seal by breathing out sharply before entering the room.',
      'A beard breaks the seal: no respirator protects over facial hair.',
      'The outer layer resists splashes; change it when wet, damaged or hard to breathe through.',
    ],
    points: [
      'At least 95 % particle filtration',
      'Adjustable nose clip',
      'Folds flat or cup shape',
    ],
    attrs: {
      colour: axis(['White', 'Blue', 'Black']),
      valve: given(),
      standard: given(),
      strap: given(),
    },
    kinds: [
      kind(
        'N95 Respirator without Valve, Head Strap',
        60,
        220,
        'Two head straps pull evenly and seal better than ear loops.',
        { valve: false, standard: 'NIOSH N95', strap: 'Head strap' },
      ),
      kind(
        'N95 Respirator Foldable, Ear Loop',
        18,
        75,
        'It folds flat into a pocket and opens into a chamber that stays off the lips.',
        { valve: false, standard: 'BIS FFP2', strap: 'Ear loop' },
      ),
      kind(
        'N95 Respirator with Valve',
        28,
        120,
        'The valve lets warm air out for long wear; it does not protect people nearby from the wearer.',
        { valve: true, standard: 'BIS FFP2', strap: 'Ear loop' },
      ),
    ],
  },
]
