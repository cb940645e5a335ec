import { describe, expect, it } from 'vitest'
import { drawProduct } from '@upchar/drawings/draw'
import { familyFacts, categoryOfFamily } from '@upchar/reference/families'
import { everydayFamilies } from '@upchar/reference/families/everyday'
import { licenceOf } from '@upchar/reference/family'
import { gstRateFor } from '@upchar/reference/gst-rates'
import { synonyms } from '@upchar/reference/synonyms'
import { generateCatalogue } from './generate.ts'

const today = '2026-11-22'
const catalogue = generateCatalogue({ today })
const groups = [...catalogue.groups()]
const brandOf = new Map(catalogue.brands.map((brand) => [brand.key, brand]))

describe('everyday families', () => {
  it.each(everydayFamilies.map((family) => [family.key, family] as const))(
    '%s: has shelf, rate, class, trade words, goods and a drawing of its own',
    (key, family) => {
      expect(categoryOfFamily(family)).not.toBe('')
      expect(family.hsn).toMatch(/^\d{8}$/)
      expect([0, 500, 1800]).toContain(gstRateFor(family.hsn, 10_000, today, family.gstTag ?? null))
      expect(licenceOf(family.regulatoryClass)).not.toBe('')
      expect(
        synonyms.filter(({ familyKeys }) => familyKeys[0] === key).length,
        'trade words',
      ).toBeGreaterThanOrEqual(3)
      const own = groups.filter(({ familyKey }) => familyKey === key)
      expect(own.length, 'goods').toBeGreaterThanOrEqual(3)
      for (const group of own) {
        const [variant] = group.variants
        const brand = brandOf.get(group.brandKey)
        const svg = drawProduct({
          family: key,
          brand: brand?.name ?? '',
          title: family.name,
          hue: brand?.hue ?? 0,
          size: variant?.optionLabel ?? '',
          facts: Object.fromEntries(
            [...group.attributes, ...(variant?.attributes ?? [])].map((one) => [
              one.key,
              one.display,
            ]),
          ),
          seed: group.no,
        })
        expect(svg.match(/<(path|rect|circle|ellipse|polygon)/g)?.length, 'marks').toBeGreaterThan(
          5,
        )
      }
    },
  )

  it('have names and words that no other family uses as its own', () => {
    const names = new Set<string>()
    for (const { name } of everydayFamilies) {
      expect(names.has(name.toLowerCase()), name).toBe(false)
      names.add(name.toLowerCase())
    }
  })
})

/** Purchase lists, as hospitals and clinics write them, and the family that answers each line. */
const wants = `
crepe bandage > crepe-bandage
vet wrap > cohesive-bandage
pop bandage > plaster-of-paris-bandage
soft roll > cast-padding
fibreglass cast > fibreglass-cast-tape
band aid > first-aid-strip
tegaderm > transparent-dressing
paraffin gauze > paraffin-gauze
hydrocolloid dressing > foam-dressing
silk suture > silk-suture
prolene > polypropylene-suture
ethilon > nylon-suture
skin stapler > skin-stapler
hernia mesh > surgical-mesh
arm sling > arm-sling
cervical collar > cervical-collar
finger splint > limb-splint
crutches > crutches
dvt stockings > compression-stockings
et tube > endotracheal-tube
tracheostomy tube > tracheostomy-tube
lma > laryngeal-mask
guedel airway > guedel-airway
ambu bag > manual-resuscitator
nebulizer mask child > nebuliser-mask
fa valve > oxygen-flowmeter
hme filter > breathing-filter
bain circuit > breathing-circuit
spirometer > incentive-spirometer
laryngoscope > laryngoscope
suction machine > suction-machine
suction catheter > suction-catheter
yankauer > yankauer-set
plain catheter > nelaton-catheter
condom catheter > external-catheter
icd bag > chest-drain
romovac > wound-drain
colostomy bag > ostomy-bag
spinal needle > spinal-needle
scalp vein set > scalp-vein-set
insulin pen needle > pen-needle
bt set > blood-transfusion-set
pm line > extension-line
central line > central-venous-catheter
biomedical waste bags > biomedical-waste-bag
pedal bin > biomedical-waste-bin
needle cutter > needle-destroyer
sodium hypochlorite > sodium-hypochlorite
phenyl > surface-disinfectant
cidex > instrument-disinfectant
autoclave tape > sterilisation-indicator
sterilization pouch > sterilisation-reel
shoe cover > shoe-cover
plastic apron > plastic-apron
face shield > face-shield
vinyl gloves > vinyl-gloves
digital thermometer > digital-thermometer
weight machine > weighing-scale
baby weighing scale > baby-scale
torch > examination-torch
knee hammer > reflex-hammer
tongue depressor > tongue-depressor
artery forceps > artery-forceps
tweezers > tissue-forceps
kidney tray > kidney-tray
bedpan > bedpan-urinal
examination couch > examination-couch
crash cart > instrument-trolley
air bed > air-mattress
commode chair > commode-chair
patient id band > patient-id-band
first aid box > first-aid-kit
ecg electrodes > ecg-electrode
hba1c kit > hba1c-kit
widal > widal-kit
anti abd > blood-grouping-sera
crp > latex-serology-kit
vdrl > syphilis-rapid-test
trop t > troponin-rapid-test
urine container > sample-container
leishman stain > lab-stain
yellow tips > pipette-tips
test tube > test-tube
vacutainer needle > blood-collection-needle
zoe > temporary-cement
mouth mirror > dental-hand-instruments
saliva ejector > saliva-ejector
rubber dam > rubber-dam
veterinary syringe > veterinary-syringe
ai gloves > examination-sleeve
dog cone > pet-collar
dispovan > syringe-with-needle
iv cannula > iv-cannula
drip set > iv-infusion-set
urobag > urine-collection-bag
foleys > foley-catheter
ryles tube > ryles-tube
n95 mask > n95-respirator
surgical mask > 3-ply-mask
surgeon gloves > surgical-gloves-sterile
gauze > gauze-swab-roll
surgical cotton > cotton-wool
micropore > micropore-tape
vicryl > absorbable-suture
surgical blade > surgical-blade
betadine > povidone-iodine
sterillium > hand-rub
spirit swab > alcohol-swab
adult diaper > adult-diaper
underpad > underpad
wheel chair > wheelchair
walker > walker
hospital cot > hospital-bed
drip stand > iv-stand
bp apparatus > bp-monitor-digital
stetho > stethoscope
glucometer strips > glucose-strips
lancet > lancets
vacutainer > blood-collection-tube
urine strip > urine-strips
malaria card > rapid-malaria-kit
dengue card > dengue-ns1-igg-igm
upt kit > pregnancy-test
gic > glass-ionomer-cement
alginate > alginate
etchant > dental-etchant
burs > diamond-burs
arv > rabies-cell-culture
dog vaccine > veterinary-anti-rabies
`

describe('purchase lists of a hospital, a dental clinic, a laboratory, a vet and a nursing home', () => {
  it.each(
    wants
      .trim()
      .split('\n')
      .map((line) => line.split(' > ') as [string, string]),
  )('"%s" leads to %s', (want, key) => {
    const family = familyFacts(key)
    const own = [family.name, family.genericName].map((name) => name.toLowerCase())
    const meant = synonyms.find(({ term }) => term === want)?.familyKeys[0]
    expect(meant ?? (own.includes(want) ? key : undefined)).toBe(key)
    expect(groups.some(({ familyKey }) => familyKey === key)).toBe(true)
  })
})
