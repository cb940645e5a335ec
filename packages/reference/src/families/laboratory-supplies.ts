import { attribute, type FamilyFacts } from '../family.ts'

export const laboratorySupplyFamilies: readonly FamilyFacts[] = [
  {
    key: 'hba1c-kit',
    name: 'HbA1c kit',
    subCategory: 'urine-biochemistry',
    genericName: 'Glycated haemoglobin (HbA1c) reagent kit',
    description:
      'Reagents that measure glycated haemoglobin, the average blood sugar of three months. Choose by the analyser in the laboratory; calibrators and controls are needed with each new lot.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    coldChain: true,
    shelfLifeMonths: 12,
    uqc: 'KIT',
    attributes: [
      attribute('volume', 'Kit size', 'text', { makesVariant: true }),
      attribute('method', 'Method', 'text'),
    ],
  },
  {
    key: 'widal-kit',
    name: 'Widal kit',
    subCategory: 'rapid-tests',
    genericName: 'Widal antigen slide and tube test kit',
    description:
      'Coloured Salmonella antigens O, H, AH and BH for the Widal test in typhoid fever. Slides give a first answer, tubes give the titre.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    coldChain: true,
    shelfLifeMonths: 18,
    uqc: 'KIT',
    attributes: [
      attribute('volume', 'Bottles', 'text', { makesVariant: true }),
      attribute('control', 'Positive control', 'bool'),
    ],
  },
  {
    key: 'blood-grouping-sera',
    name: 'Blood grouping sera',
    subCategory: 'rapid-tests',
    genericName: 'Monoclonal blood grouping reagents (Anti-A, B, D)',
    description:
      'Monoclonal reagents for ABO and Rh blood groups by slide or tube. Anti-A is blue, anti-B is yellow and anti-D is clear. Group forward with cells and reverse with serum.',
    hsn: '38221300',
    regulatoryClass: 'IVD',
    coldChain: true,
    shelfLifeMonths: 24,
    uqc: 'KIT',
    attributes: [
      attribute('volume', 'Bottles', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'latex-serology-kit',
    name: 'CRP, RA and ASO latex kit',
    subCategory: 'rapid-tests',
    genericName: 'Latex agglutination kit (CRP, RA factor, ASO)',
    description:
      "Latex particles that clump with the patient's serum on a slide within two minutes. One kit each for inflammation (CRP), rheumatoid factor and streptococcus (ASO).",
    hsn: '38221990',
    regulatoryClass: 'IVD',
    coldChain: true,
    shelfLifeMonths: 18,
    uqc: 'KIT',
    attributes: [
      attribute('count', 'Tests', 'number', { unit: 'tests', makesVariant: true }),
      attribute('marker', 'Marker', 'text'),
    ],
  },
  {
    key: 'syphilis-rapid-test',
    name: 'Syphilis rapid test',
    subCategory: 'rapid-tests',
    genericName: 'Syphilis (Treponema pallidum) rapid test card',
    description:
      'A card test for antibodies against syphilis in blood or serum. It screens pregnant women and donors. A positive card is confirmed and followed by RPR titres.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    shelfLifeMonths: 24,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Tests', 'number', { unit: 'tests', makesVariant: true }),
      attribute('sample', 'Sample', 'text'),
    ],
  },
  {
    key: 'troponin-rapid-test',
    name: 'Troponin rapid test',
    subCategory: 'rapid-tests',
    genericName: 'Cardiac troponin I rapid test card',
    description:
      'A card that shows troponin I in blood, a sign of a damaged heart. It is used in emergency rooms together with the ECG. A negative test in the first hours is repeated.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    shelfLifeMonths: 24,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Tests', 'number', { unit: 'tests', makesVariant: true }),
      attribute('markers', 'Markers', 'text'),
    ],
  },
  {
    key: 'sample-container',
    name: 'Sample container',
    subCategory: 'sample-collection',
    genericName: 'Urine, stool and sputum sample container',
    description:
      'Clear pots with screw cap for urine, stool, sputum and biopsy. Sterile ones are for culture. Stool pots have a spoon in the lid.',
    hsn: '39269099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('use', 'Use', 'text'),
      attribute('sterile', 'Sterile', 'bool'),
    ],
  },
  {
    key: 'lab-stain',
    name: 'Laboratory stain',
    subCategory: 'lab-equipment',
    genericName: 'Microscopy stain (Leishman, Giemsa, Gram, ZN)',
    description:
      'Ready stains for blood films and bacteria. Leishman and Giemsa show blood cells and malaria, Gram sorts bacteria and Ziehl-Neelsen shows TB.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('stain', 'Stain', 'text'),
    ],
  },
  {
    key: 'pipette-tips',
    name: 'Pipette tips',
    subCategory: 'lab-glassware',
    genericName: 'Micropipette tips',
    description:
      'Disposable tips for micropipettes. Yellow take up to 200 µl, blue up to 1,000 µl and clear the smallest volumes. Filter tips keep the pipette clean.',
    hsn: '39269099',
    regulatoryClass: 'GEN',
    uqc: 'PAC',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('filter', 'Filter', 'text'),
    ],
  },
  {
    key: 'test-tube',
    name: 'Test tubes',
    subCategory: 'lab-glassware',
    genericName: 'Borosilicate glass test tubes',
    description:
      'Tubes of borosilicate glass for mixing, heating and serology. Choose by outer size; rimless ones fit centrifuges.',
    hsn: '70179090',
    regulatoryClass: 'GEN',
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('rim', 'Rim', 'text'),
    ],
  },
  {
    key: 'blood-collection-needle',
    name: 'Blood collection needle',
    subCategory: 'sample-collection',
    genericName: 'Multi-sample blood collection needle',
    description:
      'A needle with two points for vacuum tubes. A rubber sleeve stops the flow while tubes are changed. It screws into a holder.',
    hsn: '90183200',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('length', 'Length', 'text'),
      attribute('safety', 'Safety shield', 'bool'),
    ],
  },
]
