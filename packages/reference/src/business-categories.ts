import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'

export interface BusinessCategory {
  readonly key: BusinessCategoryKey
  readonly name: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly bannerTitle: string
  /** Vaccines and pharmaceutical start disabled: browse and enquire, no cart (domain reference 3.1). */
  readonly enabled: boolean
  readonly position: number
}

export interface SubCategory {
  /** Unique across business categories. */
  readonly slug: string
  readonly name: string
  readonly categoryKey: BusinessCategoryKey
  readonly position: number
}

const words: Readonly<
  Record<
    BusinessCategoryKey,
    readonly [metaTitle: string, metaDescription: string, bannerTitle: string]
  >
> = {
  dental: [
    'Dental materials and equipment online',
    'Composites, endodontic files, burs, handpieces and dental equipment from verified sellers, with GST invoice and delivery across India.',
    'Everything for the dental chair',
  ],
  diagnostics: [
    'Lab supplies, rapid tests and glucometers online',
    'Glucose strips, rapid kits, blood tubes, reagents and lab instruments with batch, expiry and GST invoice.',
    'From the first drop to the report',
  ],
  consumables: [
    'Hospital consumables and disposables online',
    'Gloves, syringes, IV cannulas, masks, dressings, catheters and sutures at clear prices including GST.',
    'Never run out of the essentials',
  ],
  medicalequipments: [
    'Medical devices and hospital equipment online',
    'BP monitors, oximeters, nebulisers, ECG machines, beds, OT lights and autoclaves with warranty and GST invoice.',
    'Equipment you can rely on',
  ],
  ophthalmology: [
    'Ophthalmic lenses, blades and instruments online',
    'Intraocular lenses by dioptre, viscoelastics, blades, slit lamps and trial sets for eye hospitals and clinics.',
    'Clear sight, complete supply',
  ],
  nephrology: [
    'Dialysis supplies and machines online',
    'Dialysers, tubing sets, AV needles, concentrates and dialysis machines for dialysis units across India.',
    'Supplies for every session',
  ],
  physiotherapy: [
    'Physiotherapy equipment and mobility aids online',
    'TENS, ultrasound therapy, braces, wheelchairs, walkers and exercise aids for clinics and homes.',
    'Back on their feet',
  ],
  'refurbished-devices': [
    'Refurbished medical equipment with warranty',
    'Tested refurbished ventilators, monitors, dialysis machines and imaging with grade, year of make and warranty.',
    'Proven machines, tested again',
  ],
  vaccines: [
    'Vaccines for clinics and hospitals',
    'Enquire about vaccines with an unbroken cold chain for registered practitioners and institutions.',
    'Cold chain you can trace',
  ],
  'obgyn-ivf': [
    'Gynaecology and IVF supplies online',
    'Pregnancy tests, speculums, fetal dopplers, IUI and embryo transfer catheters, culture media and delivery kits.',
    'Care from the first test to the first cry',
  ],
  pharmaceutical: [
    'Hospital medicines for verified buyers',
    'Enquire about infusions, injections and antiseptics; medicines are sold to verified professionals only.',
    'Medicines for verified professionals',
  ],
}

/** The 11 business categories; names and enabled flags are the kernel's. */
export const categories: readonly BusinessCategory[] = BUSINESS_CATEGORIES.map(
  ({ key, name, enabled }, position) => {
    const [metaTitle, metaDescription, bannerTitle] = words[key]
    return {
      key,
      name,
      enabled,
      metaTitle: `${metaTitle} | Upchar`,
      metaDescription,
      bannerTitle,
      position,
    }
  },
)

const under: Readonly<
  Record<BusinessCategoryKey, readonly (readonly [slug: string, name: string])[]>
> = {
  dental: [
    ['restoratives', 'Restoratives & bonding'],
    ['impression-materials', 'Impression materials'],
    ['endodontics', 'Endodontics'],
    ['handpieces-burs', 'Handpieces & burs'],
    ['dental-equipment', 'Dental equipment'],
    ['orthodontics-anaesthesia', 'Orthodontics & anaesthesia'],
  ],
  diagnostics: [
    ['glucose-monitoring', 'Glucose monitoring'],
    ['rapid-tests', 'Rapid test kits'],
    ['urine-biochemistry', 'Urine & biochemistry'],
    ['sample-collection', 'Sample collection'],
    ['lab-equipment', 'Lab equipment'],
    ['lab-glassware', 'Pipettes & glassware'],
  ],
  consumables: [
    ['gloves', 'Gloves'],
    ['syringes-needles', 'Syringes & needles'],
    ['iv-access', 'IV access'],
    ['masks-respirators', 'Masks & respirators'],
    ['dressings-tapes', 'Dressings & tapes'],
    ['catheters-tubes', 'Catheters & tubes'],
    ['oxygen-airway', 'Oxygen & airway'],
    ['sutures-blades', 'Sutures & blades'],
    ['gowns-drapes', 'Gowns & drapes'],
    ['incontinence-care', 'Incontinence care'],
  ],
  medicalequipments: [
    ['bp-stethoscopes', 'BP monitors & stethoscopes'],
    ['monitoring', 'Monitoring & pumps'],
    ['ecg-accessories', 'ECG & accessories'],
    ['respiratory-care', 'Respiratory care'],
    ['ot-furniture', 'OT & hospital furniture'],
    ['sterilisation-instruments', 'Sterilisation & instruments'],
  ],
  ophthalmology: [
    ['cataract-surgery', 'Cataract surgery'],
    ['eye-examination', 'Examination instruments'],
    ['refraction', 'Refraction'],
    ['eye-drops-lenses', 'Eye drops & lenses'],
  ],
  nephrology: [
    ['dialysers-tubing', 'Dialysers & tubing'],
    ['vascular-access', 'Vascular access'],
    ['concentrates-fluids', 'Concentrates & fluids'],
    ['renal-machines-water', 'Machines, chairs & water'],
    ['renal-medicines', 'Renal medicines'],
  ],
  physiotherapy: [
    ['electrotherapy', 'Electrotherapy & traction'],
    ['heat-gels', 'Heat & gels'],
    ['exercise-tape', 'Exercise & taping'],
    ['mobility-aids', 'Mobility aids'],
    ['braces-supports', 'Braces & supports'],
  ],
  'refurbished-devices': [
    ['refurbished-imaging', 'Imaging'],
    ['refurbished-critical-care', 'Critical care'],
    ['refurbished-cardiac-renal', 'Cardiac & dialysis'],
    ['refurbished-clinic', 'OT, dental & endoscopy'],
  ],
  vaccines: [
    ['childhood-vaccines', 'Childhood vaccines'],
    ['adult-travel-vaccines', 'Adult & travel vaccines'],
    ['veterinary-vaccines', 'Veterinary vaccines'],
  ],
  'obgyn-ivf': [
    ['tests-contraception', 'Tests & contraception'],
    ['gynae-examination', 'Gynae examination'],
    ['fetal-monitoring', 'Fetal monitoring'],
    ['iui-embryo-transfer', 'IUI, OPU & embryo transfer'],
    ['culture-media', 'Culture media'],
    ['delivery-care', 'Delivery care'],
  ],
  pharmaceutical: [
    ['iv-fluids', 'IV fluids'],
    ['injections', 'Injections'],
    ['anaesthetics', 'Local anaesthetics'],
    ['tablets-oral', 'Tablets & oral'],
    ['topical-antiseptics', 'Antiseptics & hand rub'],
    ['insulin', 'Insulin'],
  ],
}

export const subCategories: readonly SubCategory[] = categories.flatMap(({ key }) =>
  under[key].map(([slug, name], position) => ({ slug, name, categoryKey: key, position })),
)
