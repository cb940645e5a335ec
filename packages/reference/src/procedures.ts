import { slugify } from './slug.ts'

export interface Procedure {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly specialitySlug: string
  readonly needs: readonly {
    readonly familyKey: string
    readonly role: 'needs'
    readonly position: number
  }[]
  readonly position: number
}

const rows: readonly (readonly [
  name: string,
  speciality: string,
  description: string,
  needs: string,
])[] = [
  [
    'IV cannulation',
    'general-medicine',
    'Placing a cannula in a vein to give fluids and medicines.',
    'iv-cannula alcohol-swab tourniquet micropore-tape three-way-stopcock syringe-with-needle nitrile-exam-gloves normal-saline',
  ],
  [
    'IM injection',
    'general-medicine',
    'Giving medicine into a muscle.',
    'syringe-with-needle hypodermic-needle alcohol-swab nitrile-exam-gloves sharps-container',
  ],
  [
    'Blood sample collection',
    'pathology-lab-medicine',
    'Drawing venous blood for the laboratory.',
    'blood-collection-tube hypodermic-needle syringe-with-needle tourniquet alcohol-swab cotton-wool latex-exam-gloves sharps-container',
  ],
  [
    'Urinary catheterisation',
    'nephrology-urology',
    'Draining the bladder with a Foley catheter.',
    'foley-catheter lignocaine-jelly urine-collection-bag surgical-gloves-sterile syringe-with-needle surgical-drape povidone-iodine',
  ],
  [
    'Nasogastric tube',
    'general-medicine',
    'Passing a tube through the nose to feed or empty the stomach.',
    'ryles-tube lignocaine-jelly syringe-with-needle micropore-tape stethoscope nitrile-exam-gloves',
  ],
  [
    'Wound dressing',
    'general-surgery',
    'Cleaning and covering a wound.',
    'gauze-swab-roll povidone-iodine normal-saline micropore-tape cotton-wool surgical-gloves-sterile surgical-scissors',
  ],
  [
    'Suturing',
    'general-surgery',
    'Closing a wound with stitches.',
    'absorbable-suture catgut-suture needle-holder lignocaine-2 surgical-drape surgical-gloves-sterile surgical-scissors gauze-swab-roll',
  ],
  [
    'Incision and drainage',
    'general-surgery',
    'Opening and emptying an abscess.',
    'surgical-blade gauze-swab-roll lignocaine-2 surgical-gloves-sterile povidone-iodine surgical-drape',
  ],
  [
    'Nebulisation',
    'paediatrics',
    'Giving medicine as a fine mist to breathe.',
    'nebuliser oxygen-mask normal-saline',
  ],
  [
    'Oxygen therapy',
    'general-medicine',
    'Giving oxygen by cannula or mask.',
    'oxygen-concentrator nasal-cannula oxygen-mask pulse-oximeter',
  ],
  [
    'ECG recording',
    'cardiology',
    'Recording the electrical activity of the heart.',
    'ecg-machine ecg-gel ecg-paper alcohol-swab',
  ],
  [
    'Blood pressure check',
    'cardiology',
    'Measuring blood pressure by cuff.',
    'bp-monitor-digital sphygmomanometer-aneroid bp-cuff stethoscope',
  ],
  [
    'Capillary glucose test',
    'general-medicine',
    'Measuring sugar in a drop of blood.',
    'glucometer glucose-strips lancets alcohol-swab sharps-container',
  ],
  [
    'Haemodialysis',
    'nephrology-urology',
    'Cleaning the blood with a dialyser.',
    'dialyser blood-tubing-set av-fistula-needle bicarbonate-concentrate-part-a bicarbonate-powder-part-b heparin normal-saline nitrile-exam-gloves',
  ],
  [
    'CAPD exchange',
    'nephrology-urology',
    'Changing the fluid in peritoneal dialysis.',
    'capd-solution 3-ply-mask hand-rub cord-clamp',
  ],
  [
    'Cataract surgery (phaco)',
    'ophthalmology',
    'Removing the cloudy lens and placing a new one.',
    'intraocular-lens viscoelastic ophthalmic-blades trypan-blue surgical-drape ringer-lactate ophthalmic-suture surgical-gloves-sterile',
  ],
  [
    'Refraction',
    'ophthalmology',
    'Finding the spectacle power.',
    'trial-lens-set retinoscope autorefractometer spectacle-lens',
  ],
  [
    'Composite filling',
    'dentistry',
    'Restoring a tooth with light-cure composite.',
    'composite-restorative bonding-agent dental-etchant diamond-burs curing-light high-speed-handpiece nitrile-exam-gloves',
  ],
  [
    'Root canal',
    'dentistry',
    'Cleaning, shaping and filling root canals.',
    'rotary-endo-files gutta-percha-paper-points high-speed-handpiece dental-anaesthetic hypodermic-needle glass-ionomer-cement',
  ],
  [
    'Scaling',
    'dentistry',
    'Removing tartar from the teeth.',
    'ultrasonic-scaler 3-ply-mask nitrile-exam-gloves',
  ],
  [
    'Tooth extraction',
    'dentistry',
    'Taking out a tooth.',
    'dental-anaesthetic gauze-swab-roll absorbable-suture needle-holder surgical-gloves-sterile',
  ],
  [
    'Normal delivery',
    'obstetrics-gynaecology-ivf',
    'Vaginal birth with clean equipment.',
    'delivery-kit cord-clamp surgical-gloves-sterile catgut-suture absorbable-suture underpad fetal-doppler',
  ],
  [
    'IUI',
    'obstetrics-gynaecology-ivf',
    'Placing washed semen in the uterus.',
    'iui-catheter sperm-wash-medium speculum-disposable syringe-with-needle',
  ],
  [
    'Oocyte retrieval',
    'obstetrics-gynaecology-ivf',
    'Collecting eggs for IVF.',
    'ovum-pickup-needle ivf-culture-media ultrasound-gel surgical-gloves-sterile',
  ],
  [
    'Electrotherapy session',
    'physiotherapy-rehabilitation',
    'Easing pain with currents, sound and heat.',
    'tens ift-unit electrode-pads ultrasound-gel hot-pack ultrasound-therapy',
  ],
]

export const procedures: readonly Procedure[] = rows.map(
  ([name, specialitySlug, description, needs], position) => ({
    slug: slugify(name),
    name,
    description,
    specialitySlug,
    position,
    needs: needs.split(' ').map((familyKey, i) => ({ familyKey, role: 'needs', position: i })),
  }),
)
