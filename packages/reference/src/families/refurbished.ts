import { attribute, type FamilyFacts } from '../family.ts'

export const refurbishedFamilies: readonly FamilyFacts[] = [
  {
    key: 'refurbished-ultrasound',
    name: 'Refurbished ultrasound',
    subCategory: 'refurbished-imaging',
    genericName: 'Refurbished ultrasound machine',
    description:
      'A used sonography machine, tested and sold with warranty. It may be sold only to premises registered under the PCPNDT Act. Compare probes, year of make and software options.',
    hsn: '90181290',
    regulatoryClass: 'ULTRASOUND',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('probes', 'Probes', 'text'),
      attribute('mode', 'Mode', 'text'),
    ],
  },
  {
    key: 'refurbished-x-ray-100-300-ma',
    name: 'Refurbished X-ray 100/300 mA',
    subCategory: 'refurbished-imaging',
    genericName: 'Refurbished X-ray unit',
    description:
      'A used X-ray unit with tested tube and generator. AERB type approval and eLORA registration of the user are needed. Choose by mA, mobile or fixed, and film or digital.',
    hsn: '90221490',
    regulatoryClass: 'RADIATION',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('ma', 'Current', 'number', { unit: 'mA' }),
      attribute('digital', 'Digital', 'bool'),
    ],
  },
  {
    key: 'refurbished-c-arm',
    name: 'Refurbished C-arm',
    subCategory: 'refurbished-imaging',
    genericName: 'Refurbished C-arm',
    description:
      'A used fluoroscopy unit for theatre. It shows moving X-ray pictures while screws and wires are placed. Compare kW, image intensifier size and memory; AERB rules apply.',
    hsn: '90221490',
    regulatoryClass: 'RADIATION',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('power', 'Power', 'number', { unit: 'kW' }),
      attribute('ii', 'Image intensifier', 'number', { unit: 'inch' }),
    ],
  },
  {
    key: 'refurbished-ventilator',
    name: 'Refurbished ventilator',
    subCategory: 'refurbished-critical-care',
    genericName: 'Refurbished ventilator',
    description:
      'A used intensive care ventilator with new wear parts. Compare modes, hours run, screen and availability of sensors.',
    hsn: '90192090',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('modes', 'Modes', 'text'),
      attribute('patients', 'Patients', 'text'),
    ],
  },
  {
    key: 'refurbished-patient-monitor',
    name: 'Refurbished patient monitor',
    subCategory: 'refurbished-critical-care',
    genericName: 'Refurbished patient monitor',
    description:
      'A used bedside monitor with new cables and battery. Compare parameters, screen and the price of accessories.',
    hsn: '90181990',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('parameters', 'Parameters', 'text'),
    ],
  },
  {
    key: 'refurbished-anaesthesia-machine',
    name: 'Refurbished anaesthesia machine',
    subCategory: 'refurbished-critical-care',
    genericName: 'Refurbished anaesthesia workstation',
    description:
      'A used anaesthesia machine with ventilator, vaporisers and leak test. Compare vaporisers, ventilator modes and monitor.',
    hsn: '90192090',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('vaporisers', 'Vaporisers', 'text'),
    ],
  },
  {
    key: 'refurbished-defibrillator',
    name: 'Refurbished defibrillator',
    subCategory: 'refurbished-cardiac-renal',
    genericName: 'Refurbished defibrillator',
    description:
      'A used biphasic defibrillator with new battery and tested energy. Compare AED mode, pacing, SpO2 and paddles.',
    hsn: '90189099',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('aed', 'AED mode', 'bool'),
      attribute('pacing', 'Pacing', 'bool'),
    ],
  },
  {
    key: 'refurbished-ecg',
    name: 'Refurbished ECG',
    subCategory: 'refurbished-cardiac-renal',
    genericName: 'Refurbished ECG machine',
    description:
      'A used ECG recorder with new cable and print head check. Compare channels, paper and export.',
    hsn: '90181100',
    regulatoryClass: 'DEV_B',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('channels', 'Channels', 'number'),
    ],
  },
  {
    key: 'refurbished-dialysis-machine',
    name: 'Refurbished dialysis machine',
    subCategory: 'refurbished-cardiac-renal',
    genericName: 'Refurbished haemodialysis machine',
    description:
      'A used dialysis machine with overhauled hydraulics. Compare hours run, UF control and spare parts.',
    hsn: '90189031',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('uf', 'UF control', 'text'),
    ],
  },
  {
    key: 'refurbished-dental-chair',
    name: 'Refurbished dental chair',
    subCategory: 'refurbished-clinic',
    genericName: 'Refurbished dental chair',
    description:
      'A used dental unit with new upholstery and tubing. Compare delivery, light, suction and electrics.',
    hsn: '94021010',
    regulatoryClass: 'DEV_A',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('delivery', 'Delivery', 'text'),
      attribute('light', 'Light', 'text'),
    ],
  },
  {
    key: 'refurbished-ot-table',
    name: 'Refurbished OT table',
    subCategory: 'refurbished-clinic',
    genericName: 'Refurbished operation table',
    description:
      'A used operation table with serviced hydraulics or motors. Compare drive, sections, load and C-arm window.',
    hsn: '94029090',
    regulatoryClass: 'DEV_A',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('drive', 'Drive', 'text'),
      attribute('carm', 'C-arm compatible', 'bool'),
    ],
  },
  {
    key: 'refurbished-endoscope-tower',
    name: 'Refurbished endoscope tower',
    subCategory: 'refurbished-clinic',
    genericName: 'Refurbished endoscopy tower',
    description:
      'A used set of camera, light source, monitor and scopes. Compare resolution, scopes, leak test and cleaning.',
    hsn: '90189049',
    regulatoryClass: 'DEV_B',
    leadOnly: true,
    uqc: 'SET',
    attributes: [
      attribute('grade', 'Condition grade', 'text', { makesVariant: true }),
      attribute('resolution', 'Resolution', 'text'),
      attribute('scopes', 'Scopes', 'text'),
    ],
  },
]
