import { attribute, type FamilyFacts } from '../family.ts'

export const wardEquipmentFamilies: readonly FamilyFacts[] = [
  {
    key: 'digital-thermometer',
    name: 'Digital thermometer',
    subCategory: 'monitoring',
    genericName: 'Digital clinical thermometer',
    description:
      'A stick with a metal tip that measures fever under the arm or tongue and beeps when ready. It holds no mercury and no glass. Choose a soft tip for children.',
    hsn: '90251910',
    gstTag: 'medical',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    uqc: 'PCS',
    attributes: [
      attribute('model', 'Model', 'text', { makesVariant: true }),
      attribute('seconds', 'Measuring time', 'number', { unit: 's' }),
      attribute('tip', 'Tip', 'text'),
    ],
  },
  {
    key: 'weighing-scale',
    name: 'Weighing scale',
    subCategory: 'ward-clinic',
    genericName: 'Adult weighing scale',
    description:
      'A scale for patients. Digital ones read to 100 g, mechanical ones need no battery. Choose a verified scale with a seal where weight decides a dose.',
    hsn: '84231000',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('capacity', 'Capacity', 'number', { unit: 'kg', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'baby-scale',
    name: 'Baby weighing scale',
    subCategory: 'ward-clinic',
    genericName: 'Infant weighing scale',
    description:
      'A scale with a curved tray for newborns and infants. Digital ones read to 5 or 10 g and hold the weight while the baby moves.',
    hsn: '84231000',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('capacity', 'Capacity', 'number', { unit: 'kg', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'examination-torch',
    name: 'Examination torch',
    subCategory: 'ward-clinic',
    genericName: 'Pen torch for examination',
    description:
      'A small light for pupils, throat and ears. A warm even spot shows colours truly. Choose one with a pupil gauge for neurology.',
    hsn: '85131010',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('light', 'Light', 'text', { makesVariant: true }),
      attribute('body', 'Body', 'text'),
    ],
  },
  {
    key: 'reflex-hammer',
    name: 'Percussion hammer',
    subCategory: 'ward-clinic',
    genericName: 'Percussion (reflex) hammer',
    description:
      'A hammer with rubber head for knee and other reflexes. Some hold a needle and a brush for testing touch.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'tongue-depressor',
    name: 'Tongue depressor',
    subCategory: 'ward-clinic',
    genericName: 'Wooden tongue depressor',
    description:
      'A smooth wooden blade that holds the tongue down to show the throat. One for each patient, then away with it.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Pack', 'number', { makesVariant: true }),
      attribute('sterile', 'Sterile', 'bool'),
    ],
  },
  {
    key: 'artery-forceps',
    name: 'Artery forceps',
    subCategory: 'sterilisation-instruments',
    genericName: 'Artery (haemostatic) forceps',
    description:
      'A locking forceps that clamps a bleeding vessel. Straight for holding, curved for working in depth. Choose the length by the depth: 12 cm for skin, 20 cm and more for the belly.',
    hsn: '90189023',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'text', { makesVariant: true }),
      attribute('jaw', 'Jaw', 'text'),
    ],
  },
  {
    key: 'tissue-forceps',
    name: 'Thumb and tissue forceps',
    subCategory: 'sterilisation-instruments',
    genericName: 'Dressing and tissue forceps',
    description:
      'A spring forceps held like a pen. Plain jaws take dressings, teeth hold skin. Choose the length by the depth of the work.',
    hsn: '90189023',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'text', { makesVariant: true }),
      attribute('jaw', 'Jaw', 'text'),
    ],
  },
  {
    key: 'kidney-tray',
    name: 'Kidney tray',
    subCategory: 'sterilisation-instruments',
    genericName: 'Kidney tray (emesis basin)',
    description:
      'A curved bowl that fits against the body. It takes instruments, dressings and what comes up. Steel lasts, plastic is light, pulp is thrown away.',
    hsn: '73249000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
    ],
  },
  {
    key: 'bedpan-urinal',
    name: 'Bedpan and urinal',
    subCategory: 'ward-clinic',
    genericName: 'Bedpan and urine pot',
    description:
      'Pans and bottles for patients who cannot leave the bed. Choose a flat slipper pan for hip patients and the male or female form of urine pot.',
    hsn: '39249090',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('type', 'Type', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
    ],
  },
  {
    key: 'examination-couch',
    name: 'Examination couch',
    subCategory: 'ward-clinic',
    genericName: 'Examination couch',
    description:
      'A padded couch for consulting rooms with a head end that lifts. Choose drawers for storage and a step for elderly patients.',
    hsn: '94029090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('base', 'Base', 'text'),
    ],
  },
  {
    key: 'instrument-trolley',
    name: 'Instrument trolley',
    subCategory: 'ward-clinic',
    genericName: 'Instrument and dressing trolley',
    description:
      'A trolley with shelves for instruments, dressings or drugs. Steel suits theatres, powder coat suits wards. Choose drawers for the crash trolley.',
    hsn: '94029090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'air-mattress',
    name: 'Anti-bedsore air mattress',
    subCategory: 'ward-clinic',
    genericName: 'Alternating pressure air mattress with pump',
    description:
      'A mattress whose cells fill and empty in turn so that no place is pressed for long. It helps to prevent bedsores. Choose bubbles for prevention and tubes for patients who have sores.',
    hsn: '39269099',
    regulatoryClass: 'DEV_A',
    uqc: 'SET',
    attributes: [
      attribute('load', 'Patient weight up to', 'number', { unit: 'kg', makesVariant: true }),
      attribute('cells', 'Cells', 'text'),
    ],
  },
  {
    key: 'commode-chair',
    name: 'Commode chair',
    subCategory: 'mobility-aids',
    genericName: 'Commode chair',
    description:
      'A chair with a pot under the seat for patients who cannot reach the toilet. Choose wheels for moving it and a height that lets both feet stand.',
    hsn: '94029090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('load', 'Patient weight up to', 'number', { unit: 'kg', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'patient-id-band',
    name: 'Patient identification band',
    subCategory: 'ward-clinic',
    genericName: 'Patient identification wristband',
    description:
      "A soft band with the patient's name and number that is cut to be taken off. Pink and blue are for newborns and mother, red warns of an allergy.",
    hsn: '39269099',
    regulatoryClass: 'GEN',
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'first-aid-kit',
    name: 'First-aid kit',
    subCategory: 'dressings-tapes',
    genericName: 'First-aid box and kit',
    description:
      "A filled box with dressings, bandages, scissors and antiseptic for the first minutes after an injury. Choose by the number of people: factories follow the list of the state's Factories Rules.",
    hsn: '30065000',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'KIT',
    attributes: [
      attribute('people', 'People', 'number', { unit: 'people', makesVariant: true }),
      attribute('box', 'Box', 'text'),
    ],
  },
  {
    key: 'ecg-electrode',
    name: 'ECG electrode',
    subCategory: 'ecg-accessories',
    genericName: 'Disposable ECG electrode',
    description:
      'An adhesive electrode with gel and snap for ECG and monitoring. Foam holds for days, paper tape is gentle. Choose small ones for children.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 24,
    uqc: 'PAC',
    attributes: [
      attribute('count', 'Pack', 'number', { makesVariant: true }),
      attribute('base', 'Base', 'text'),
      attribute('patient', 'Patient', 'text'),
    ],
  },
]
