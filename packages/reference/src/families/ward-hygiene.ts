import { attribute, type FamilyFacts } from '../family.ts'

export const wardHygieneFamilies: readonly FamilyFacts[] = [
  {
    key: 'biomedical-waste-bag',
    name: 'Biomedical waste bag',
    subCategory: 'waste-hygiene',
    genericName: 'Biomedical waste collection bag',
    description:
      'Coloured bags for hospital waste under the Bio-Medical Waste Management Rules 2016. Yellow takes soiled and anatomical waste, red takes used plastics. Choose the size by the bin and a bag with bar code where the collector asks for it.',
    hsn: '39232100',
    regulatoryClass: 'GEN',
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'biomedical-waste-bin',
    name: 'Biomedical waste bin',
    subCategory: 'waste-hygiene',
    genericName: 'Foot-operated biomedical waste bin',
    description:
      'A pedal bin in the colour of its waste. The lid opens without hands. Choose 10 to 15 litres for the bedside and 30 litres and more for wards and theatres.',
    hsn: '39269099',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'L', makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'needle-destroyer',
    name: 'Needle destroyer',
    subCategory: 'waste-hygiene',
    genericName: 'Electric needle and syringe destroyer',
    description:
      'A small machine that burns the needle to dust and cuts the tip of the syringe. Nobody can be pricked or use the syringe again. Choose a closed chamber for wards and a battery one for camps.',
    hsn: '85437099',
    regulatoryClass: 'GEN',
    uqc: 'NOS',
    attributes: [
      attribute('power', 'Power', 'text', { makesVariant: true }),
      attribute('cutter', 'Syringe cutter', 'bool'),
    ],
  },
  {
    key: 'sodium-hypochlorite',
    name: 'Sodium hypochlorite solution',
    subCategory: 'waste-hygiene',
    genericName: 'Sodium hypochlorite disinfectant solution',
    description:
      'A chlorine solution that disinfects floors, spills, plastic waste and linen. It is thinned with water before use and loses strength in light and heat. Choose 5 % for daily use and 10 % for large users.',
    hsn: '38089400',
    regulatoryClass: 'GEN',
    shelfLifeMonths: 12,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('strength', 'Available chlorine', 'text'),
    ],
  },
  {
    key: 'surface-disinfectant',
    name: 'Surface disinfectant',
    subCategory: 'waste-hygiene',
    genericName: 'Hospital surface disinfectant',
    description:
      'A liquid or spray that disinfects tables, beds, trolleys and machines. Quaternary compounds suit floors, alcohol sprays dry fast on small surfaces. Look at the contact time: that long must the surface stay wet.',
    hsn: '38089400',
    regulatoryClass: 'GEN',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'instrument-disinfectant',
    name: 'Instrument disinfectant',
    subCategory: 'waste-hygiene',
    genericName: 'Instrument cleaner and high-level disinfectant',
    description:
      'Liquids that clean and disinfect scopes and instruments which cannot stand the autoclave. Enzymes dissolve blood, glutaraldehyde and peracetic acid kill what is left. Rinse with sterile water afterwards.',
    hsn: '38089400',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'sterilisation-indicator',
    name: 'Sterilisation indicator',
    subCategory: 'sterilisation-instruments',
    genericName: 'Steam sterilisation indicator strip and tape',
    description:
      "Strips and tapes that change colour in the autoclave. Tape shows that a pack went through, a strip inside shows that steam reached it. Choose the class that the ward's protocol asks for.",
    hsn: '38229090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Pack', 'text', { makesVariant: true }),
      attribute('indicator', 'Indicator', 'text'),
    ],
  },
  {
    key: 'sterilisation-reel',
    name: 'Sterilisation reel',
    subCategory: 'sterilisation-instruments',
    genericName: 'Sterilisation reel and pouch',
    description:
      'Paper and clear film sealed at both edges. Instruments are packed, sealed and go through the autoclave; the film shows what is inside. Choose the width by the instrument with two fingers of room.',
    hsn: '39239090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'ROL',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('process', 'Process', 'text'),
    ],
  },
  {
    key: 'shoe-cover',
    name: 'Shoe cover',
    subCategory: 'gowns-drapes',
    genericName: 'Disposable shoe cover',
    description:
      'A cover with elastic that keeps dirt of the street out of theatre and clean room. Non-woven is quiet and breathes, plastic film keeps fluid out.',
    hsn: '63079090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
    ],
  },
  {
    key: 'plastic-apron',
    name: 'Disposable plastic apron',
    subCategory: 'gowns-drapes',
    genericName: 'Disposable polyethylene apron',
    description:
      'A thin waterproof apron for dressing, washing and cleaning. It goes over the uniform and is changed for each patient.',
    hsn: '39262019',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'face-shield',
    name: 'Face shield',
    subCategory: 'masks-respirators',
    genericName: 'Protective face shield',
    description:
      'A clear visor that keeps splashes off eyes, nose and mouth. It is worn over a mask and not instead of one.',
    hsn: '39269099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('pack', 'Pack', 'number', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'vinyl-gloves',
    name: 'Vinyl and polythene gloves',
    subCategory: 'gloves',
    genericName: 'Vinyl and polythene examination gloves',
    description:
      'Gloves of plastic for short tasks without much strain. Vinyl suits examination when latex must be avoided, polythene suits serving food and ointment.',
    hsn: '39262011',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
      attribute('powderFree', 'Powder-free', 'bool'),
    ],
  },
]
