export interface Speciality {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly familyKeys: readonly string[]
  readonly position: number
}

const rows: readonly (readonly [
  slug: string,
  name: string,
  description: string,
  families: string,
])[] = [
  [
    'general-medicine',
    'General medicine',
    'What a physician and a ward use every day: monitors, syringes, infusion and first-line tests.',
    'bp-monitor-digital sphygmomanometer-aneroid stethoscope pulse-oximeter infrared-thermometer nebuliser glucometer glucose-strips lancets syringe-with-needle hypodermic-needle iv-cannula iv-infusion-set nitrile-exam-gloves latex-exam-gloves 3-ply-mask alcohol-swab normal-saline paracetamol ors ecg-machine hospital-bed urine-strips rapid-malaria-kit dengue-ns1-igg-igm hand-rub tourniquet',
  ],
  [
    'general-surgery',
    'General surgery',
    'Sutures, blades, drapes, gowns and theatre equipment for open and minor surgery.',
    'absorbable-suture catgut-suture surgical-blade needle-holder surgical-scissors surgical-gown surgical-drape surgical-gloves-sterile ot-light autoclave gauze-swab-roll cotton-wool micropore-tape povidone-iodine lignocaine-2 foley-catheter ryles-tube sharps-container refurbished-ot-table refurbished-endoscope-tower refurbished-anaesthesia-machine',
  ],
  [
    'orthopaedics',
    'Orthopaedics',
    'Braces, mobility aids and theatre supplies for bone and joint care.',
    'knee-ls-brace wheelchair walker traction-unit absorbable-suture surgical-gloves-sterile surgical-drape surgical-gown refurbished-c-arm refurbished-x-ray-100-300-ma kinesiology-tape hot-pack cotton-wool gauze-swab-roll refurbished-ot-table',
  ],
  [
    'dentistry',
    'Dentistry',
    'Materials, instruments and equipment for the dental chair.',
    'composite-restorative bonding-agent dental-etchant glass-ionomer-cement alginate elastomeric-putty rotary-endo-files gutta-percha-paper-points diamond-burs high-speed-handpiece curing-light ultrasonic-scaler dental-anaesthetic orthodontic-brackets refurbished-dental-chair autoclave nitrile-exam-gloves 3-ply-mask',
  ],
  [
    'ophthalmology',
    'Ophthalmology',
    'Lenses, blades, drops and instruments for eye clinics and theatres.',
    'intraocular-lens viscoelastic trypan-blue ophthalmic-blades ophthalmic-suture slit-lamp direct-ophthalmoscope retinoscope tonometer trial-lens-set autorefractometer eye-drops-lubricant spectacle-lens surgical-drape surgical-gloves-sterile',
  ],
  [
    'obstetrics-gynaecology-ivf',
    'Obstetrics & gynaecology / IVF',
    'From pregnancy tests and fetal monitoring to delivery and assisted reproduction.',
    'pregnancy-test ovulation-kit copper-iud speculum-disposable cytology-brush fetal-doppler ctg-monitor iui-catheter embryo-transfer-catheter ovum-pickup-needle ivf-culture-media sperm-wash-medium delivery-kit cord-clamp underpad hpv catgut-suture ultrasound-gel refurbished-ultrasound tetanus-diphtheria-td',
  ],
  [
    'nephrology-urology',
    'Nephrology & urology',
    'Dialysis consumables, machines, water treatment and urinary drainage.',
    'dialyser blood-tubing-set av-fistula-needle dialysis-catheter-kit bicarbonate-concentrate-part-a bicarbonate-powder-part-b capd-solution citrosteril-peracetic-disinfectant haemodialysis-machine ro-plant dialysis-chair erythropoietin heparin foley-catheter urine-collection-bag lignocaine-jelly urine-strips refurbished-dialysis-machine',
  ],
  [
    'paediatrics',
    'Paediatrics',
    'Small sizes, gentle devices and childhood vaccines.',
    'nebuliser infrared-thermometer pulse-oximeter oxygen-mask nasal-cannula stethoscope iv-cannula iv-infusion-set ors paracetamol mmr varicella pneumococcal-conjugate hepatitis-b typhoid-conjugate influenza-quadrivalent hepatitis-a infusion-syringe-pump ryles-tube',
  ],
  [
    'cardiology',
    'Cardiology',
    'ECG, monitoring and emergency equipment for the heart.',
    'ecg-machine ecg-paper ecg-gel bp-monitor-digital sphygmomanometer-aneroid bp-cuff stethoscope patient-monitor pulse-oximeter infusion-syringe-pump refurbished-defibrillator refurbished-ecg heparin adrenaline refurbished-patient-monitor',
  ],
  [
    'ent',
    'ENT',
    'Examination, airway and endoscopy supplies for ear, nose and throat.',
    'nebuliser oxygen-mask nasal-cannula surgical-scissors needle-holder cotton-wool gauze-swab-roll lignocaine-2 surgical-blade refurbished-endoscope-tower autoclave pulse-oximeter nitrile-exam-gloves',
  ],
  [
    'physiotherapy-rehabilitation',
    'Physiotherapy & rehabilitation',
    'Electrotherapy, heat, exercise and mobility aids.',
    'tens ift-unit ultrasound-therapy short-wave-diathermy traction-unit electrode-pads ultrasound-gel hot-pack hot-water-bag resistance-band gym-ball wheelchair walker knee-ls-brace kinesiology-tape adult-diaper',
  ],
  [
    'pathology-lab-medicine',
    'Pathology & lab medicine',
    'Sample collection, reagents, rapid tests and laboratory instruments.',
    'blood-collection-tube biochemistry-reagent urine-strips rapid-malaria-kit dengue-ns1-igg-igm hiv-hbsag-hcv-rapid centrifuge microscope micropipette glass-slides haematology-analyser tourniquet alcohol-swab lancets glucose-strips pregnancy-test sharps-container latex-exam-gloves',
  ],
]

export const specialities: readonly Speciality[] = rows.map(
  ([slug, name, description, list], position) => ({
    slug,
    name,
    description,
    familyKeys: list.split(' '),
    position,
  }),
)
