/**
 * Everyday wants of wards, clinics, dentists, laboratories, vets and institutions, written in one go without a look at the
 * index; afterwards each was looked up by hand in the list of families. A family that is added for an absent want moves it
 * to the sold ones.
 */
const soldSource = `
dog collar cone > pet-collar
floor cleaner > surface-disinfectant
iv cannula 20g pink > iv-cannula
disposable syringe 5ml > syringe-with-needle
insulin syringe 40 iu > syringe-with-needle
surgical gloves 7.5 sterile > surgical-gloves-sterile
examination gloves medium box > latex-exam-gloves nitrile-exam-gloves
foley catheter 16 fr > foley-catheter
urine bag adult > urine-collection-bag
ryles tube 14 > ryles-tube
absorbent cotton roll 500g > cotton-wool
gauze swab 10x10 > gauze-swab-roll
crepe bandage 6 inch > crepe-bandage
micropore 1 inch > micropore-tape
plaster of paris bandage 15cm > plaster-of-paris-bandage
oxygen mask adult > oxygen-mask
nebuliser mask child > nebuliser-mask nebuliser
bp machine digital > bp-monitor-digital
stethoscope for doctor > stethoscope
digital thermometer > digital-thermometer infrared-thermometer
pulse oximeter finger > pulse-oximeter
glucometer with 25 strips > glucometer glucose-strips
adult diaper large > adult-diaper
underpad 60x90 > underpad
hand sanitizer 5 litre > hand-rub
betadine solution 500 ml > povidone-iodine
normal saline 500 ml > normal-saline
ringer lactate > ringer-lactate
iv set with airvent > iv-infusion-set
microdrip set 100 ml > iv-infusion-set
blood transfusion set > blood-transfusion-set
three way stopcock > three-way-stopcock
extension line 100 cm > extension-line
suction catheter 12 > suction-catheter
et tube 7.5 cuffed > endotracheal-tube
ambu bag adult > manual-resuscitator
laryngoscope with blades > laryngoscope
guedel airway size 3 > guedel-airway
tracheostomy tube 7 > tracheostomy-tube
oxygen flow meter with humidifier > oxygen-flowmeter
fowler bed > hospital-bed
iv stand > iv-stand
folding wheelchair > wheelchair
patient monitor 5 para > patient-monitor
ecg machine 12 channel > ecg-machine
ecg electrodes > ecg-electrode electrode-pads
ecg paper roll > ecg-paper
ultrasound gel > ultrasound-gel
sharps container > sharps-container
surgical blade 11 > surgical-blade
needle holder 6 inch > needle-holder
silk suture 2-0 > silk-suture
vicryl 1-0 > absorbable-suture
prolene 3-0 > polypropylene-suture
nylon 3-0 cutting > nylon-suture
skin stapler > skin-stapler
surgical drape sheet > surgical-drape
surgeon gown sterile > surgical-gown
n95 mask > n95-respirator
3 ply mask box > 3-ply-mask
spinal needle 25g > spinal-needle
central line triple lumen > central-venous-catheter
chest drain 28 > chest-drain
closed wound suction drain > wound-drain
mayo scissors > surgical-scissors
suction machine > suction-machine
infusion pump > infusion-syringe-pump
syringe pump > infusion-syringe-pump
nebulizer machine > nebuliser
oxygen concentrator 5 ltr > oxygen-concentrator
transparent film dressing > transparent-dressing
foam dressing > foam-dressing
paraffin gauze > paraffin-gauze
lignocaine jelly > lignocaine-jelly
lignocaine injection 2% > lignocaine-2
adrenaline injection > adrenaline
ondansetron inj > ondansetron-inj
pantoprazole 40 injection > pantoprazole-inj
ceftriaxone 1g > ceftriaxone-inj
tetanus toxoid > tetanus-diphtheria-td
rabies vaccine > rabies-cell-culture
hepatitis b vaccine > hepatitis-b
umbilical cord clamp > cord-clamp
feeding tube infant 6 > ryles-tube
fetal doppler > fetal-doppler
delivery kit > delivery-kit
vaginal speculum > speculum-disposable
cusco speculum medium > speculum-disposable
copper t > copper-iud
pap smear kit > cytology-brush
nasal cannula > nasal-cannula
venturi mask > oxygen-mask
non rebreather mask > oxygen-mask
hme filter > breathing-filter
bacterial viral filter > breathing-filter
ventilator circuit > breathing-circuit
incentive spirometer 3 ball > incentive-spirometer
knee cap large > knee-ls-brace
lumbar belt > knee-ls-brace
cervical collar > cervical-collar
arm sling > arm-sling
walker for old people > walker
crutches pair > crutches
wrist splint > limb-splint
hot water bag > hot-water-bag
compression stockings > compression-stockings
ophthalmoscope > direct-ophthalmoscope
bp cuff large > bp-cuff
aneroid bp > sphygmomanometer-aneroid
ors sachet > ors
sugar test strips > glucose-strips
lancet needles > lancets
alcohol swab > alcohol-swab
band aid round > first-aid-strip
pregnancy test card > pregnancy-test
urine strip 10 parameter > urine-strips
malaria card > rapid-malaria-kit
dengue ns1 kit > dengue-ns1-igg-igm
hiv rapid test > hiv-hbsag-hcv-rapid
hbsag card > hiv-hbsag-hcv-rapid
composite kit > composite-restorative
dental composite a2 > composite-restorative
etchant gel > dental-etchant
bonding agent > bonding-agent
gic type 9 > glass-ionomer-cement
alginate impression > alginate
rubber base putty > elastomeric-putty
endo files 21 mm > rotary-endo-files
protaper files > rotary-endo-files
gutta percha points > gutta-percha-paper-points
paper points > gutta-percha-paper-points
airotor handpiece > high-speed-handpiece
nsk handpiece > high-speed-handpiece
diamond burs > diamond-burs
ultrasonic scaler > ultrasonic-scaler
light cure machine > curing-light
dental chair > refurbished-dental-chair
orthodontic brackets 022 > orthodontic-brackets
edta tube 3 ml > blood-collection-tube
vacutainer plain red > blood-collection-tube
fluoride tube grey > blood-collection-tube
sodium citrate tube > blood-collection-tube
tourniquet > tourniquet
microscope binocular > microscope
glass slides > glass-slides
micropipette 100-1000 > micropipette
centrifuge 8 tube > centrifuge
cbc machine 3 part > haematology-analyser
glucose reagent god pod > biochemistry-reagent
creatinine kit > biochemistry-reagent
cholesterol reagent > biochemistry-reagent
sgpt reagent > biochemistry-reagent
urea berthelot > biochemistry-reagent
autoclave 20 litre > autoclave
cattle thermometer > infrared-thermometer
saline stand wheel > iv-stand
infrared thermometer > infrared-thermometer
bp cuff for monitor > bp-cuff
defibrillator aed > refurbished-defibrillator
ventilator icu > refurbished-ventilator
anaesthesia machine > refurbished-anaesthesia-machine
ot light ceiling > ot-light
ot table hydraulic > refurbished-ot-table
x ray machine portable > refurbished-x-ray-100-300-ma
ultrasound machine > refurbished-ultrasound
dialyzer > dialyser
dialysis machine > haemodialysis-machine
av fistula needle > av-fistula-needle
bloodline tubing > blood-tubing-set
tens machine > tens
ift machine > ift-unit
ultrasound therapy unit > ultrasound-therapy
hot pack > hot-pack
traction kit > traction-unit
exercise ball > gym-ball
theraband > resistance-band
electric heating pad > hot-pack
colostomy bag > ostomy-bag
insulin pen needle > pen-needle
bp ki machine > bp-monitor-digital
sugar check karne wali machine > glucometer
khoon ki jaanch ki tube > blood-collection-tube
bandage patti > gauze-swab-roll crepe-bandage
garam pani ki thaili > hot-water-bag
daant ka masala > composite-restorative glass-ionomer-cement
saans ki machine > nebuliser oxygen-concentrator
bukhar napne wala > infrared-thermometer
बीपी मशीन > bp-monitor-digital
थर्मामीटर > infrared-thermometer
व्हीलचेयर > wheelchair
पट्टी > gauze-swab-roll
दस्ताने > latex-exam-gloves nitrile-exam-gloves
ऑक्सीजन मास्क > oxygen-mask
ब्लड शुगर मशीन > glucometer
डायपर > adult-diaper
slit lamp > slit-lamp
retinoscope > retinoscope
trial lens box > trial-lens-set
mmr vaccine > mmr
chicken pox vaccine > varicella
lubricating eye drops > eye-drops-lubricant
dialysis chair > dialysis-chair`

/** Nothing of the kind is sold. */
export const absentWants: readonly string[] = [
  'oxygen cylinder',
  'phototherapy unit',
  'denture teeth set',
  'bite wax',
  'tsh elisa',
  'neubauer chamber',
  'weighing balance',
  'xylene',
  'cautery machine',
  'cattle trocar',
  'ai gun semen',
  'drenching gun',
  'hoof knife',
  'goat dewormer',
  'milk mastitis test',
  'baby incubator',
  'toilet paper roll',
  'insect killer machine',
  'nurse uniform',
  'curtain track',
  'attendant bed',
  'water purifier',
  'office chair',
  'prescription pad',
  'barcode scanner',
  'fire extinguisher',
  'contact lens solution',
  'hearing aid battery',
  'feeding bottle baby',
  'sanitary pads',
  'protein powder',
  'treadmill',
  'toothbrush',
  'iron tablets',
  'ayurvedic churna',
  'pacemaker',
  'bone screw 3.5 mm',
  'blood bag 350 ml',
  'मच्छरदानी',
  'टेबल कुर्सी',
]

/** The families that sell it. */
export const soldWants: readonly { query: string; families: readonly string[] }[] = soldSource
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', families = ''] = line.split(' > ')
    return { query, families: families.split(' ') }
  })
