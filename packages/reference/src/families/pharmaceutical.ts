import { attribute, type FamilyFacts } from '../family.ts'

export const pharmaceuticalFamilies: readonly FamilyFacts[] = [
  {
    key: 'normal-saline',
    name: 'Normal saline',
    subCategory: 'iv-fluids',
    genericName: 'Sodium chloride 0.9 % infusion',
    description:
      'Sterile salt solution of the same strength as blood. It replaces fluid, dilutes drugs and rinses wounds. Choose by volume and by bottle.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('container', 'Container', 'text'),
    ],
  },
  {
    key: 'ringer-lactate',
    name: 'Ringer lactate',
    subCategory: 'iv-fluids',
    genericName: 'Compound sodium lactate infusion',
    description:
      'Balanced salt solution with lactate for fluid loss in surgery, burns and diarrhoea. Choose by volume and container.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('container', 'Container', 'text'),
    ],
  },
  {
    key: 'ceftriaxone-inj',
    name: 'Ceftriaxone inj',
    subCategory: 'injections',
    genericName: 'Ceftriaxone injection',
    description:
      'A third-generation cephalosporin antibiotic as powder for injection. Strengths are 250 mg, 500 mg, 1 g and 2 g. It is a Schedule H1 medicine.',
    hsn: '30042019',
    regulatoryClass: 'DRUG_H1',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('strength', 'Strength', 'text', { makesVariant: true }),
      attribute('combination', 'Combination', 'text'),
    ],
  },
  {
    key: 'paracetamol',
    name: 'Paracetamol',
    subCategory: 'tablets-oral',
    genericName: 'Paracetamol tablets',
    description:
      'Tablets for fever and pain in strips. Strengths are 500 and 650 mg. Keep within the daily maximum.',
    hsn: '30049063',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 36,
    uqc: 'PAC',
    attributes: [
      attribute('strength', 'Strength', 'text', { makesVariant: true }),
      attribute('tablets', 'Tablets', 'number'),
    ],
  },
  {
    key: 'pantoprazole-inj',
    name: 'Pantoprazole inj',
    subCategory: 'injections',
    genericName: 'Pantoprazole injection',
    description:
      'Powder for injection that lowers stomach acid when tablets cannot be taken. The usual vial holds 40 mg.',
    hsn: '30049039',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('pack', 'Pack', 'text', { filterable: false, makesVariant: true }),
      attribute('strength', 'Strength', 'number', { unit: 'mg' }),
    ],
  },
  {
    key: 'ondansetron-inj',
    name: 'Ondansetron inj',
    subCategory: 'injections',
    genericName: 'Ondansetron injection',
    description:
      'An injection against vomiting after anaesthesia and chemotherapy. Each millilitre holds 2 mg.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('strength', 'Strength', 'text'),
    ],
  },
  {
    key: 'lignocaine-2',
    name: 'Lignocaine 2 %',
    subCategory: 'anaesthetics',
    genericName: 'Lignocaine injection',
    description:
      'Local anaesthetic solution in a 30 ml vial, plain or with adrenaline. It numbs skin and nerves before small operations.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('strength', 'Strength', 'number', { unit: '%', makesVariant: true }),
      attribute('adrenaline', 'With adrenaline', 'bool'),
    ],
  },
  {
    key: 'lignocaine-jelly',
    name: 'Lignocaine jelly',
    subCategory: 'anaesthetics',
    genericName: 'Lignocaine jelly 2 %',
    description:
      'A sterile numbing lubricant for catheters, tubes and scopes. It comes in tubes and prefilled syringes.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('quantity', 'Quantity', 'text', { makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'povidone-iodine',
    name: 'Povidone-iodine',
    subCategory: 'topical-antiseptics',
    genericName: 'Povidone-iodine antiseptic',
    description:
      'Brown antiseptic for skin and wounds. Solution 5 or 10 % prepares skin, scrub 7.5 % washes hands, ointment dresses wounds. Choose by form, strength and volume.',
    hsn: '30049087',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('strength', 'Strength', 'number', { unit: '%' }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'insulin-human-mixtard',
    name: 'Insulin human mixtard',
    subCategory: 'insulin',
    genericName: 'Human insulin, premixed',
    description:
      'Human insulin 30/70 or 50/50 for diabetes. Vials hold 40 IU/ml, cartridges 100 IU/ml. It is a biological kept at 2 to 8 °C.',
    hsn: '30043110',
    regulatoryClass: 'BIO_C',
    coldChain: true,
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('type', 'Type', 'text', { makesVariant: true }),
      attribute('strength', 'Strength', 'number', { unit: 'IU/ml' }),
    ],
  },
  {
    key: 'dexamethasone-inj',
    name: 'Dexamethasone inj',
    subCategory: 'injections',
    genericName: 'Dexamethasone injection',
    description:
      'A corticosteroid injection of 4 mg per ml for allergy, swelling and lung maturity.',
    hsn: '30043200',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'adrenaline',
    name: 'Adrenaline',
    subCategory: 'injections',
    genericName: 'Adrenaline injection',
    description:
      'Adrenaline 1 mg per ml for anaphylaxis and cardiac arrest. Part of every emergency tray.',
    hsn: '30043990',
    regulatoryClass: 'DRUG_H',
    shelfLifeMonths: 18,
    uqc: 'PCS',
    attributes: [
      attribute('pack', 'Pack', 'text', { filterable: false, makesVariant: true }),
      attribute('strength', 'Strength', 'text'),
    ],
  },
  {
    key: 'ors',
    name: 'ORS',
    subCategory: 'tablets-oral',
    genericName: 'Oral rehydration salts',
    description:
      'WHO formula salts and glucose against dehydration in diarrhoea. One sachet makes a litre.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('flavour', 'Flavour', 'text', { makesVariant: true }),
      attribute('weight', 'Sachet', 'number', { unit: 'g' }),
    ],
  },
  {
    key: 'hand-rub',
    name: 'Hand rub (biocide, not a drug)',
    subCategory: 'topical-antiseptics',
    genericName: 'Alcohol hand rub (sanitizer)',
    description:
      'Alcohol liquid or gel that disinfects hands without water. Chlorhexidine prolongs the effect. Choose by active, liquid or gel, volume and pump.',
    hsn: '38089400',
    regulatoryClass: 'GEN',
    shelfLifeMonths: 36,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('active', 'Active', 'text'),
      attribute('pump', 'Pump', 'bool'),
    ],
  },
]
