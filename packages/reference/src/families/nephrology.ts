import { attribute, type FamilyFacts } from '../family.ts'

export const nephrologyFamilies: readonly FamilyFacts[] = [
  {
    key: 'dialyser',
    name: 'Dialyser',
    subCategory: 'dialysers-tubing',
    genericName: 'Hollow fibre dialyser',
    description:
      'A cylinder of thousands of hollow fibres that cleans blood against dialysate. Low flux removes small molecules, high flux also larger ones. Choose by surface area, flux, membrane and sterilisation, and by whether your unit reuses.',
    hsn: '90189031',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 36,
    uqc: 'PCS',
    attributes: [
      attribute('area', 'Surface area', 'number', { unit: 'm²', makesVariant: true }),
      attribute('flux', 'Flux', 'text'),
      attribute('sterilisation', 'Sterilisation', 'text'),
      attribute('membrane', 'Membrane', 'text'),
    ],
  },
  {
    key: 'blood-tubing-set',
    name: 'Blood tubing set',
    subCategory: 'dialysers-tubing',
    genericName: 'Haemodialysis blood tubing set',
    description:
      'Arterial and venous lines that carry blood between patient, pump and dialyser. The pump segment must suit the machine. Check the machine, adult or child size and the chambers.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 48,
    uqc: 'SET',
    attributes: [
      attribute('pump', 'Pump segment', 'text', { makesVariant: true }),
      attribute('patient', 'Patient', 'text'),
      attribute('transducer', 'Transducer protectors', 'bool'),
    ],
  },
  {
    key: 'av-fistula-needle',
    name: 'AV fistula needle',
    subCategory: 'vascular-access',
    genericName: 'AV fistula needle',
    description:
      'A pair of winged needles with tubing that take and return blood in dialysis. 16 G is common, 15 G for high flow, 17 G for new fistulas. Choose by gauge, wing and back eye.',
    hsn: '90183290',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PRS',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('wing', 'Wing', 'text'),
      attribute('safety', 'Safety guard', 'bool'),
    ],
  },
  {
    key: 'dialysis-catheter-kit',
    name: 'Dialysis catheter kit',
    subCategory: 'vascular-access',
    genericName: 'Dialysis catheter kit',
    description:
      'A double-lumen catheter with the instruments to place it in a large vein. Short-term catheters serve for weeks, tunnelled ones with a cuff for months. Choose by French size, length and straight or curved ends.',
    hsn: '90183910',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 48,
    uqc: 'KIT',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('size', 'Size', 'number', { unit: 'Fr' }),
      attribute('shape', 'Shape', 'text'),
      attribute('tunnelled', 'Tunnelled', 'bool'),
    ],
  },
  {
    key: 'bicarbonate-concentrate-part-a',
    name: 'Bicarbonate concentrate part A',
    subCategory: 'concentrates-fluids',
    genericName: 'Haemodialysis concentrate part A (acid)',
    description:
      'The acid part of bicarbonate dialysate with sodium, potassium, calcium and magnesium. The machine mixes it with part B and water. Choose by potassium and calcium as prescribed, and by the dilution of the machine.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('potassium', 'Potassium', 'number', { unit: 'mmol/l', makesVariant: true }),
      attribute('calcium', 'Calcium', 'number', { unit: 'mmol/l' }),
      attribute('dilution', 'Dilution', 'text'),
    ],
  },
  {
    key: 'bicarbonate-powder-part-b',
    name: 'Bicarbonate powder part B',
    subCategory: 'concentrates-fluids',
    genericName: 'Haemodialysis bicarbonate part B',
    description:
      'Sodium bicarbonate of dialysis grade as powder or in cartridges. It buffers the dialysate. Choose by weight and by the holder of the machine.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 24,
    uqc: 'PAC',
    attributes: [
      attribute('weight', 'Net weight', 'number', { unit: 'g', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'capd-solution',
    name: 'CAPD solution',
    subCategory: 'concentrates-fluids',
    genericName: 'Peritoneal dialysis solution',
    description:
      "Dextrose solution in a twin bag for exchanges at home. Stronger dextrose draws more water. It is a prescription medicine; strength and volume follow the doctor's plan.",
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('strength', 'Dextrose', 'number', { unit: '%', makesVariant: true }),
      attribute('volume', 'Volume', 'number', { unit: 'L' }),
    ],
  },
  {
    key: 'citrosteril-peracetic-disinfectant',
    name: 'Citrosteril / peracetic disinfectant',
    subCategory: 'concentrates-fluids',
    genericName: 'Dialysis machine disinfectant',
    description:
      'A liquid that disinfects and descales dialysis machines and reused dialysers. Citric acid works hot, peracetic acid cold. Choose by what the machine maker permits.',
    hsn: '38089400',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'L', makesVariant: true }),
      attribute('active', 'Active', 'text'),
    ],
  },
  {
    key: 'haemodialysis-machine',
    name: 'Haemodialysis machine',
    subCategory: 'renal-machines-water',
    genericName: 'Haemodialysis machine',
    description:
      'A machine that mixes dialysate, pumps blood and removes water under control. HDF models infuse fluid online. Compare consumables, service near you and water quality needed.',
    hsn: '90189031',
    regulatoryClass: 'DEV_C',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('bpm', 'Options', 'text', { makesVariant: true }),
      attribute('hdf', 'Online HDF', 'bool'),
    ],
  },
  {
    key: 'ro-plant',
    name: 'RO plant',
    subCategory: 'renal-machines-water',
    genericName: 'RO water plant for dialysis',
    description:
      'A plant that makes water pure enough for dialysis from tap or bore water. Size it by stations: about 40 litres an hour for each. Choose single or double pass and the raw water treatment.',
    hsn: '84212120',
    regulatoryClass: 'GEN',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('flow', 'Capacity', 'number', { unit: 'LPH', makesVariant: true }),
      attribute('pass', 'Pass', 'text'),
    ],
  },
  {
    key: 'dialysis-chair',
    name: 'Dialysis chair',
    subCategory: 'renal-machines-water',
    genericName: 'Dialysis chair',
    description:
      'A reclining chair for four-hour sessions. Motors move back and legs and lower the head when the pressure falls. Choose by motors, weighing scale and load.',
    hsn: '94029090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('motors', 'Motors', 'number', { makesVariant: true }),
      attribute('scale', 'Weighing scale', 'bool'),
    ],
  },
  {
    key: 'erythropoietin',
    name: 'Erythropoietin',
    subCategory: 'renal-medicines',
    genericName: 'Erythropoietin injection',
    description:
      'A hormone injection that treats the anaemia of kidney disease. It comes in prefilled syringes by strength. It is a prescription biological kept at 2 to 8 °C.',
    hsn: '30021500',
    regulatoryClass: 'BIO_C',
    coldChain: true,
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('strength', 'Strength', 'number', { unit: 'IU', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'heparin',
    name: 'Heparin',
    subCategory: 'renal-medicines',
    genericName: 'Heparin injection',
    description:
      'An anticoagulant that keeps blood from clotting in the dialysis circuit and in patients. Strength is given in IU per ml. It is a prescription medicine.',
    hsn: '30019091',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('strength', 'Strength', 'text', { makesVariant: true }),
      attribute('source', 'Source', 'text'),
    ],
  },
]
