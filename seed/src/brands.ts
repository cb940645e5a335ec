import { familyRules } from './families.ts'
import { hash } from './random.ts'
import type { Brand, BrandTier, CountryCode, Party } from './model.ts'
import { slugify } from './words.ts'

/** Invented makers: name, country, tier, town, sub-categories. No name is meant to be a real trademark. */
const rows: readonly (readonly [string, CountryCode, BrandTier, string, string])[] = [
  ['Nuravaa', 'IN', 'mid', 'Plot 14, GIDC Sanand, Ahmedabad, Gujarat 382110', 'gloves syringes-needles masks-respirators gowns-drapes incontinence-care'],
  ['Kavrinex', 'IN', 'premium', '27 Peenya Industrial Area, Bengaluru, Karnataka 560058', 'iv-access catheters-tubes syringes-needles oxygen-airway vascular-access dialysers-tubing sutures-blades'],
  ['Sanvihara', 'IN', 'budget', '8 Industrial Estate, Faridabad, Haryana 121003', 'dressings-tapes gowns-drapes masks-respirators gloves incontinence-care oxygen-airway delivery-care'],
  ['Ashvarin', 'IN', 'mid', '52 Ambattur Industrial Estate, Chennai, Tamil Nadu 600058', 'gloves catheters-tubes iv-access sutures-blades gynae-examination delivery-care oxygen-airway'],
  ['Pallavex', 'MY', 'premium', '11 Jalan Perusahaan, Kulim, Kedah, Malaysia', 'gloves catheters-tubes'],
  ['Rimbara', 'MY', 'mid', '6 Lorong Getah, Ipoh, Perak, Malaysia', 'gloves'],
  ['Melantis', 'MY', 'budget', '90 Persiaran Bukit, Klang, Selangor, Malaysia', 'gloves'],
  ['Trivanka', 'IN', 'budget', '31 KINFRA Park, Thrissur, Kerala 680307', 'gloves syringes-needles dressings-tapes catheters-tubes sutures-blades'],
  ['Vastrika Care', 'IN', 'mid', '19 SIDCO Estate, Coimbatore, Tamil Nadu 641021', 'masks-respirators gowns-drapes dressings-tapes incontinence-care delivery-care braces-supports'],
  ['Setunova', 'IN', 'premium', '4 Genome Valley, Hyderabad, Telangana 500078', 'sutures-blades cataract-surgery dressings-tapes'],
  ['Dravyam', 'IN', 'mid', '66 Focal Point, Ludhiana, Punjab 141010', 'sutures-blades sterilisation-instruments gynae-examination eye-examination cataract-surgery'],
  ['Lohitex', 'IN', 'budget', '12 Surgical Complex, Jalandhar, Punjab 144004', 'sterilisation-instruments ot-furniture mobility-aids iv-access braces-supports'],
  ['Qilanmed', 'CN', 'budget', '88 Xinhe Road, Changzhou, Jiangsu, China', 'syringes-needles iv-access masks-respirators oxygen-airway monitoring ecg-accessories glucose-monitoring respiratory-care'],
  ['Weiyuan Vital', 'CN', 'mid', '16 Keji Road, Shenzhen, Guangdong, China', 'monitoring ecg-accessories bp-stethoscopes respiratory-care fetal-monitoring lab-equipment'],
  ['Hesperon', 'DE', 'premium', 'Lindenstrasse 14, 78532 Tuttlingen, Germany', 'sterilisation-instruments sutures-blades eye-examination refraction cataract-surgery ot-furniture'],
  ['Kornblick', 'DE', 'premium', 'Am Hang 3, 35578 Wetzlar, Germany', 'eye-examination refraction lab-equipment lab-glassware'],
  ['Norvanta', 'US', 'premium', '210 Lakeside Drive, Rochester, Minnesota, USA', 'bp-stethoscopes monitoring respiratory-care iv-access dressings-tapes cataract-surgery'],
  ['Aldermoor', 'US', 'premium', '48 Mill Street, Worcester, Massachusetts, USA', 'bp-stethoscopes sutures-blades restoratives iui-embryo-transfer culture-media lab-glassware'],
  ['Shirokawa', 'JP', 'premium', '2-5 Nishimachi, Kyoto, Japan', 'bp-stethoscopes respiratory-care handpieces-burs restoratives monitoring lab-equipment'],
  ['Minazuki', 'JP', 'mid', '7-1 Hamacho, Osaka, Japan', 'dialysers-tubing vascular-access syringes-needles endodontics handpieces-burs refraction'],
  ['Haneul Bio', 'KR', 'mid', '33 Techno-ro, Daejeon, Republic of Korea', 'rapid-tests glucose-monitoring urine-biochemistry tests-contraception lab-equipment endodontics'],
  ['Sejinix', 'KR', 'mid', '5 Gaepo-ro, Seongnam, Republic of Korea', 'refraction electrotherapy dental-equipment endodontics fetal-monitoring cataract-surgery'],
  ['Prakriya Labs', 'IN', 'mid', '41 Verna Industrial Estate, Goa 403722', 'rapid-tests urine-biochemistry sample-collection tests-contraception lab-equipment'],
  ['Jeevanta Diagnostics', 'IN', 'budget', '9 Okhla Phase 2, New Delhi 110020', 'rapid-tests urine-biochemistry sample-collection glucose-monitoring lab-glassware tests-contraception'],
  ['Raktima', 'IN', 'mid', '73 MIDC Bhosari, Pune, Maharashtra 411026', 'sample-collection lab-glassware urine-biochemistry lab-equipment rapid-tests'],
  ['Madhurix', 'IN', 'mid', '15 Electronic City, Bengaluru, Karnataka 560100', 'glucose-monitoring bp-stethoscopes monitoring respiratory-care'],
  ['Glyconaut', 'US', 'premium', '700 Harbor Way, San Diego, California, USA', 'glucose-monitoring'],
  ['Anuvix Scientific', 'IN', 'mid', '22 HSIIDC, Ambala, Haryana 133001', 'lab-equipment lab-glassware sample-collection eye-examination sterilisation-instruments'],
  ['Tejasvi Optics', 'IN', 'budget', '58 Industrial Area, Ambala, Haryana 133006', 'lab-equipment lab-glassware refraction eye-examination eye-drops-lenses'],
  ['Dantara', 'IN', 'mid', '17 MIDC Andheri, Mumbai, Maharashtra 400093', 'restoratives impression-materials endodontics handpieces-burs orthodontics-anaesthesia dental-equipment'],
  ['Dentaveda', 'IN', 'budget', '35 Patparganj Industrial Area, Delhi 110092', 'restoratives impression-materials endodontics handpieces-burs dental-equipment orthodontics-anaesthesia'],
  ['Smilora', 'IN', 'budget', '7 Kandivali Estate, Mumbai, Maharashtra 400101', 'restoratives impression-materials orthodontics-anaesthesia handpieces-burs endodontics dental-equipment'],
  ['Zahnwerk', 'DE', 'premium', 'Gartenweg 22, 89073 Ulm, Germany', 'restoratives impression-materials endodontics handpieces-burs orthodontics-anaesthesia'],
  ['Lumident', 'CN', 'mid', '31 Guilin Avenue, Guilin, Guangxi, China', 'dental-equipment handpieces-burs endodontics restoratives'],
  ['Odontis', 'US', 'premium', '15 Canal Street, Tulsa, Oklahoma, USA', 'restoratives impression-materials orthodontics-anaesthesia endodontics dental-equipment'],
  ['Netradeep', 'IN', 'mid', '26 Madurai SIDCO, Madurai, Tamil Nadu 625020', 'cataract-surgery eye-drops-lenses eye-examination refraction'],
  ['Drishtivan', 'IN', 'budget', '3 Thoraipakkam, Chennai, Tamil Nadu 600097', 'cataract-surgery eye-drops-lenses eye-examination refraction'],
  ['Ocellume', 'US', 'premium', '900 Commerce Street, Fort Worth, Texas, USA', 'cataract-surgery eye-drops-lenses'],
  ['Akshira Vision', 'IN', 'mid', '48 Sachin GIDC, Surat, Gujarat 394230', 'cataract-surgery eye-drops-lenses refraction eye-examination'],
  ['Renalyx Care', 'IN', 'mid', '12 Jigani Industrial Area, Bengaluru, Karnataka 560105', 'dialysers-tubing concentrates-fluids renal-machines-water vascular-access'],
  ['Vrikkant', 'IN', 'budget', '60 Pithampur Sector 3, Indore, Madhya Pradesh 454775', 'concentrates-fluids dialysers-tubing vascular-access renal-machines-water renal-medicines'],
  ['Nierentech', 'DE', 'premium', 'Quellenweg 9, 61352 Bad Homburg, Germany', 'dialysers-tubing renal-machines-water concentrates-fluids vascular-access'],
  ['Jaldhara Systems', 'IN', 'mid', '21 Changodar, Ahmedabad, Gujarat 382213', 'renal-machines-water concentrates-fluids ot-furniture'],
  ['Shuddhika', 'IN', 'mid', '5 Vapi GIDC, Vapi, Gujarat 396195', 'concentrates-fluids renal-medicines topical-antiseptics iv-fluids'],
  ['Physiovarta', 'IN', 'mid', '14 Kirti Nagar, New Delhi 110015', 'electrotherapy heat-gels exercise-tape braces-supports'],
  ['Chalanix', 'IN', 'budget', '29 Mundka, New Delhi 110041', 'electrotherapy heat-gels mobility-aids exercise-tape'],
  ['Gatiman', 'IN', 'budget', '44 Udyog Nagar, New Delhi 110041', 'mobility-aids braces-supports ot-furniture exercise-tape'],
  ['Sthirata', 'IN', 'mid', '37 Phase 8 Industrial Area, Mohali, Punjab 160071', 'braces-supports heat-gels exercise-tape mobility-aids'],
  ['Elastora', 'CN', 'budget', '52 Binhai Road, Qingdao, Shandong, China', 'exercise-tape braces-supports heat-gels electrotherapy mobility-aids'],
  ['Kinevera', 'KR', 'mid', '18 Sinchon-ro, Busan, Republic of Korea', 'exercise-tape electrotherapy heat-gels'],
  ['Rollwen', 'CN', 'mid', '77 Foshan Avenue, Foshan, Guangdong, China', 'mobility-aids ot-furniture'],
  ['Shayanika', 'IN', 'mid', '16 Kundli, Sonipat, Haryana 131028', 'ot-furniture mobility-aids renal-machines-water'],
  ['Prakashya', 'IN', 'mid', '23 Rajkot GIDC, Rajkot, Gujarat 360004', 'ot-furniture sterilisation-instruments dental-equipment'],
  ['Bashpak', 'IN', 'budget', '10 Wazirpur Industrial Area, Delhi 110052', 'sterilisation-instruments ot-furniture lab-equipment'],
  ['Spandaka', 'IN', 'mid', '64 Electronics Estate, Gandhinagar, Gujarat 382044', 'ecg-accessories monitoring bp-stethoscopes respiratory-care heat-gels'],
  ['Hridaya Systems', 'IN', 'premium', '2 Brigade Tech Park, Mysuru, Karnataka 570016', 'ecg-accessories monitoring bp-stethoscopes fetal-monitoring'],
  ['Shwasmitra', 'IN', 'budget', '45 Chakan MIDC, Pune, Maharashtra 410501', 'respiratory-care oxygen-airway monitoring bp-stethoscopes'],
  ['Jelvana', 'IN', 'budget', '28 Bhiwandi, Thane, Maharashtra 421302', 'heat-gels ecg-accessories topical-antiseptics'],
  ['Punaryan', 'IN', 'mid', '8 Okhla Phase 1, New Delhi 110020', 'refurbished-imaging refurbished-critical-care refurbished-cardiac-renal refurbished-clinic'],
  ['Halcyra', 'US', 'premium', '60 Innovation Way, Madison, Wisconsin, USA', 'refurbished-imaging refurbished-critical-care refurbished-cardiac-renal refurbished-clinic'],
  ['Bergmannick', 'DE', 'premium', 'Industriepark 40, 91052 Erlangen, Germany', 'refurbished-imaging refurbished-critical-care refurbished-cardiac-renal refurbished-clinic'],
  ['Tsukinami', 'JP', 'premium', '4-12 Hachioji, Tokyo, Japan', 'refurbished-imaging refurbished-clinic refurbished-critical-care refurbished-cardiac-renal'],
  ['Longtai Imaging', 'CN', 'mid', '120 Nanshan Avenue, Shenzhen, Guangdong, China', 'refurbished-imaging refurbished-critical-care refurbished-cardiac-renal'],
  ['Balraksha', 'IN', 'mid', '51 Shameerpet, Hyderabad, Telangana 500101', 'childhood-vaccines adult-travel-vaccines veterinary-vaccines'],
  ['Immunara', 'IN', 'mid', '9 Hadapsar, Pune, Maharashtra 411028', 'childhood-vaccines adult-travel-vaccines'],
  ['Vaxelia Bio', 'US', 'premium', '300 Research Park, Durham, North Carolina, USA', 'childhood-vaccines adult-travel-vaccines'],
  ['Impfwerk', 'DE', 'premium', 'Laborstrasse 5, 35037 Marburg, Germany', 'adult-travel-vaccines childhood-vaccines veterinary-vaccines'],
  ['Pashudhan Bio', 'IN', 'budget', '13 Anand, Gujarat 388001', 'veterinary-vaccines'],
  ['Vetrakshak', 'IN', 'mid', '7 Ranipet, Tamil Nadu 632404', 'veterinary-vaccines'],
  ['Matrika', 'IN', 'mid', '38 Kolar Road, Bengaluru, Karnataka 563101', 'tests-contraception gynae-examination delivery-care fetal-monitoring iui-embryo-transfer'],
  ['Shishukta', 'IN', 'budget', '6 Manesar Sector 5, Gurugram, Haryana 122050', 'tests-contraception gynae-examination delivery-care fetal-monitoring iui-embryo-transfer culture-media'],
  ['Gametora', 'US', 'premium', '77 Coastal Road, Portland, Oregon, USA', 'culture-media iui-embryo-transfer'],
  ['Embryonis', 'DE', 'premium', 'Uferweg 31, 24105 Kiel, Germany', 'culture-media iui-embryo-transfer gynae-examination'],
  ['Ankurit Fertility', 'IN', 'mid', '20 Navi Mumbai MIDC, Turbhe, Maharashtra 400705', 'culture-media iui-embryo-transfer tests-contraception gynae-examination'],
  ['Aushadhim', 'IN', 'mid', '11 Baddi, Solan, Himachal Pradesh 173205', 'iv-fluids injections tablets-oral topical-antiseptics anaesthetics renal-medicines insulin orthodontics-anaesthesia'],
  ['Rasayani Pharma', 'IN', 'budget', '24 Pithampur, Indore, Madhya Pradesh 454775', 'iv-fluids injections tablets-oral topical-antiseptics anaesthetics orthodontics-anaesthesia'],
  ['Sudhanil', 'IN', 'mid', '18 Jarod, Vadodara, Gujarat 391510', 'iv-fluids injections insulin renal-medicines anaesthetics eye-drops-lenses orthodontics-anaesthesia'],
  ['Vedyantra', 'IN', 'mid', '5 SIPCOT, Hosur, Tamil Nadu 635126', 'injections tablets-oral insulin renal-medicines topical-antiseptics iv-fluids anaesthetics'],
  ['Lavanyam', 'IN', 'budget', '40 Haridwar SIDCUL, Haridwar, Uttarakhand 249403', 'tablets-oral topical-antiseptics injections eye-drops-lenses insulin anaesthetics'],
]

const companyForm: Readonly<Record<CountryCode, string>> = {
  IN: 'Healthcare Private Limited', CN: 'Medical Technology Co., Ltd.', DE: 'Medizintechnik GmbH', US: 'Medical, Inc.', JP: 'Medical K.K.',
  MY: 'Latex Sdn. Bhd.', KR: 'Medical Co., Ltd.',
}
const importerAddresses = [
  '5th Floor, Marine Chambers, Ballard Estate, Mumbai, Maharashtra 400001', '210 Prestige Centre, Richmond Road, Bengaluru, Karnataka 560025',
  '14 Okhla Phase 3, New Delhi 110020', '9 Nungambakkam High Road, Chennai, Tamil Nadu 600034',
]
const tierWords: Readonly<Record<BrandTier, string>> = {
  budget: 'keeps to the essentials at a low price', mid: 'balances price and performance', premium: 'works to the highest specification in its range',
}
const countryWords: Readonly<Record<CountryCode, string>> = { IN: 'Indian', CN: 'Chinese', DE: 'German', US: 'American', JP: 'Japanese', MY: 'Malaysian', KR: 'Korean' }

/** All brands with the families they make. */
export const brands: readonly Brand[] = rows.map(([name, country, tier, town, subs], i) => {
  const key = slugify(name)
  const makes = new Set(subs.split(' '))
  const maker: Party = { name: `${name} ${companyForm[country]}`, address: country === 'IN' ? `${town}, India` : town }
  const importer: Party | null = country === 'IN' ? null : { name: `${name} India Private Limited`, address: `${importerAddresses[i % importerAddresses.length] ?? ''}, India` }
  return {
    key, name, country, tier, maker, importer, hue: hash(`hue:${key}`) % 360,
    care: { email: `care@${key}.example`, phone: `1800555${String(1000 + i)}` },
    familyKeys: familyRules.filter((rule) => makes.has(rule.sub)).map((rule) => rule.key),
    about: `${name} is ${country === 'IN' || country === 'US' ? 'an' : 'a'} ${countryWords[country]} maker that ${tierWords[tier]}.`,
  }
})
