import { attribute, type FamilyFacts } from '../family.ts'

export const physiotherapyFamilies: readonly FamilyFacts[] = [
  {
    key: 'tens',
    name: 'TENS',
    subCategory: 'electrotherapy',
    genericName: 'TENS unit',
    description:
      'A device that eases pain by small currents through pads on the skin. Pocket units serve at home, table units in clinics. Choose by channels, programmes and battery.',
    hsn: '90189099',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('channels', 'Channels', 'number', { makesVariant: true }),
      attribute('portable', 'Portable', 'bool'),
    ],
  },
  {
    key: 'ift-unit',
    name: 'IFT unit',
    subCategory: 'electrotherapy',
    genericName: 'Interferential therapy unit',
    description:
      'An electrotherapy unit that crosses two medium currents deep in the tissue. It treats back, shoulder and knee pain. Choose by channels, programmes and combination with TENS or muscle stimulation.',
    hsn: '90189099',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('channels', 'Channels', 'number', { makesVariant: true }),
      attribute('programs', 'Programmes', 'number'),
    ],
  },
  {
    key: 'ultrasound-therapy',
    name: 'Ultrasound therapy',
    subCategory: 'electrotherapy',
    genericName: 'Therapeutic ultrasound unit',
    description:
      'A unit that warms deep tissue by sound. 1 MHz reaches deep muscle, 3 MHz stays near the surface. Choose by frequency, head size and contact control.',
    hsn: '90189099',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('head', 'Head size', 'number', { unit: 'cm²', makesVariant: true }),
      attribute('frequency', 'Frequency', 'text'),
    ],
  },
  {
    key: 'short-wave-diathermy',
    name: 'Short-wave diathermy',
    subCategory: 'electrotherapy',
    genericName: 'Short-wave diathermy unit',
    description:
      'A 27 MHz unit that warms deep tissue between plates or a coil. Pulsed models heat less. Choose by power, electrodes and automatic tuning.',
    hsn: '90189099',
    regulatoryClass: 'DEV_C',
    uqc: 'NOS',
    attributes: [
      attribute('power', 'Power', 'number', { unit: 'W', makesVariant: true }),
      attribute('mode', 'Mode', 'text'),
    ],
  },
  {
    key: 'traction-unit',
    name: 'Traction unit',
    subCategory: 'electrotherapy',
    genericName: 'Cervical and lumbar traction unit',
    description:
      'A device that stretches neck or back with a set pull. Motor units hold and rest by programme, manual kits hang weights at home. Choose by electronic or manual and by the couch.',
    hsn: '90191090',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('max', 'Maximum pull', 'number', { unit: 'kg', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'electrode-pads',
    name: 'Electrode pads',
    subCategory: 'electrotherapy',
    genericName: 'Self-adhesive electrode pads',
    description:
      'Reusable gel pads that carry current from TENS, IFT or ECG devices to the skin. Choose by size and by snap or pin connection.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 24,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('connector', 'Connector', 'text'),
    ],
  },
  {
    key: 'ultrasound-gel',
    name: 'Ultrasound gel',
    subCategory: 'heat-gels',
    genericName: 'Ultrasound gel (sonography gel)',
    description:
      'A clear water-based gel that carries sound between probe and skin. It is used in sonography, dopplers and ultrasound therapy. Choose by thickness, sterile or not, and bottle or can.',
    hsn: '30067000',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('sterile', 'Sterile', 'bool'),
      attribute('viscosity', 'Viscosity', 'text'),
    ],
  },
  {
    key: 'hot-pack',
    name: 'Hot pack',
    subCategory: 'heat-gels',
    genericName: 'Hot pack and heating pad',
    description:
      'A pack that gives moist or dry heat to stiff muscles. Gel packs warm in water or microwave, clay packs in a hydrocollator, electric pads by thermostat. Choose by size and heat source.',
    hsn: '90191090',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('source', 'Heat source', 'text'),
    ],
  },
  {
    key: 'hot-water-bag',
    name: 'Hot water bag',
    subCategory: 'heat-gels',
    genericName: 'Hot water bag',
    description:
      'A rubber bag filled with hot water for warmth and pain relief. Ribs or a cover keep the skin from the hot rubber. Choose by capacity, cover and stopper.',
    hsn: '40149010',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('capacity', 'Capacity', 'number', { unit: 'L', makesVariant: true }),
      attribute('cover', 'Cover', 'bool'),
    ],
  },
  {
    key: 'resistance-band',
    name: 'Resistance band',
    subCategory: 'exercise-tape',
    genericName: 'Exercise resistance band',
    description:
      'An elastic band for strengthening exercise. The colour tells the pull. Choose by resistance, length and latex-free material.',
    hsn: '95069190',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('resistance', 'Resistance', 'text', { makesVariant: true }),
      attribute('length', 'Length', 'number', { unit: 'm' }),
      attribute('latexFree', 'Latex-free', 'bool'),
    ],
  },
  {
    key: 'gym-ball',
    name: 'Gym ball',
    subCategory: 'exercise-tape',
    genericName: 'Exercise gym ball',
    description:
      'A large inflated ball for balance, core and birth exercises. Choose the diameter by height: sitting, hips and knees make right angles. Anti-burst quality lets air out slowly.',
    hsn: '95069190',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('diameter', 'Diameter', 'number', { unit: 'cm', makesVariant: true }),
      attribute('load', 'Load', 'number', { unit: 'kg' }),
    ],
  },
  {
    key: 'kinesiology-tape',
    name: 'Kinesiology tape',
    subCategory: 'exercise-tape',
    genericName: 'Kinesiology tape',
    description:
      'Stretch cotton tape that follows the skin and supports muscles. It stays on through sweat and shower for days. Choose by colour, precut strips and adhesive for sensitive skin.',
    hsn: '30051090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'ROL',
    attributes: [
      attribute('colour', 'Colour', 'text', { makesVariant: true }),
      attribute('precut', 'Precut', 'bool'),
    ],
  },
  {
    key: 'wheelchair',
    name: 'Wheelchair',
    subCategory: 'mobility-aids',
    genericName: 'Wheelchair',
    description:
      'A chair on wheels for people who cannot walk or tire soon. Folding steel is economical, aluminium light, electric independent. Measure the hips for the seat width, then look at weight, brakes and foot rests.',
    hsn: '87131090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('width', 'Seat width', 'number', { unit: 'inch', makesVariant: true }),
      attribute('drive', 'Drive', 'text'),
      attribute('frame', 'Frame', 'text'),
    ],
  },
  {
    key: 'walker',
    name: 'Walker',
    subCategory: 'mobility-aids',
    genericName: 'Walker',
    description:
      'A light frame that steadies people while they walk. It helps the elderly and patients after surgery. Choose folding or fixed, with or without wheels, and set the grip to the wrist.',
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('height', 'Height', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'knee-ls-brace',
    name: 'Knee / LS brace',
    subCategory: 'braces-supports',
    genericName: 'Knee cap and lumbar (LS) belt',
    description:
      'Elastic and splinted supports for knee and lower back. Caps give warmth, hinged braces guide an unstable joint, LS belts ease the back. Measure as the chart on the box shows, then choose the stiffness.',
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('part', 'For', 'text'),
      attribute('support', 'Support', 'text'),
    ],
  },
]
