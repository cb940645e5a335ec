import { readRated, type RatedQuery } from '../rated/rated-queries.ts'

/**
 * Queries of buyers of many trades, written from the keys of the families without knowledge of the search, its synonyms or
 * other queries. Format of `rated-queries.ts`. Split line by line into a tuning half and a held-out half, which was
 * evaluated once before and once after tuning.
 */
const worked = {
  wards: `
iv set > iv-infusion-set | iv-cannula iv-stand |
cannula 22g blue > iv-cannula | nasal-cannula | 22 G
urobag 2 litre > urine-collection-bag | foley-catheter | 2000 ml
nasal prongs adult > nasal-cannula | oxygen-mask | Adult
feeding tube 8 fr for baby > ryles-tube |  | 8 Fr
mackintosh sheet >  | underpad:2 adult-diaper surgical-drape |
sterile gauze pieces 10x10 > gauze-swab-roll |  | Sterile, 10 × 10 cm
paper plaster 1 inch > micropore-tape |  | 1 inch, Paper
spirit swabs > alcohol-swab | hand-rub |
bed with side rails manual > hospital-bed |  | Manual`,
  theatre: `
ot gown sterile large > surgical-gown |  | Sterile, L
ot sheet with hole disposable > surgical-drape |  | Fenestrated
bard parker blade no 10 > surgical-blade |  | 10
vicryl 1 no > absorbable-suture | catgut-suture | Polyglactin, 1
gloves 7.5 sterile latex free > surgical-gloves-sterile | nitrile-exam-gloves | 7.5, Latex-Free
stitch cutting scissor > surgical-scissors | surgical-blade | Stitch
shadowless lamp ceiling > ot-light | slit-lamp | Ceiling
second hand c arm > refurbished-c-arm |  |
10% betadine 500ml > povidone-iodine |  | 500 ml, 10 %
local anaesthesia vial 2% with adr > lignocaine-2 | dental-anaesthetic | 2 %`,
  dentists: `
a2 composite flowable > composite-restorative |  | A2, Flowable
light cure bond 5ml > bonding-agent | composite-restorative curing-light | 5 ml
gic type 9 > glass-ionomer-cement |  | Type IX
gc fuji 2 > glass-ionomer-cement |  | Type II
putty light body kit > elastomeric-putty | alginate |
root canal files niti > rotary-endo-files | gutta-percha-paper-points |
la cartridge 1:80000 > dental-anaesthetic | lignocaine-2 | Cartridge
scaling machine > ultrasonic-scaler |  |
braces kit metal > orthodontic-brackets | knee-ls-brace | Metal
light cure machine wireless > curing-light | composite-restorative | Cordless`,
  laboratories: `
purple cap tube 3ml > blood-collection-tube |  | Purple, 3 ml
sodium citrate vacutainer 2.7 ml > blood-collection-tube |  | Citrate
sgpt kit > biochemistry-reagent |  | SGPT
lft reagents > biochemistry-reagent |  | SGPT
mp card pf pv > rapid-malaria-kit |  |
urine dipstick 10 parameter > urine-strips |  | 10
slides frosted > glass-slides |  | Frosted
pipette 100-1000 > micropipette |  | 100-1000 µl
16 tube centrifuge 4000 rpm > centrifuge |  | 16
safety lancet 28g > lancets |  | 28 G, Safety`,
  vets: `
arv for dogs > veterinary-anti-rabies | rabies-cell-culture |
cat rabies shot > veterinary-anti-rabies | rabies-cell-culture |
needle 18g for cattle > hypodermic-needle |  | 18 G
iv cannula 24g for puppy > iv-cannula |  | 24 G
absorbable thread for spay > absorbable-suture catgut-suture |  |`,
  physiotherapists: `
tens 4 channel > tens |  | 4
swd machine pulsed > short-wave-diathermy |  | Pulsed
hydrocollator pack > hot-pack |  | Moist Heat
therapy band red > resistance-band |  | Red (medium)
kinesio tape skin colour > kinesiology-tape |  | Beige`,
  homes: `
adult diaper pants large pack > adult-diaper |  | Pants, L
bp checking machine for home > bp-monitor-digital | sphygmomanometer-aneroid |
sugar testing machine with strips > glucometer | glucose-strips |
fever gun > infrared-thermometer |  |
potty chair wheelchair > wheelchair commode-chair |  | Commode
heating bag for period pain > hot-water-bag hot-pack |  |
oxygen finger meter > pulse-oximeter |  |
back pain belt > knee-ls-brace |  | Lumbo
pregnancy check kit > pregnancy-test | ovulation-kit |
orsl powder orange > ors |  | Orange`,
  engineers: `
multipara monitor 12 inch > patient-monitor | refurbished-patient-monitor | 12.1 inch
nibp cuff neonatal > bp-cuff | bp-monitor-digital | Neonate
vertical autoclave 50l > autoclave |  | Vertical, 50 L
ecg roll 210mm > ecg-paper |  | 210 mm
volumetric pump > infusion-syringe-pump |  | Volumetric
reconditioned ventilator > refurbished-ventilator |  |
laparoscopy camera set refurbished > refurbished-endoscope-tower |  | Laparoscopy
reverse osmosis plant 500 lph > ro-plant |  | 500 lph`,
  tenders: `
Syringe disposable 5ml with needle 23G x 1 inch, sterile, ISI marked - 1000 nos > syringe-with-needle | hypodermic-needle | 5 ml
Supply of I.V. cannula with injection port, size 20G, sterile, non pyrogenic > iv-cannula |  | 20 G, Port
Catheter Foley balloon 2 way silicone coated 16 FG, sterile > foley-catheter |  | 16 Fr, 2-Way
Tube Ryles PVC 14 FG with radio opaque line, individually packed > ryles-tube |  | 14 Fr, X-Ray
Cotton absorbent IP 400 gm roll > cotton-wool |  | 400 g, Roll
Inj. Ceftriaxone 1 gm vial with WFI, rate per vial > ceftriaxone-inj |  | 1 g
Povidone iodine solution 5% w/v 100 ml bottle > povidone-iodine |  | 5 %, 100 ml
Electrosurgical drape fenestrated disposable 120 x 150 cms > surgical-drape |  | 120 × 150 cm, Fenestrated`,
  hinglish: `
khoon patla karne wala injection > heparin |  |
nas mein lagane wali sui 22 > iv-cannula |  | 22 G
ghav saaf karne ki dawai > povidone-iodine | hand-rub gauze-swab-roll |
ulti rokne ka injection > ondansetron-inj |  |
saans ki machine > nebuliser oxygen-concentrator | refurbished-ventilator:2 |
sugar ki patti 50 wali > glucose-strips |  | 50
chashme ka number machine > autorefractometer | trial-lens-set retinoscope |
taanke ka dhaga > absorbable-suture catgut-suture | ophthalmic-suture |`,
  phones: `
nitril glvs medium > nitrile-exam-gloves | latex-exam-gloves | M
cannulla 18 > iv-cannula | nasal-cannula | 18 G
stehoscope > stethoscope |  |
oximetr fingertip > pulse-oximeter |  | Fingertip
wheel chiar folding > wheelchair |  | Folding
surgcal blde 15 > surgical-blade |  | 15
micropor 2inch > micropore-tape |  | 2 inch
dyalizer > dialyser |  |`,
  makers: `
bd syringe 10ml ll > syringe-with-needle |  | 10 ml, Luer lock
polymed 3 way 10cm > three-way-stopcock |  | 10 cm
pallavex gloves m > nitrile-exam-gloves latex-exam-gloves | surgical-gloves-sterile | Pallavex, M
setunova vicryl 2-0 > absorbable-suture |  | Setunova, 2-0
accuchek active 50 > glucose-strips | glucometer | 50
littman classic > stethoscope |  | Classic
venflon 22 > iv-cannula |  | 22 G`,
  letters: `
abg syringe >  | syringe-with-needle:2 heparin |
ppe kit >  | surgical-gown:2 n95-respirator:2 3-ply-mask:2 nitrile-exam-gloves latex-exam-gloves |
avf > av-fistula-needle |  |
ffp2 > n95-respirator | 3-ply-mask |
iol 21.5 > intraocular-lens |  | 21.5 D
nibp > bp-monitor-digital patient-monitor bp-cuff | sphygmomanometer-aneroid |
pcv 13 > pneumococcal-conjugate |  | 13-valent
opu needle 17 > ovum-pickup-needle |  | 17 G`,
  spaces: `
facemask > 3-ply-mask | n95-respirator oxygen-mask |
under pads 60x90 > underpad |  | 60 × 90 cm
infusionset > iv-infusion-set |  |
alcoholswabs 200 > alcohol-swab |  | Box of 200
slitlamp > slit-lamp |  |`,
  units: `
needle 18 gauge 1.5" > hypodermic-needle |  | 18 G, 1.5 inch
2cc syringe box > syringe-with-needle |  | 2 ml
saline half litre > normal-saline | ringer-lactate | 500 ml
0.9 ns 1 ltr > normal-saline |  | 1000 ml
heparin 25000 iu > heparin |  |`,
  wishes: `
nitrile gloves price > nitrile-exam-gloves |  |
best stethoscope for mbbs student > stethoscope |  |
cheap n95 mask bulk > n95-respirator | 3-ply-mask |
autoclave for small clinic > autoclave |  |
surgical mask box of 50 lowest price > 3-ply-mask |  |`,
  departments: `
av needle 16g > av-fistula-needle |  | 16 G
part b powder 720 > bicarbonate-powder-part-b |  | 720 g
epo 10000 iu > erythropoietin |  |
keratome 2.8 > ophthalmic-blades |  | 2.8 mm
trial set 232 lenses > trial-lens-set |  | 232
cu t 380a > copper-iud |  | 380A
vaginal speculum medium > speculum-disposable |  | M
fetal heart doppler 2mhz > fetal-doppler | ctg-monitor | 2 MHz
gardasil > hpv |  |
mmr 5 dose > mmr |  | 5 Dose`,
} as const

const kept = {
  wards: `
iv sets micro with chamber 110 ml > iv-infusion-set |  | Burette
intracath 20 no > iv-cannula |  | 20 G
hourly urine measuring bag > urine-collection-bag |  | Urometer
high concentration mask > oxygen-mask | nasal-cannula n95-respirator | Reservoir
rt no 16 > ryles-tube | foley-catheter | 16 Fr
draw sheet disposable > underpad | surgical-drape |
dressing cotton 500 gm > cotton-wool |  | 500 g
dynaplast >  | micropore-tape:2 kinesiology-tape |
needle cutter box > needle-destroyer | sharps-container |
saline stand with wheels > iv-stand | normal-saline |`,
  theatre: `
hole towel > surgical-drape |  | Fenestrated
bp blade 22 no > surgical-blade |  | 22
2-0 catgut chromic rb > catgut-suture | absorbable-suture | Chromic, 2-0
monocryl 3-0 cutting > absorbable-suture | catgut-suture | 3-0
metz scissors curved 7 inch > surgical-scissors |  | Metzenbaum, Curved
tc needle holder 6" > needle-holder |  | TC Insert
sevoflurane vaporiser machine > refurbished-anaesthesia-machine |  |
ot table electric > refurbished-ot-table |  | Electric
sterillium 500 ml > hand-rub |  | 500 ml
lox jelly 30 gm > lignocaine-jelly | lignocaine-2 | 30 g`,
  dentists: `
filtek z250 a3 > composite-restorative |  | A3
37 phosphoric acid gel > dental-etchant |  |
luting cement > glass-ionomer-cement |  | Luting
impression powder > alginate | elastomeric-putty |
protaper files 25mm > rotary-endo-files |  | 25 mm
paper points 30 > gutta-percha-paper-points |  | Paper, 30
airoter 4 hole > high-speed-handpiece |  | 4-hole
mbt kit 022 > orthodontic-brackets |  | .022, MBT
flame bur fine > diamond-burs |  | Flame, Fine
dental unit used > refurbished-dental-chair |  |`,
  laboratories: `
plain vial red clot > blood-collection-tube |  | Clot
fluoride tube grey top > blood-collection-tube |  | Grey
serum creat reagent jaffe > biochemistry-reagent |  | Creatinine
ns1 card > dengue-ns1-igg-igm |  | NS1
hbsag card 50 test > hiv-hbsag-hcv-rapid |  | HBsAg, 50 tests
uristix 2 para > urine-strips |  | 2
multichannel pipette > micropipette |  | 8-Channel
5 part cbc machine > haematology-analyser |  | 5-Part
microscope with camera > microscope |  | Camera
gluco strips 100 > glucose-strips | glucometer | 100`,
  vets: `
raksharab >  | veterinary-anti-rabies:2 rabies-cell-culture |
dog ultrasound machine >  | refurbished-ultrasound:2 ultrasound-therapy |
20 ml syringe cattle > syringe-with-needle |  | 20 ml
rl drip for animals > ringer-lactate | iv-infusion-set normal-saline |
vet stethescope > stethoscope |  |`,
  physiotherapists: `
ift machine 2 ch > ift-unit |  | 2
ultrasonic therapy unit 3mhz > ultrasound-therapy |  | 3 MHz
cervical traction kit home > traction-unit |  | Cervical
swiss ball 65cm > gym-ball |  | 65 cm
tens pads snap type > electrode-pads | tens | Snap`,
  homes: `
pullups for old people xl > adult-diaper |  | Pull-Up, XL
wrist bp monitor > bp-monitor-digital |  | Wrist
oxygen machine 5 ltr > oxygen-concentrator | oxygen-mask | 5 LPM
steam machine for child cough > nebuliser |  |
walking stand for old man > walker |  |
electric heating pad > hot-pack | hot-water-bag | Electric
knee support pair xl > knee-ls-brace |  | Knee Cap, XL
hospital bed for home rent electric > hospital-bed |  | Electric
artificial tears > eye-drops-lubricant |  |
hand sanitiser refill 5 litre > hand-rub |  | 5000 ml`,
  engineers: `
monitor with etco2 > patient-monitor | refurbished-patient-monitor | EtCO2
single hose adult cuff > bp-cuff |  | Adult, Single Tube
flash autoclave b class 23 litre > autoclave |  | Class B, 23 L
z fold ecg paper > ecg-paper |  | Z-Fold
used defib with aed > refurbished-defibrillator |  | AED
c-arm 1k x 1k > refurbished-c-arm |  |
dr x ray system > refurbished-x-ray-100-300-ma |  | Digital
water plant for dialysis unit > ro-plant | haemodialysis-machine |`,
  tenders: `
Hypodermic syringe 2 ml, single use, blister packed, with needle 24G > syringe-with-needle | hypodermic-needle | 2 ml
Gloves surgical rubber sterile size 7 pair powdered IS 13422 > surgical-gloves-sterile | latex-exam-gloves | 7, Powdered
Bag urine collecting with non return valve 2000 ml capacity > urine-collection-bag |  | 2000 ml
Mask face 3 layer with elastic loop, non woven, BFE 98%, qty 5000 > 3-ply-mask | n95-respirator | Ear Loop
Paper ECG thermal 80 mm x 20 mtr roll > ecg-paper |  | 80 mm
Tab. Paracetamol 500 mg 10x10 strip IP > paracetamol |  | 500 mg
Stand I.V. stainless steel with castors four hook > iv-stand |  | Stainless Steel, 4
Dialyzer hollow fiber high flux 1.5 sqm gamma sterilised > dialyser |  | 1.5 m², High Flux`,
  hinglish: `
peshab ki thaili > urine-collection-bag |  |
glucose chadhane wala pipe > iv-infusion-set |  |
kaan wala thermometer > infrared-thermometer |  | Ear
bukhar ki goli 650 > paracetamol |  | 650 mg
kamar dard ki machine > tens ift-unit | ultrasound-therapy:2 hot-pack knee-ls-brace traction-unit short-wave-diathermy |
daant bharne ka masala > composite-restorative glass-ionomer-cement |  |
delivery ka saman > delivery-kit | cord-clamp |
mareez ka palang > hospital-bed |  |`,
  phones: `
syrnge 5 ml > syringe-with-needle |  | 5 ml
foleys cathetar 14 > foley-catheter |  | 14 Fr
nebulaizer > nebuliser |  |
thermomter non contct > infrared-thermometer |  | Non-Contact
gluco metr > glucometer | glucose-strips |
povidon iodin scrb > povidone-iodine |  | Scrub
autoclve > autoclave |  |
betadin > povidone-iodine |  |`,
  makers: `
romo 60 drops set > iv-infusion-set |  |
kavrinex cannula 20 > iv-cannula |  | Kavrinex, 20 G
kavrineks foley 16 > foley-catheter |  | Kavrinex, 16 Fr
norvanta bp cuff adult > bp-cuff | bp-monitor-digital | Norvanta, Adult
omron bp > bp-monitor-digital | bp-cuff |
dettol sanitizer > hand-rub |  |
3m n95 8210 > n95-respirator |  |`,
  letters: `
bmw bags > biomedical-waste-bag | sharps-container:2 |
nrbm > oxygen-mask |  | Non-Rebreather
hd machine > haemodialysis-machine refurbished-dialysis-machine |  |
pps 25 > gutta-percha-paper-points |  | Paper, 25
bvs visco > viscoelastic |  |
tt inj > tetanus-diphtheria-td |  |
upt card > pregnancy-test |  | Card`,
  spaces: `
handrub 500ml > hand-rub |  | 500 ml
needleholder > needle-holder |  |
wheel chair commode > wheelchair commode-chair |  | Commode
oxy meter > pulse-oximeter |  |
eye drop lubricating > eye-drops-lubricant |  |`,
  units: `
syringe 5 cc > syringe-with-needle |  | 5 ml
foley 18 ch > foley-catheter |  | 18 Fr
usg gel 5 kg can > ultrasound-gel | ecg-gel | 5000 ml
lignocaine 2 percent 30ml > lignocaine-2 | lignocaine-jelly dental-anaesthetic | 2 %
insulin 100iu 30 70 > insulin-human-mixtard |  | 30/70`,
  wishes: `
buy hospital bed online > hospital-bed |  |
wheelchair near me > wheelchair |  |
iv cannula wholesale rate for nursing home > iv-cannula |  |
cost of dialysis machine > haemodialysis-machine refurbished-dialysis-machine |  |
bulk order ors sachets > ors |  |`,
  departments: `
permcath kit > dialysis-catheter-kit |  | Tunnelled
pd fluid 1.5% 2 litre > capd-solution |  | 1.5 %, 2 L
pre loaded iol hydrophobic > intraocular-lens |  | Preloaded
10-0 nylon double arm > ophthalmic-suture |  | 10-0, Double Arm
multiload > copper-iud |  | 375
pap smear brush > cytology-brush |  |
nst machine twin > ctg-monitor | fetal-doppler | Twin
chickenpox vaccine > varicella |  |
rabipur > rabies-cell-culture | veterinary-anti-rabies |
menactra > meningococcal-acyw |  |`,
} as const satisfies Record<TradeClass, string>

export type TradeClass = keyof typeof worked
const classes: readonly TradeClass[] = [
  'wards',
  'theatre',
  'dentists',
  'laboratories',
  'vets',
  'physiotherapists',
  'homes',
  'engineers',
  'tenders',
  'hinglish',
  'phones',
  'makers',
  'letters',
  'spaces',
  'units',
  'wishes',
  'departments',
]

export const tradeQueries: ReadonlyMap<TradeClass, readonly RatedQuery[]> = new Map(
  classes.map((kind) => [kind, readRated(worked[kind])]),
)
/** Never tune for these: they measure performance on unseen queries. */
export const heldOutQueries: ReadonlyMap<TradeClass, readonly RatedQuery[]> = new Map(
  classes.map((kind) => [kind, readRated(kept[kind])]),
)
