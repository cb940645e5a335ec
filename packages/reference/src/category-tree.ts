import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { landingTexts } from './landing-texts.ts'

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

/** The 11 business categories; names and enabled flags are the kernel's. */
export const categories: readonly BusinessCategory[] = BUSINESS_CATEGORIES.map(
  ({ key, name, enabled }, position) => {
    const [metaTitle, metaDescription, bannerTitle] = landingTexts[key]
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
    ['waste-hygiene', 'Waste & disinfection'],
    ['veterinary-supplies', 'Veterinary supplies'],
  ],
  medicalequipments: [
    ['bp-stethoscopes', 'BP monitors & stethoscopes'],
    ['monitoring', 'Monitoring & pumps'],
    ['ecg-accessories', 'ECG & accessories'],
    ['respiratory-care', 'Respiratory care'],
    ['ot-furniture', 'OT & hospital furniture'],
    ['sterilisation-instruments', 'Sterilisation & instruments'],
    ['ward-clinic', 'Ward & clinic'],
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
