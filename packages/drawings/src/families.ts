/** The 143 catalogue families by business category, in the order of the catalogue tables. */
export const familiesByCategory = {
  dental: [
    'composite-restorative', 'bonding-agent', 'glass-ionomer-cement', 'alginate', 'elastomeric-putty',
    'rotary-endo-files', 'gutta-percha-paper-points', 'diamond-burs', 'high-speed-handpiece', 'curing-light',
    'ultrasonic-scaler', 'dental-anaesthetic', 'orthodontic-brackets',
  ],
  diagnostics: [
    'glucose-strips', 'glucometer', 'rapid-malaria-kit', 'dengue-ns1-igg-igm', 'hiv-hbsag-hcv-rapid',
    'urine-strips', 'biochemistry-reagent', 'blood-collection-tube', 'centrifuge', 'microscope',
    'micropipette', 'glass-slides', 'haematology-analyser',
  ],
  consumables: [
    'nitrile-exam-gloves', 'latex-exam-gloves', 'surgical-gloves-sterile', 'syringe-with-needle',
    'hypodermic-needle', 'iv-cannula', 'iv-infusion-set', '3-ply-mask', 'n95-respirator', 'gauze-swab-roll',
    'micropore-tape', 'foley-catheter', 'ryles-tube', 'absorbable-suture', 'surgical-gown',
  ],
  medicalequipments: [
    'bp-monitor-digital', 'sphygmomanometer-aneroid', 'stethoscope', 'pulse-oximeter', 'infrared-thermometer',
    'nebuliser', 'oxygen-concentrator', 'patient-monitor', 'ecg-machine', 'infusion-syringe-pump', 'ot-light',
    'hospital-bed', 'autoclave',
  ],
  ophthalmology: [
    'intraocular-lens', 'viscoelastic', 'trypan-blue', 'ophthalmic-blades', 'ophthalmic-suture', 'slit-lamp',
    'direct-ophthalmoscope', 'retinoscope', 'tonometer', 'trial-lens-set', 'autorefractometer',
    'eye-drops-lubricant', 'spectacle-lens',
  ],
  nephrology: [
    'dialyser', 'blood-tubing-set', 'av-fistula-needle', 'dialysis-catheter-kit',
    'bicarbonate-concentrate-part-a', 'bicarbonate-powder-part-b', 'capd-solution',
    'citrosteril-peracetic-disinfectant', 'haemodialysis-machine', 'ro-plant', 'dialysis-chair',
    'erythropoietin', 'heparin',
  ],
  physiotherapy: [
    'tens', 'ift-unit', 'ultrasound-therapy', 'short-wave-diathermy', 'traction-unit', 'electrode-pads',
    'ultrasound-gel', 'hot-pack', 'resistance-band', 'gym-ball', 'wheelchair', 'knee-ls-brace',
    'kinesiology-tape',
  ],
  'refurbished-devices': [
    'refurbished-ultrasound', 'refurbished-x-ray-100-300-ma', 'refurbished-c-arm', 'refurbished-ventilator',
    'refurbished-patient-monitor', 'refurbished-anaesthesia-machine', 'refurbished-defibrillator',
    'refurbished-ecg', 'refurbished-dialysis-machine', 'refurbished-dental-chair', 'refurbished-ot-table',
    'refurbished-endoscope-tower',
  ],
  vaccines: [
    'hepatitis-b', 'tetanus-diphtheria-td', 'rabies-cell-culture', 'influenza-quadrivalent', 'hpv',
    'pneumococcal-conjugate', 'typhoid-conjugate', 'hepatitis-a', 'mmr', 'varicella', 'meningococcal-acyw',
    'veterinary-anti-rabies',
  ],
  'obgyn-ivf': [
    'pregnancy-test', 'ovulation-kit', 'copper-iud', 'speculum-disposable', 'cytology-brush', 'fetal-doppler',
    'ctg-monitor', 'iui-catheter', 'embryo-transfer-catheter', 'ovum-pickup-needle', 'ivf-culture-media',
    'sperm-wash-medium', 'delivery-kit',
  ],
  pharmaceutical: [
    'normal-saline', 'ringer-lactate', 'ceftriaxone-inj', 'paracetamol', 'pantoprazole-inj', 'ondansetron-inj',
    'lignocaine-2', 'povidone-iodine', 'insulin-human-mixtard', 'dexamethasone-inj', 'adrenaline', 'ors',
    'hand-rub',
  ],
} as const

/** The 143 family keys: kebab-case of the catalogue's family names. */
export const catalogueFamilies = Object.values(familiesByCategory).flat()

/** Families outside the catalogue tables that buyers search for. */
export const extraFamilies = [
  'iv-stand', 'cotton-wool', 'oxygen-mask', 'urine-collection-bag', 'adult-diaper', 'walker', 'hot-water-bag',
  'ecg-paper', 'ecg-gel', 'catgut-suture', 'sharps-container', 'bp-cuff', 'lancets', 'surgical-scissors',
  'needle-holder', 'underpad', 'cord-clamp', 'dental-etchant', 'lignocaine-jelly', 'three-way-stopcock',
  'tourniquet', 'alcohol-swab', 'nasal-cannula', 'surgical-blade', 'surgical-drape',
] as const

export type ExtraFamilyKey = (typeof extraFamilies)[number]
