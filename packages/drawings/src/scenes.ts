/** Landing tiles and banners: products of one category standing together on a pale navy ground. No wording: labels are left blank. */
import { productArt } from './fit.ts'
import { ellipse, num, path, rect } from './marks.ts'
import { hashText } from './hash.ts'
import { Pen } from './materials.ts'

type Scene = {
  /** tile: main product, then one at the left rear and one at the right rear */
  tile: readonly [string, string, string]
  /** banner: two large products behind, then three in front */
  banner: readonly [string, string, string, string, string]
}

const scenes: Readonly<Record<string, Scene>> = {
  dental: {
    tile: ['high-speed-handpiece', 'refurbished-dental-chair', 'composite-restorative'],
    banner: [
      'refurbished-dental-chair',
      'ultrasonic-scaler',
      'composite-restorative',
      'high-speed-handpiece',
      'diamond-burs',
    ],
  },
  diagnostics: {
    tile: ['blood-collection-tube', 'microscope', 'urine-strips'],
    banner: [
      'microscope',
      'haematology-analyser',
      'blood-collection-tube',
      'glucometer',
      'urine-strips',
    ],
  },
  consumables: {
    tile: ['nitrile-exam-gloves', 'iv-infusion-set', 'syringe-with-needle'],
    banner: ['nitrile-exam-gloves', 'surgical-gown', '3-ply-mask', 'iv-cannula', 'gauze-swab-roll'],
  },
  medicalequipments: {
    tile: ['patient-monitor', 'oxygen-concentrator', 'stethoscope'],
    banner: [
      'hospital-bed',
      'patient-monitor',
      'stethoscope',
      'bp-monitor-digital',
      'oxygen-concentrator',
    ],
  },
  ophthalmology: {
    tile: ['slit-lamp', 'direct-ophthalmoscope', 'spectacle-lens'],
    banner: [
      'slit-lamp',
      'autorefractometer',
      'direct-ophthalmoscope',
      'spectacle-lens',
      'eye-drops-lubricant',
    ],
  },
  nephrology: {
    tile: ['dialyser', 'haemodialysis-machine', 'blood-tubing-set'],
    banner: [
      'haemodialysis-machine',
      'dialysis-chair',
      'blood-tubing-set',
      'dialyser',
      'bicarbonate-concentrate-part-a',
    ],
  },
  physiotherapy: {
    tile: ['wheelchair', 'gym-ball', 'knee-ls-brace'],
    banner: ['wheelchair', 'ift-unit', 'gym-ball', 'kinesiology-tape', 'knee-ls-brace'],
  },
  'refurbished-devices': {
    tile: ['refurbished-ultrasound', 'refurbished-c-arm', 'refurbished-ventilator'],
    banner: [
      'refurbished-c-arm',
      'refurbished-ultrasound',
      'refurbished-defibrillator',
      'refurbished-ecg',
      'refurbished-ventilator',
    ],
  },
  vaccines: {
    tile: ['hepatitis-b', 'rabies-cell-culture', 'influenza-quadrivalent'],
    banner: [
      'pneumococcal-conjugate',
      'meningococcal-acyw',
      'influenza-quadrivalent',
      'mmr',
      'tetanus-diphtheria-td',
    ],
  },
  'obgyn-ivf': {
    tile: ['fetal-doppler', 'ctg-monitor', 'pregnancy-test'],
    banner: [
      'ctg-monitor',
      'ivf-culture-media',
      'pregnancy-test',
      'fetal-doppler',
      'speculum-disposable',
    ],
  },
  pharmaceutical: {
    tile: ['paracetamol', 'normal-saline', 'povidone-iodine'],
    banner: ['normal-saline', 'povidone-iodine', 'paracetamol', 'ondansetron-inj', 'hand-rub'],
  },
  shop: {
    tile: ['nitrile-exam-gloves', 'patient-monitor', 'stethoscope'],
    banner: [
      'patient-monitor',
      'hospital-bed',
      'nitrile-exam-gloves',
      'stethoscope',
      'blood-collection-tube',
    ],
  },
}

const HUES = [212, 196, 224, 205, 190] as const

type Slot = readonly [centre: number, ground: number, scale: number]

function stand(
  family: string,
  index: number,
  prefix: string,
  [centre, ground, scale]: Slot,
): string {
  const art = productArt(
    {
      family,
      brand: '',
      title: '',
      hue: HUES[index % HUES.length] ?? 212,
      seed: index + 1,
      facts: prefix.endsWith('used-') ? {} : { tag: 'none' },
    },
    `${prefix}${index}-`,
  )
  return `<g transform="translate(${num(centre - 500 * scale)} ${num(ground - art.bottom * scale)}) scale(${scale})">${art.svg}</g>`
}

function groundPen(key: string, kind: string): { pen: Pen; prefix: string } {
  const prefix = `s${hashText(`${kind}|${key}`).toString(36)}-${key === 'refurbished-devices' ? 'used-' : ''}`
  return {
    pen: new Pen({ brand: '', title: '', hue: 212, size: '', seed: 1, facts: {} }, `${prefix}g`),
    prefix,
  }
}

/** Square picture of a business category for its landing tile; an unknown key shows the whole shop. */
export function drawCategory(businessCategoryKey: string): string {
  const scene = scenes[businessCategoryKey] ?? scenes['shop']
  if (scene === undefined) return ''
  const { pen, prefix } = groundPen(businessCategoryKey, 'tile')
  const [main, left, right] = scene.tile
  const wall =
    rect(0, 0, 1000, 1000, pen.down('#f4f8fd', '#e3edf8')) +
    path('M0 640Q500 590 1000 640V1000H0z', pen.down('#d8e5f4', '#e9f1fa'))
  const art =
    stand(left, 1, prefix, [300, 690, 0.66]) +
    stand(right, 2, prefix, [715, 690, 0.62]) +
    stand(main, 0, prefix, [500, 940, 0.7])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${pen.definitions()}${wall}${art}</svg>`
}

/** Wide picture (2000 × 800) of a business category or of the whole shop ('shop'). Frames crop its edges, so the content is in the middle. */
export function drawBanner(businessCategoryKey: string): string {
  const scene = scenes[businessCategoryKey] ?? scenes['shop']
  if (scene === undefined) return ''
  const { pen, prefix } = groundPen(businessCategoryKey, 'banner')
  const [rearLeft, rearRight, first, second, third] = scene.banner
  const wall =
    rect(0, 0, 2000, 800, pen.down('#f1f6fc', '#e4edf8')) +
    path('M0 800V600Q1000 520 2000 590V800z', pen.down('#d6e4f3', '#e9f1fa')) +
    ellipse(
      1000,
      330,
      820,
      330,
      pen.radial([
        [0, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ]),
    )
  const art =
    stand(rearLeft, 0, prefix, [690, 650, 0.66]) +
    stand(rearRight, 1, prefix, [1330, 650, 0.66]) +
    stand(first, 2, prefix, [390, 745, 0.42]) +
    stand(second, 3, prefix, [1010, 765, 0.42]) +
    stand(third, 4, prefix, [1640, 745, 0.42])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 800" width="2000" height="800">${pen.definitions()}${wall}${art}</svg>`
}
