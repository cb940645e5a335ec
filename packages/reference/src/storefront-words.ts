import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'

export interface HomeBanner {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly action: string
  readonly path: string
  readonly categoryKey: BusinessCategoryKey | null
}

export const topSearches: readonly string[] = [
  'Nitrile gloves',
  'BP machine',
  'IV cannula 20G',
  'Glucose strips',
  'N95 mask',
  'Composite A2',
  'Foley catheter 16 Fr',
  'Nebuliser',
  'EDTA tube',
  'Wheelchair',
  'Dialyser',
  'Ultrasound gel',
]

export const rotatingKeywords: readonly string[] = [
  'nitrile gloves powder free',
  'digital BP monitor',
  'vacuum tube EDTA',
  'polyglactin suture 2-0',
  'hospital bed',
  'rotary endo files',
  'intraocular lens',
  'TENS machine',
  'pulse oximeter',
  'adult diaper XL',
]

export const banners: readonly HomeBanner[] = [
  {
    key: 'everyday-consumables',
    title: 'Ward essentials by the box',
    text: 'Gloves, syringes, cannulas and dressings with batch and expiry on every pack.',
    action: 'Shop consumables',
    path: '/consumables',
    categoryKey: 'consumables',
  },
  {
    key: 'dental-chair',
    title: 'Fill the dental tray',
    text: 'Composites, files, burs and impression materials from verified sellers.',
    action: 'Shop dental',
    path: '/dental',
    categoryKey: 'dental',
  },
  {
    key: 'home-monitoring',
    title: 'Measure with confidence',
    text: 'BP monitors, oximeters and glucometers with up to 36 months of warranty.',
    action: 'See devices',
    path: '/medicalequipments',
    categoryKey: 'medicalequipments',
  },
  {
    key: 'dialysis-unit',
    title: 'Ready for every session',
    text: 'Dialysers, tubing, needles and concentrates for dialysis units.',
    action: 'Shop nephrology',
    path: '/nephrology',
    categoryKey: 'nephrology',
  },
  {
    key: 'refurbished',
    title: 'Refurbished, tested, warranted',
    text: 'Imaging, critical care and theatre equipment with grade and test report.',
    action: 'Ask for a quote',
    path: '/refurbished-devices',
    categoryKey: 'refurbished-devices',
  },
]
