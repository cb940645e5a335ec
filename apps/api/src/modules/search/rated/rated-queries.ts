/**
 * Queries as buyers type them: `query > families | near families | requirements`. A product of the families that meets
 * all requirements is rated 3, otherwise 1; one of a near family 1. Requirements are matched in title, brand, option labels
 * and attribute values.
 */
const sources = {
  plain: `
nitrile gloves > nitrile-exam-gloves | latex-exam-gloves
latex examination gloves > latex-exam-gloves | nitrile-exam-gloves surgical-gloves-sterile
sterile surgical gloves > surgical-gloves-sterile | latex-exam-gloves
disposable syringe > syringe-with-needle |
hypodermic needle > hypodermic-needle | syringe-with-needle
sharps container > sharps-container |
iv cannula > iv-cannula | nasal-cannula
infusion set > iv-infusion-set | infusion-syringe-pump
three way stopcock > three-way-stopcock |
tourniquet > tourniquet |
alcohol swabs > alcohol-swab | gauze-swab-roll
surgical mask > 3-ply-mask | n95-respirator
gauze swab > gauze-swab-roll | alcohol-swab
cotton balls > cotton-wool | | Balls
micropore tape > micropore-tape |
foley catheter > foley-catheter |
oxygen mask > oxygen-mask | nasal-cannula 3-ply-mask
nasal oxygen cannula > nasal-cannula | iv-cannula oxygen-mask
absorbable suture > absorbable-suture | catgut-suture
surgical blade > surgical-blade | ophthalmic-blades
surgical gown > surgical-gown | surgical-drape
underpads > underpad | adult-diaper
dental composite > composite-restorative |
bonding agent > bonding-agent | dental-etchant
etching gel > dental-etchant |
putty impression material > elastomeric-putty | alginate
gutta percha points > gutta-percha-paper-points |
diamond burs > diamond-burs |
ultrasonic scaler > ultrasonic-scaler |
orthodontic brackets > orthodontic-brackets |
lancets > lancets |
hiv rapid test > hiv-hbsag-hcv-rapid |
creatinine reagent > biochemistry-reagent | | Creatinine
edta tube > blood-collection-tube | | EDTA
centrifuge machine > centrifuge |
binocular microscope > microscope |
micropipette > micropipette |
microscope slides > glass-slides | microscope
cell counter > haematology-analyser |
blood pressure monitor > bp-monitor-digital | sphygmomanometer-aneroid bp-cuff
aneroid sphygmomanometer > sphygmomanometer-aneroid | bp-monitor-digital bp-cuff
bp cuff > bp-cuff | bp-monitor-digital
paediatric stethoscope > stethoscope | | Paediatric
pulse oximeter > pulse-oximeter |
infrared thermometer > infrared-thermometer |
oxygen concentrator > oxygen-concentrator |
patient monitor > patient-monitor refurbished-patient-monitor |
12 channel ecg machine > ecg-machine refurbished-ecg | | 12
syringe pump > infusion-syringe-pump | | Syringe Pump
ceiling ot light > ot-light | | Ceiling
electric hospital bed > hospital-bed | | Electric
autoclave class b > autoclave | | Class B
needle holder > needle-holder |
surgical scissors > surgical-scissors |
high flux dialyser > dialyser | | High Flux
blood tubing set > blood-tubing-set |
dialysis catheter > dialysis-catheter-kit |
peritoneal dialysis solution > capd-solution |
dialysis chair > dialysis-chair |
ro plant > ro-plant |
erythropoietin > erythropoietin |
cusco speculum > speculum-disposable |
fetal doppler > fetal-doppler | ctg-monitor
umbilical cord clamp > cord-clamp |
toric iol > intraocular-lens | | Toric
slit lamp > slit-lamp |
ophthalmoscope > direct-ophthalmoscope | retinoscope
keratome > ophthalmic-blades | | Keratome
spectacle lens anti reflection > spectacle-lens | | Anti-Reflection
therapeutic ultrasound machine > ultrasound-therapy |
traction unit > traction-unit |
electrode pads > electrode-pads |
gym ball > gym-ball |
kinesiology tape > kinesiology-tape | micropore-tape
folding wheelchair > wheelchair |
knee brace > knee-ls-brace |
refurbished c arm > refurbished-c-arm |
used dental chair > refurbished-dental-chair |
hepatitis b vaccine > hepatitis-b | hepatitis-a
ringer lactate > ringer-lactate | normal-saline
normal saline 500 ml > normal-saline | | 500 ml
povidone iodine > povidone-iodine |
insulin > insulin-human-mixtard |
hand sanitizer > hand-rub |`,
  hinglish: `
khoon jaanch tube > blood-collection-tube |
bp check karne ki machine > bp-monitor-digital | sphygmomanometer-aneroid
sugar check machine > glucometer |
sugar ki patti > glucose-strips |
injection ki sui > hypodermic-needle syringe-with-needle |
hath ke dastane > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
peshab ki thaili > urine-collection-bag |
naak ki nali > ryles-tube | nasal-cannula
glucose chadhane ka set > iv-infusion-set |
bade logo ka diaper > adult-diaper |
kamar dard belt > knee-ls-brace |
ghutne ki patti > knee-ls-brace |
pahiye wali kursi > wheelchair |
mareez ka palang > hospital-bed |
sikai bag > hot-pack hot-water-bag |
oxygen wali machine > oxygen-concentrator |
ungli wali machine > pulse-oximeter |
saans wali machine > nebuliser |
bukhar naapne ki machine > infrared-thermometer |
purani xray machine > refurbished-x-ray-100-300-ma |
garbh jaanch kit > pregnancy-test |
dil ki machine > ecg-machine |
gloves ka price > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
wheelchair chahiye > wheelchair |`,
  devanagari: `
सिरिंज 5 ml > syringe-with-needle | | 5 ml
थर्मामीटर > infrared-thermometer |
बीपी मशीन > bp-monitor-digital sphygmomanometer-aneroid |
दस्ताने > nitrile-exam-gloves latex-exam-gloves | surgical-gloves-sterile
व्हीलचेयर > wheelchair |
रुई > cotton-wool |
पट्टी > gauze-swab-roll | micropore-tape
ऑक्सीमीटर > pulse-oximeter |
डायपर > adult-diaper |
मास्क > 3-ply-mask n95-respirator | oxygen-mask
नेबुलाइजर मशीन > nebuliser |
स्टेथोस्कोप > stethoscope |
गरम पानी की थैली > hot-water-bag | hot-pack`,
  abbreviation: `
gic type ii > glass-ionomer-cement | | Type II
rct files 25 mm > rotary-endo-files | | 25 mm
iol > intraocular-lens |
tens > tens |
ift > ift-unit |
swd > short-wave-diathermy |
ecg paper > ecg-paper | ecg-gel
ng tube > ryles-tube |
ors > ors |
cu t 380a > copper-iud | | 380A
ctg machine > ctg-monitor | fetal-doppler
opu needle > ovum-pickup-needle |
epo 4000 iu > erythropoietin | | 4000 IU
avf needle 17g > av-fistula-needle | | 17 G
usg machine > refurbished-ultrasound |
ls belt > knee-ls-brace | | Sacral
pgla suture > absorbable-suture |
hbsag card > hiv-hbsag-hcv-rapid | | HBsAg
sst tube > blood-collection-tube | | SST
hpv vaccine > hpv |`,
  sizes: `
foley catheter 14 fr > foley-catheter | | 14 Fr
foley 18 no > foley-catheter | | 18 Fr
ryles tube no 16 > ryles-tube | | 16 Fr
iv cannula 22 gauge > iv-cannula | | 22 G
cannula 24 > iv-cannula | | 24 G
syringe 10cc > syringe-with-needle | | 10 ml
syringe 2 ml > syringe-with-needle | | 2 ml
needle 26g > hypodermic-needle | | 26 G
surgical gloves 7.5 > surgical-gloves-sterile | | 7.5
nitrile gloves large blue > nitrile-exam-gloves | | L, Blue
gloves xl > nitrile-exam-gloves latex-exam-gloves | | XL
vicryl 3-0 > absorbable-suture | | 3-0
nylon 10-0 > ophthalmic-suture | | 10-0
chromic catgut 1-0 > catgut-suture | | Chromic
blade no 15 > surgical-blade | | 15
composite shade a3 > composite-restorative | | A3
iol 22.5 d > intraocular-lens | | +22.5 D
lens +20 iol > intraocular-lens | | +20.0 D
micropore 1 inch > micropore-tape | | 1 inch
adult diaper large > adult-diaper | | L
oxygen concentrator 10 litre > oxygen-concentrator | | 10 LPM
autoclave 22 litre > autoclave | | 22 litre
paracetamol 650 > paracetamol | | 650 mg
pantoprazole 40mg > pantoprazole-inj | | 40 mg
gym ball 65 cm > gym-ball | | 65 cm
pink cannula > iv-cannula | | Pink
heparin 5000 iu > heparin | | 5,000 IU/ml
lancet 28g > lancets | | 28 G
ultrasound gel 5 litre > ultrasound-gel | | 5 litre
hand rub 500ml > hand-rub | | 500 ml
kneecap xl > knee-ls-brace | | XL
capd 2.5 % > capd-solution | | 2.5 %`,
  brand: `
kavrinex iv cannula > iv-cannula | | Kavrinex
kavrinex foley 16 > foley-catheter | | Kavrinex, 16 Fr
nuravaa gloves > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile | | Nuravaa
shirokawa bp monitor > bp-monitor-digital | | Shirokawa
minazuki syringe 5ml > syringe-with-needle | | Minazuki, 5 ml
qilanmed oximeter > pulse-oximeter | | Qilanmed
dantara composite > composite-restorative | | Dantara
zahnwerk burs > diamond-burs | | Zahnwerk
setunova suture > absorbable-suture | catgut-suture ophthalmic-suture | Setunova
norvanta stethoscope > stethoscope | | Norvanta
trivanka needle > hypodermic-needle syringe-with-needle | | Trivanka`,
  typo: `
nitril glovs > nitrile-exam-gloves | latex-exam-gloves surgical-gloves-sterile
glucometre strps > glucose-strips | glucometer
catheder foley > foley-catheter |
stethascope > stethoscope |
nebulaiser > nebuliser |
oxygen consentrator > oxygen-concentrator |
wheelchiar > wheelchair |
microscpoe > microscope |
centrifudge > centrifuge |
autoclve > autoclave |
dializer > dialyser |
pulsoximeter > pulse-oximeter |
defibrilator > refurbished-defibrillator |
ventilater > refurbished-ventilator |
opthalmic blade > ophthalmic-blades |
tonomtr > tonometer |
povidon iodin > povidone-iodine |
parcetamol > paracetamol |
ondansatron > ondansetron-inj |
pregnency test > pregnancy-test |
speculm > speculum-disposable |
kinesology tape > kinesiology-tape |
resistence band > resistance-band |
hospitl bed > hospital-bed |
infusion pmup > infusion-syringe-pump |
facemask > 3-ply-mask | n95-respirator oxygen-mask
bpmachine > bp-monitor-digital | sphygmomanometer-aneroid`,
  need: `
fever check > infrared-thermometer | paracetamol
tooth filling > composite-restorative glass-ionomer-cement | bonding-agent
root canal > rotary-endo-files gutta-percha-paper-points |
cataract surgery > intraocular-lens viscoelastic ophthalmic-blades trypan-blue |
dry eyes > eye-drops-lubricant |
back pain > knee-ls-brace hot-pack tens traction-unit |
normal delivery kit > delivery-kit | cord-clamp
blood collection > blood-collection-tube | tourniquet syringe-with-needle lancets
dressing > gauze-swab-roll micropore-tape | cotton-wool povidone-iodine
urine test > urine-strips | pregnancy-test
cold pack > hot-pack |
pap smear kit > cytology-brush |`,
  ward: `
nitrile gloves powder free medium box of 100 > nitrile-exam-gloves | latex-exam-gloves | M
examination gloves small > nitrile-exam-gloves latex-exam-gloves | | S
gloves size 7 sterile > surgical-gloves-sterile | | 7
surgeon hand gloves 6.5 no > surgical-gloves-sterile | | 6.5
syringe luer lock 20 ml > syringe-with-needle | | Luer Lock, 20 ml
dispovan 2ml > syringe-with-needle | | 2 ml
insulin needle 31g > pen-needle | hypodermic-needle lancets | 31 G
23 number needle 1 inch > hypodermic-needle | | 23 G
green cannula 18g > iv-cannula | | 18 G
jelco 24g yellow > iv-cannula | | 24 G
microdrip set with burette > iv-infusion-set | | Burette
three ply mask blue > 3-ply-mask | | Blue
n95 mask with valve > n95-respirator | | with Valve
n 95 black > n95-respirator | | Black
cotton roll 500 gm > cotton-wool | | 500 g
gauze than 90 cm > gauze-swab-roll | | Than
bandage 4 inch > gauze-swab-roll | micropore-tape
2 inch paper tape > micropore-tape | | 2 inch
silicone foley 20 french > foley-catheter | | Silicone, 20 Fr
urometer bag > urine-collection-bag | | Urometer
leg bag 750ml > urine-collection-bag | | Leg
infant feeding tube 8 > ryles-tube | | Infant
non rebreathing mask adult > oxygen-mask | 3-ply-mask |
polyglactin 910 2/0 > absorbable-suture | | Polyglactin, 2-0
pds 3 0 suture > absorbable-suture | | Polydioxanone, 3-0
scalpel blade 11 > surgical-blade | ophthalmic-blades | 11
disposable gown level 3 > surgical-gown |
eye drape > surgical-drape | | Ophthalmic
pullup diaper medium > adult-diaper | | Pull-Up, M
flowable composite a1 > composite-restorative | | Flowable, A1
7th generation bond > bonding-agent | | 7th
fuji 9 > glass-ionomer-cement |
dust free alginate > alginate | | Dust-Free
protaper files > rotary-endo-files |
paper points 04 > gutta-percha-paper-points | | Paper
nsk handpiece push button > high-speed-handpiece | | Push-Button
led curing light cordless > curing-light | |
scaler machine dental > ultrasonic-scaler |
mbt bracket .022 > orthodontic-brackets | |
accu chek strips 50 > glucose-strips | | 50
one touch glucometer > glucometer | glucose-strips
malaria card test > rapid-malaria-kit |
dengue rapid card > dengue-ns1-igg-igm |
hcv card > hiv-hbsag-hcv-rapid | | HCV
urine strips 10 parameter > urine-strips | | 10
sgpt kit > biochemistry-reagent | | SGPT
clot activator tube yellow > blood-collection-tube | | Yellow
remi centrifuge 16 tube > centrifuge | | 16
trinocular microscope > microscope | | Trinocular
pipette 100-1000 > micropipette | | 1000
omron bp machine > bp-monitor-digital | sphygmomanometer-aneroid
wrist bp monitor > bp-monitor-digital | | Wrist
littmann cardiology > stethoscope | | Cardiology
finger pulse meter > pulse-oximeter |
forehead thermometer > infrared-thermometer | | Forehead
mesh nebulizer portable > nebuliser | | Mesh
5 ltr oxygen concentrator > oxygen-concentrator | | 5 LPM
5 para monitor > patient-monitor refurbished-patient-monitor | | 5-Para
icu bed > hospital-bed | | ICU
fowler bed electric > hospital-bed | | Electric
autoclave 15 ltr > autoclave | |
mayo scissors curved > surgical-scissors | | Mayo, curved
dialyzer 1.3 > dialyser | | 1.3
dialysis bloodline > blood-tubing-set |
permcath > dialysis-catheter-kit |
part b powder > bicarbonate-powder-part-b | bicarbonate-concentrate-part-a
peracetic acid > citrosteril-peracetic-disinfectant |
hydrophobic foldable lens +18 > intraocular-lens | | Hydrophobic, +18.0 D
hpmc > viscoelastic | | HPMC
nct tonometer > tonometer | | Non-Contact
carboxymethylcellulose drops > eye-drops-lubricant |
4 channel tens > tens | | 4
ift 2 channel > ift-unit |
1 mhz ultrasound therapy > ultrasound-therapy | | 1 MHz
theraband green > resistance-band | | Green
physio ball 75 > gym-ball | | 75 cm
electric wheelchair > wheelchair | | Electric
rollator walker with seat > walker | | Seat
knee cap pair large > knee-ls-brace | | Knee Cap, L
mobile x ray 100 ma > refurbished-x-ray-100-300-ma | | 100 mA
old ventilator icu > refurbished-ventilator | | ICU
boyles machine > refurbished-anaesthesia-machine |
rabies vaccine 1ml > rabies-cell-culture | veterinary-anti-rabies | 1 ml
dog rabies vaccine > veterinary-anti-rabies | rabies-cell-culture
flu vaccine adult > influenza-quadrivalent | | Adult
lh ovulation strips > ovulation-kit |
iui catheter soft > iui-catheter | | Soft
embryo transfer catheter echo > embryo-transfer-catheter | | Echo
sperm wash 50 ml > sperm-wash-medium | |
ns 500ml > normal-saline | | 500 ml
rl 500 > ringer-lactate | | 500 ml
monocef 1gm > ceftriaxone-inj | | 1 g
pcm 500 tablets > paracetamol | | 500 mg
emeset injection > ondansetron-inj |
xylocaine 2% > lignocaine-2 lignocaine-jelly dental-anaesthetic |
betadine scrub > povidone-iodine | | Scrub
mixtard 30/70 > insulin-human-mixtard | |
dexa injection > dexamethasone-inj |
adrenaline inj 1 ml > adrenaline |
sanitizer gel 500 > hand-rub | | Gel
ग्लव्स मीडियम > nitrile-exam-gloves latex-exam-gloves | surgical-gloves-sterile | M
सर्जिकल ब्लेड > surgical-blade |
ऑक्सीजन मास्क > oxygen-mask |
एन 95 मास्क > n95-respirator | 3-ply-mask
ईसीजी पेपर रोल > ecg-paper |
डेंटल चेयर > refurbished-dental-chair |
bacho ka oximeter > pulse-oximeter | | Paediatric
lal tourniquet > tourniquet | | Red
bp naapne ki machine kalai wali > bp-monitor-digital | |
oparation theater light > ot-light |
hospitel furniture bed > hospital-bed |
steralized gauze > gauze-swab-roll | | Sterile
vaccum tube edta > blood-collection-tube | | EDTA
absorbent gauze roll > gauze-swab-roll | | Roll
suture needle holder > needle-holder | absorbable-suture
box for needles disposal > sharps-container |`,
} as const

export type RatedClass = keyof typeof sources
export type RatedQuery = {
  query: string
  families: string[]
  good: string[]
  near: string[]
  has: string[]
}

const words = (text: string | undefined, separator: string): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** Lines of `query > families | near families | requirements`; `family:2` rates a near family 2. */
export const readRated = (lines: string): RatedQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' > ')
      const [families, near, has] = wanted.split('|')
      const isGood = (family: string): boolean => family.endsWith(':2')
      const others = words(near, ' ')
      return {
        query,
        families: words(families, ' '),
        good: others.filter(isGood).map((family) => family.slice(0, -2)),
        near: others.filter((family) => !isGood(family)),
        has: words(has, ','),
      }
    })

export const ratedClasses: readonly RatedClass[] = [
  'plain',
  'hinglish',
  'devanagari',
  'abbreviation',
  'sizes',
  'brand',
  'typo',
  'need',
  'ward',
]

export const ratedQueries: ReadonlyMap<RatedClass, readonly RatedQuery[]> = new Map(
  ratedClasses.map((kind) => [kind, readRated(sources[kind])]),
)
