import { readRated, type RatedQuery } from '../rated/rated-queries.ts'

/**
 * Queries of hospitals, clinics, dentists, laboratories, vets and their storekeepers, written with the list of families but
 * without knowledge of the search, its synonyms or other queries. Format of `rated-queries.ts`. `once` was evaluated once
 * and never tuned for: it measures performance on unseen queries.
 */
const sources = {
  single: `
gloves > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |  |
catheters > foley-catheter | iui-catheter dialysis-catheter-kit embryo-transfer-catheter iv-cannula |
suture > absorbable-suture catgut-suture silk-suture polypropylene-suture nylon-suture | ophthalmic-suture |
tape > micropore-tape | kinesiology-tape |
bandages > gauze-swab-roll crepe-bandage cohesive-bandage plaster-of-paris-bandage | micropore-tape |
drips > iv-infusion-set normal-saline ringer-lactate | iv-stand |
scissors > surgical-scissors |  |
gown > surgical-gown |  |
cement > glass-ionomer-cement |  |
vaccine > hepatitis-b tetanus-diphtheria-td rabies-cell-culture influenza-quadrivalent hpv pneumococcal-conjugate typhoid-conjugate hepatitis-a mmr varicella meningococcal-acyw | veterinary-anti-rabies |
monitor > patient-monitor | bp-monitor-digital ctg-monitor refurbished-patient-monitor |
belt > knee-ls-brace | tourniquet cervical-collar |
sanitiser > hand-rub |  |
steriliser > autoclave | citrosteril-peracetic-disinfectant |`,
  short: `
rbs strip 50 > glucose-strips | glucometer | 50
cbc tube > blood-collection-tube |  | EDTA
pt inr vial > blood-collection-tube |  | citrate
sst yellow 5ml > blood-collection-tube |  | Clot activator and gel, 5 ml
ppe > surgical-gown n95-respirator 3-ply-mask nitrile-exam-gloves latex-exam-gloves |  |
spo2 machine > pulse-oximeter | patient-monitor |
nst machine > ctg-monitor | fetal-doppler |
nct > tonometer |  | Non-Contact
ns 100ml > normal-saline |  | 100 ml
rl 500 > ringer-lactate | normal-saline | 500 ml
3way > three-way-stopcock |  |
swd 500w > short-wave-diathermy |  | 500 W
ust machine physio > ultrasound-therapy |  |
us jelly 5 ltr > ultrasound-gel | ecg-gel | 5000 ml
ipd bed icu > hospital-bed |  | ICU
epo 4000 pfs > erythropoietin |  | 4000 IU, Prefilled
avf 17g > av-fistula-needle |  | 17 G
dlc 12fr > dialysis-catheter-kit |  | 12 Fr
ls belt xl > knee-ls-brace |  | XL, Lumbo
gp points 25 6% > gutta-percha-paper-points |  | 25, 6 %
bls defib > refurbished-defibrillator |  |
tlc dlc cell counter 3 part > haematology-analyser |  | 3-part`,
  sizes: `
ch 14 foley > foley-catheter |  | 14 Fr
foley no.18 three way 30cc > foley-catheter |  | 18 Fr, 3-way
foley 8fr paed 3cc > foley-catheter |  | 8 Fr
ng tube 14 french > ryles-tube |  | 14 Fr
syringe 10cc luer lock > syringe-with-needle |  | 10 ml, Luer lock
needle 26 x 1/2 > hypodermic-needle |  | 26 G, 0.5 inch
23g 1.5 inch needle blue > hypodermic-needle |  | 23 G, 1.5 inch
vicryl 2/0 round body > absorbable-suture | catgut-suture | 2-0, Polyglactin, Round body
pds no 1 > absorbable-suture |  | Polydioxanone, 1
chromic 1/0 > catgut-suture | absorbable-suture | Chromic, 1-0
blade no. 15 > surgical-blade |  | 15
gauze 4x4 inch > gauze-swab-roll |  | 10 × 10 cm
bandage 6 inch > gauze-swab-roll |  | 15 cm × 3 m
micropore half inch > micropore-tape |  | 1/2 inch
sterile gloves 6 1/2 > surgical-gloves-sterile |  | 6.5
pipette 100-1000ul > micropipette |  | 100-1000 µl
multichannel pipette 8 > micropipette |  | 8
centrifuge 16 tubes 5000rpm > centrifuge |  | 16, 5000
iol 22.5 hydrophobic > intraocular-lens |  | +22.5 D, Hydrophobic
keratome 2.8 mm > ophthalmic-blades |  | Keratome, 2.8 mm
1.67 blue cut lens > spectacle-lens |  | 1.67, Blue
dialyser 1.3 sqm low flux > dialyser |  | 1.3 m², Low flux
part a k2 ca 1.5 > bicarbonate-concentrate-part-a |  | 2 mmol/l, 1.5 mmol/l
ro 500 lph > ro-plant |  | 500 LPH
gym ball 65 > gym-ball |  | 65 cm
ecg paper 80mm > ecg-paper |  | 80 mm
oxygen machine 10 lpm > oxygen-concentrator |  | 10 LPM
autoclave 23 litre b class > autoclave |  | 23 L, Class B
airotor 4 hole push button > high-speed-handpiece |  | 4-hole, Push-Button
a3.5 composite > composite-restorative |  | A3.5
mbt 022 metal > orthodontic-brackets |  | .022, Metal, MBT
lancet 30g > lancets |  | 30 G
crank bed 2 function > hospital-bed |  | 2 function
tens 4 channel > tens | ift-unit | 4`,
  order: `
ml 5 syringe > syringe-with-needle |  | 5 ml
powder free nitrile 100 medium > nitrile-exam-gloves | latex-exam-gloves | M
silicone 16 fr foley two way > foley-catheter |  | 16 Fr, 100 % Silicone
ivcannula20g > iv-cannula |  | 20 G
bpmachine > bp-monitor-digital | sphygmomanometer-aneroid |
otlight ceiling > ot-light |  | Ceiling
needleholder 6 inch > needle-holder |  | 6 inch
micro pore > micropore-tape |  |
pulseoxi meter > pulse-oximeter |  |
hotwater bag 2 litre > hot-water-bag | hot-pack | 2 L
gymball > gym-ball |  |
stetho scope > stethoscope |  |
gluta percha > gutta-percha-paper-points |  |`,
  slips: `
stethascope litmann > stethoscope |  |
sphigmomanometer > sphygmomanometer-aneroid | bp-monitor-digital bp-cuff |
catheder 16 > foley-catheter |  | 16 Fr
canula 22 > iv-cannula | nasal-cannula | 22 G
opthalmoscop > direct-ophthalmoscope |  |
tornicate > tourniquet |  |
specullum small > speculum-disposable |  | S
resperator with valve > n95-respirator |  | with Valve
hemodialisis macine > haemodialysis-machine | refurbished-dialysis-machine |
glucon meter strip > glucose-strips | glucometer |
cretinine kit > biochemistry-reagent |  | Creatinine
bandege roll > gauze-swab-roll |  | Bandage`,
  hindi: `
dastane > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |  |
peshab ki nali 14 > foley-catheter |  | 14 Fr
peshab ki thaili > urine-collection-bag |  |
pani chadhane ka set > iv-infusion-set | iv-cannula normal-saline iv-stand |
khoon nikalne wali tube > blood-collection-tube |  |
dhadkan sunne wala > stethoscope | fetal-doppler |
moch ki patti > crepe-bandage | gauze-swab-roll kinesiology-tape  |
daant ki filling ka masala > composite-restorative glass-ionomer-cement | bonding-agent |
daant saaf karne wali machine > ultrasonic-scaler |  |
sunn karne wala injection > lignocaine-2 dental-anaesthetic | lignocaine-jelly |
kutte ka rabies teeka > veterinary-anti-rabies | rabies-cell-culture |
chashme ka lens > spectacle-lens | trial-lens-set |
pahiye wali kursi > wheelchair |  |
naak ki nali oxygen > nasal-cannula | oxygen-mask oxygen-concentrator |
namak pani bottle > normal-saline |  |
दस्ताने > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |  |
सुई 24 नंबर > hypodermic-needle | iv-cannula | 24 G
शुगर की पट्टी > glucose-strips | glucometer |
गर्भ जांच किट > pregnancy-test |  |
ऑक्सीजन मशीन 5 लीटर > oxygen-concentrator |  | 5 LPM
आंख की बूंद > eye-drops-lubricant |  |
टांके का धागा > absorbable-suture catgut-suture | ophthalmic-suture |
घुटने का पट्टा > knee-ls-brace |  |`,
  purposes: `
for dengue test > dengue-ns1-igg-igm |  |
dressing for burns > gauze-swab-roll | micropore-tape cotton-wool povidone-iodine |
oxygen for copd patient at home > oxygen-concentrator | nasal-cannula oxygen-mask |
baby heartbeat machine > fetal-doppler | ctg-monitor |
to check sugar at home > glucometer | glucose-strips lancets |
needle disposal box > sharps-container |  |
glaucoma test machine > tonometer |  |
loose motion powder > ors |  |
neck pain pulling machine > traction-unit |  |
walking support with seat > walker |  | Seat
sterilise dental instruments > autoclave |  |
remove stitches scissor > surgical-scissors |  | Stitch
bed wetting sheet for elderly > underpad | adult-diaper |
eye number checking machine > autorefractometer | trial-lens-set retinoscope |`,
  trade: `
accu chek strips > glucose-strips | glucometer |
omron bp monitor > bp-monitor-digital |  |
3m littmann classic 3 > stethoscope |  |
nsk pana max airotor > high-speed-handpiece |  |
dispovan 5ml > syringe-with-needle | hypodermic-needle | 5 ml
bd vacutainer fluoride > blood-collection-tube |  | Grey
tegaderm > transparent-dressing | micropore-tape surgical-drape  | Transparent
sterillium 500ml > hand-rub |  | 500 ml
betadine scrub 500 > povidone-iodine |  | Scrub, 500 ml
xylocaine jelly > lignocaine-jelly | lignocaine-2 |
fuji 9 gic > glass-ionomer-cement |  | Type IX
theraband blue > resistance-band |  | Blue (extra strong)
qilanmed syringe > syringe-with-needle |  | Qilanmed
pallavex foley 16 silicone > foley-catheter |  | Pallavex, 16 Fr, Silicone
trivanka violet nitrile > nitrile-exam-gloves |  | Trivanka, Violet
hesperon blade 22 > surgical-blade |  | Hesperon, 22`,
  choices: `
latex free gloves > nitrile-exam-gloves | surgical-gloves-sterile |
non latex sterile gloves > surgical-gloves-sterile | nitrile-exam-gloves | Latex-Free
n95 without valve > n95-respirator |  | without Valve
preservative free eye drops > eye-drops-lubricant |  | Preservative-Free
oximeter under 1500 > pulse-oximeter |  |
wheelchair 10000 tak > wheelchair |  |
cattle rabies vaccine 10ml > veterinary-anti-rabies | rabies-cell-culture | 10 ml
vet needle 18g > hypodermic-needle |  | 18 G`,
  later: `
foley catheter silicon 14no > foley-catheter |  | 14 Fr
hand gloves l size box > nitrile-exam-gloves latex-exam-gloves |  | L
3 way foley 22 > foley-catheter |  | 22 Fr, 3-way
disposable gown for ot > surgical-gown | surgical-drape |
surgical cap > surgical-gown 3-ply-mask |  |
infant feeding tube 6 > ryles-tube |  | 6 Fr
burette set > iv-infusion-set |  | Burette
micro drip set > iv-infusion-set |  | Micro
insulin syringe 40 iu > syringe-with-needle | insulin-human-mixtard |
tb syringe 1ml > syringe-with-needle |  | 1 ml
auto disable syringe 0.5 > syringe-with-needle |  | 0.5 ml, Auto-Disable
crepe bandage 15cm > crepe-bandage | gauze-swab-roll | 15 cm
roller bandage > gauze-swab-roll |  | Bandage
mayo scissor curved 6 inches > surgical-scissors |  | Mayo, Curved, 6 inch
metzenbaum 7 > surgical-scissors |  | Metzenbaum, 7 inch
castro viejo > needle-holder |  | Castroviejo
leg urine bag 750 > urine-collection-bag |  | Leg
oxygen mask child > oxygen-mask |  | Child
venturi > oxygen-mask |  | Venturi
non rebreather adult > oxygen-mask |  | Reservoir, Adult
monocryl 4-0 > absorbable-suture |  | 4-0
pds 2-0 > absorbable-suture |  | Polydioxanone, 2-0
nylon 10/0 eye suture > ophthalmic-suture |  | 10-0
etchant 37 percent > dental-etchant |  | 37 %
dentin bonding 5th generation > bonding-agent |  | 5th
flowable composite a2 > composite-restorative |  | Flowable, A2
paper points 30 > gutta-percha-paper-points |  | Paper, 30
niti file 25mm 4% > rotary-endo-files |  | 25 mm, 4 %
round bur diamond > diamond-burs |  | Round
scaler tips piezo unit > ultrasonic-scaler |  |
temperature gun > infrared-thermometer |  |
ear thermometer > infrared-thermometer |  | Ear
wrist bp > bp-monitor-digital |  | Wrist
thigh cuff > bp-cuff | sphygmomanometer-aneroid | Thigh
dial type bp apparatus > sphygmomanometer-aneroid | bp-monitor-digital bp-cuff |
pediatric pulse ox > pulse-oximeter |  | Paediatric
mesh neb > nebuliser |  | Mesh
syringe infusion pump > infusion-syringe-pump |  |
full fowler bed > hospital-bed |  | Full fowler
mobile ot light led > ot-light |  | Mobile
saline stand wheels > iv-stand |  | Castor
flash autoclave 18l > autoclave |  | 18 L
ecg jelly 250 gm > ecg-gel | ultrasound-gel | 250 ml
malaria card pf pv 10 test > rapid-malaria-kit |  | Pf/Pv, 10 tests
hepatitis c card > hiv-hbsag-hcv-rapid |  | HCV
sgpt kit 4x50 > biochemistry-reagent |  | SGPT, 4 × 50 ml
plain slide frosted > glass-slides |  | Frosted
dialyzer 1.8 high flux > dialyser |  | 1.8 m², High flux
fistula needle 16 rotating > av-fistula-needle |  | 16 G, Rotating
acid can dialysis k3 > bicarbonate-concentrate-part-a |  | 3 mmol/l
pd bag 2.5 2 ltr > capd-solution |  | 2.5 %, 2 L
toric lens +20 > intraocular-lens |  | Toric
side port 1.2 > ophthalmic-blades |  | Side-port, 1.2 mm
air puff tonometer > tonometer |  | Non-Contact
dry eye drop 0.5% 10ml > eye-drops-lubricant |  | 0.5 %, 10 ml
cu t 380 a > copper-iud |  | Cu-T 380A
cusco speculum large > speculum-disposable |  | L
twin ctg 12 inch > ctg-monitor |  | 12.1 inch, Twin
ovulation strip 5 > ovulation-kit |  | 5 strips, Strip
electric wheelchair > wheelchair |  | Electric
commode chair > commode-chair wheelchair |  | Commode
knee cap xl > knee-ls-brace |  | XL, Knee
black resistance band > resistance-band |  | Black (special)
tens 2 channel portable > tens |  | 2, Portable
sonography gel 5 kg can > ultrasound-gel |  | 5000 ml
used dialysis machine > refurbished-dialysis-machine |  |
refurb c arm 12 inch > refurbished-c-arm |  | 12 inch
old ventilator icu > refurbished-ventilator |  |
hep b adult > hepatitis-b |  | Adult
tt vaccine 5ml vial > tetanus-diphtheria-td |  | 5 ml
pan inj 40 > pantoprazole-inj |  |
dexa 2ml > dexamethasone-inj |  | 2 ml
insulin 30 70 > insulin-human-mixtard |  | 30/70
povidone 10% 500ml > povidone-iodine |  | 10 %, 500 ml
handrub 500ml with pump > hand-rub |  | 500 ml
xylo 2% with adr > lignocaine-2 dental-anaesthetic |  |
ors orange > ors |  | Orange
khansi wali machine bhaap > nebuliser |  |
injection lagane wali 5 ml > syringe-with-needle |  | 5 ml
haath ke daste bina powder > nitrile-exam-gloves latex-exam-gloves |  | Powder-Free`,
  once: `
supply of disposable hypodermic needles size 24g x 1 inch box of 100 nos > hypodermic-needle |  | 24 G, 1 inch
gauze cloth bleached 90cm x 18mtr > gauze-swab-roll |  | 90 cm × 18 m
absorbent cotton roll ip 400gm net > cotton-wool |  | 400 g, Roll
sterile fenestrated drape 120x150 > surgical-drape |  | Fenestrated, 120 × 150 cm
bed fowler manual with abs panels 180 kg > hospital-bed |  | 180 kg
multipara monitor 12.1" with etco2 > patient-monitor | refurbished-patient-monitor | 12.1 inch, EtCO2
which mask stops dust and virus best > n95-respirator | 3-ply-mask |
my father needs nebulizer that runs on battery > nebuliser |  | Mesh
need something to stop bed sheets getting wet > underpad | adult-diaper |
what do i need for pap smear > cytology-brush | speculum-disposable glass-slides |
smallest needle for insulin > hypodermic-needle syringe-with-needle insulin-human-mixtard |  | 31 G
glove box for dentist small size black > nitrile-exam-gloves | latex-exam-gloves | S, Black
baccha steth > stethoscope |  | Paediatric
garbh jaanch strip 50 > pregnancy-test |  | 50 tests, Strip
haddi x ray machine purani > refurbished-x-ray-100-300-ma |  |
sasta oximeter > pulse-oximeter |  |
bujurg ke liye diaper bada size > adult-diaper |  | XL
खून जांच की ट्यूब बैंगनी > blood-collection-tube |  | Purple
व्हीलचेयर > wheelchair |  |
नेबुलाइज़र मशीन > nebuliser |  |
opu needle 17g single lumen > ovum-pickup-needle |  | 17 G, Single Lumen
et catheter ivf soft > embryo-transfer-catheter | iui-catheter |
ovd 1.4 > viscoelastic |  | 1.4 %
led lca unit > curing-light |  |
bmw 3.7 container sharps white > sharps-container |  | White
dns ns rl bottles > normal-saline ringer-lactate |  |
hcg card 100 > pregnancy-test |  | 100 tests, Card
fbs tube > blood-collection-tube |  | Grey
psa ro hd water system > ro-plant |  |
usg machine colour doppler used > refurbished-ultrasound |  | Colour Doppler
iv line 18 gauge green > iv-cannula | iv-infusion-set | 18 G
1000 IU heparin > heparin |  |
.018 slot ceramic > orthodontic-brackets |  | .018, Ceramic
ppf 650 mg strip of 15 > paracetamol |  | 650 mg, 15
2 inch cloth plaster > micropore-tape |  | 2 inch, Cloth
cuff 22-42 cm bp > bp-monitor-digital | bp-cuff sphygmomanometer-aneroid | 22-42 cm
36 month gel pad electrode 50x50 snap > electrode-pads |  | 50 × 50 mm, Snap
4.25 pd fluid 2l > capd-solution |  | 4.25 %, 2 L
pink venflon box > iv-cannula |  | 20 G
scalpel 11 > surgical-blade |  | 11
photo cure gun dental > curing-light |  |`,
}

export type UnseenClass = keyof typeof sources
const classes: readonly UnseenClass[] = [
  'single',
  'short',
  'sizes',
  'order',
  'slips',
  'hindi',
  'purposes',
  'trade',
  'choices',
  'later',
  'once',
]

export const unseenQueries: ReadonlyMap<UnseenClass, readonly RatedQuery[]> = new Map(
  classes.map((kind) => [kind, readRated(sources[kind])]),
)
