import { readRated, type RatedQuery } from '../rated/rated-queries.ts'

/**
 * Queries of different buyers: nurses, purchase officers who copy tender lines, dentists, laboratories, vets. Written from
 * the list of families alone, without knowledge of the search. Format of `rated-queries.ts`.
 */
const sources = {
  nurses: `
venflon 20g pink > iv-cannula |
drip set > iv-infusion-set | iv-stand three-way-stopcock
saline bottle 500ml > normal-saline | ringer-lactate iv-infusion-set
cotton roll 500 gm > cotton-wool | gauze-swab-roll
spirit swab > alcohol-swab | hand-rub
urobag > urine-collection-bag | foley-catheter
bed sheet under pad for patient > underpad | adult-diaper
sugar check machine > glucometer | glucose-strips lancets
sugar strips > glucose-strips | glucometer lancets urine-strips
insulin syringe > syringe-with-needle | insulin-human-mixtard hypodermic-needle
feeding tube for patient > ryles-tube | syringe-with-needle
oxygen prongs > nasal-cannula | oxygen-mask oxygen-concentrator
bandage roll > gauze-swab-roll | micropore-tape cotton-wool
finger oxygen meter > pulse-oximeter | oxygen-concentrator
fever machine gun type > infrared-thermometer |
air bed for bedsore > air-mattress | hospital-bed underpad
needle destroyer box > needle-destroyer | sharps-container
sharp disposal box > sharps-container |
saline stand > iv-stand | normal-saline
hand sanitiser 5 litre > hand-rub |
3 way cannula connector > three-way-stopcock | iv-cannula iv-infusion-set
steth for nursing student > stethoscope |
bp apparatus > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
sterile gauze pads > gauze-swab-roll | cotton-wool
stitch cutting scissor > surgical-scissors | needle-holder
baby cord clip > cord-clamp | delivery-kit
diapers for old people > adult-diaper | underpad
face mask ear loop 50 pcs > 3-ply-mask | n95-respirator
catheter with balloon 16 > foley-catheter | urine-collection-bag
steam inhaler machine >  | nebuliser
ambu bag > manual-resuscitator | oxygen-mask
infusion pump > infusion-syringe-pump | iv-infusion-set
fowler bed with wheels > hospital-bed |
wound dressing kit > gauze-swab-roll | cotton-wool povidone-iodine micropore-tape surgical-gloves-sterile normal-saline surgical-scissors
jelco 22 > iv-cannula |
sterile hand gloves for ot size 7 > surgical-gloves-sterile | latex-exam-gloves
ear thermometer > infrared-thermometer |
urine pot bag with tap > urine-collection-bag |
blood sugar lancet needle > lancets | glucometer hypodermic-needle glucose-strips
hospital underpads 60x90 > underpad | adult-diaper
oxygen cylinder mask adult > oxygen-mask | nasal-cannula
plaster tape white > micropore-tape |
scissor for cutting bandage > surgical-scissors | gauze-swab-roll
doctor stethoscope black > stethoscope |
BP cuff for child > bp-cuff | sphygmomanometer-aneroid
bedside drip stand 4 hook > iv-stand |
nebuliser mask child > nebuliser-mask | nebuliser oxygen-mask
disposable syringe 20 ml > syringe-with-needle |
ORS packet orange > ors |
iv cannula fixator dressing > transparent-dressing | micropore-tape iv-cannula
non sterile gloves for cleaning > nitrile-exam-gloves latex-exam-gloves |
urine bag adult with hanger > urine-collection-bag |
digital thermometer for baby > digital-thermometer infrared-thermometer |
patient sheet disposable > underpad | surgical-drape
sanitizer dispenser refill 5l > hand-rub |
oxygen flow 10 litre machine > oxygen-concentrator |
needle for taking blood > hypodermic-needle syringe-with-needle lancets | blood-collection-tube av-fistula-needle
sponge gauze for ot > gauze-swab-roll |
betadine bottle small > povidone-iodine |
wrist bp instrument > bp-monitor-digital | sphygmomanometer-aneroid
hospital cot with mattress > hospital-bed |
emergency adrenaline ampule > adrenaline |
drip bottle > normal-saline ringer-lactate | iv-infusion-set iv-stand
suction catheter 14 > suction-catheter | yankauer-set
thermal paper for ecg machine > ecg-paper | ecg-machine`,
  tenders: `
Inj. Ceftriaxone 1gm vial > ceftriaxone-inj |
Gloves surgical latex sterile size 6.5 powdered pair IS 13422 > surgical-gloves-sterile | latex-exam-gloves
Disposable syringe 5 ml with needle 24G sterile, BIS marked > syringe-with-needle | hypodermic-needle
I.V. Cannula 22 G with injection port, FEP, sterile > iv-cannula |
Absorbable surgical suture Polyglactin 910 size 1-0, 90 cm, 1/2 circle RB 40 mm > absorbable-suture | catgut-suture
Chromic catgut 2-0 with needle, 76 cm > catgut-suture | absorbable-suture
Foley's balloon catheter 2 way 16 FG silicone coated > foley-catheter |
Infant feeding tube size 8 FG > ryles-tube |
Povidone iodine solution IP 5% w/v 500 ml > povidone-iodine |
Absorbent cotton wool IP 500 g net > cotton-wool | gauze-swab-roll
Adhesive plaster tape 3" x 9 m > micropore-tape |
Inj Ondansetron 2mg/ml 4ml amp > ondansetron-inj |
Sodium chloride injection IP 0.9% w/v 500 ml > normal-saline |
Compound sodium lactate injection IP 500ml > ringer-lactate | normal-saline
Lignocaine HCl 2% jelly 30 g tube > lignocaine-jelly | lignocaine-2
Tab. Paracetamol 500 mg 10x10 > paracetamol |
Scalp vein set / AV fistula needle 16G > av-fistula-needle scalp-vein-set | dialyser
Hollow fibre dialyser 1.3 sqm low flux > dialyser |
Supply of ICU bed motorised five function with mattress > hospital-bed |
LED operation theatre light double dome 160000 lux > ot-light |
Vertical autoclave 50 ltr SS 304 > autoclave |
Multipara monitor 5 parameter with 12 inch display > patient-monitor | refurbished-patient-monitor
ECG machine 12 channel with interpretation > ecg-machine | refurbished-ecg
N-95 mask NIOSH approved without valve > n95-respirator | 3-ply-mask
Vacutainer K3 EDTA 3 ml lavender cap > blood-collection-tube |
Syringe pump single channel with drug library > infusion-syringe-pump |
Surgical blade no. 22 carbon steel box of 100 > surgical-blade | ophthalmic-blades
Nitrile examination gloves powder free medium (100 nos per box) > nitrile-exam-gloves | latex-exam-gloves
Wheel chair folding with footrest > wheelchair |
Rapid card test for HIV 1 & 2, pack of 50 > hiv-hbsag-hcv-rapid |
Anti rabies vaccine cell culture IM/ID > rabies-cell-culture | veterinary-anti-rabies
Urine collecting bag 2000 ml with non return valve > urine-collection-bag |
Haemodialysis concentrate part A 10 ltr acetate free > bicarbonate-concentrate-part-a | bicarbonate-powder-part-b
Supply of surgeon's cap and face mask 3 layer > 3-ply-mask |
Needle hypodermic 23G x 1" sterile disposable > hypodermic-needle | syringe-with-needle
Ryle's tube 14 FG with X-ray opaque line > ryles-tube |
Inj. Heparin 5000 IU/ml 5 ml vial > heparin |
Suture, synthetic absorbable, polyglycolic acid, 2-0, needle 30 mm > absorbable-suture | catgut-suture
Centrifuge 16 tube digital brushless > centrifuge |
Gown surgeon disposable SMS sterile size L > surgical-gown |
Gauze than 18 metre x 90 cm > gauze-swab-roll |
Cord clamp, sterile, individually packed > cord-clamp |
Biphasic defibrillator with AED and pacing > refurbished-defibrillator |
Blood glucose strips with compatible glucometer, 50 nos > glucose-strips glucometer |
Inj Dexamethasone sodium phosphate 4mg/ml 2ml > dexamethasone-inj |
Alcohol based hand rub 500 ml with dispenser IS > hand-rub |
Disposable three ply face mask with nose pin > 3-ply-mask |
Sterile hypodermic syringe luer lock 10ml > syringe-with-needle | hypodermic-needle
Non invasive blood pressure monitor upper arm automatic > bp-monitor-digital |
Stethoscope dual head adult, latex free tubing > stethoscope |
ECG jelly 250 ml bottle > ecg-gel | ultrasound-gel
Micro pipette variable 10-100 microlitre > micropipette |
Binocular microscope with LED illumination > microscope |
Oxygen mask with reservoir bag adult > oxygen-mask |
Motorised ICU cot > hospital-bed |
Human insulin 30/70 40 IU/ml > insulin-human-mixtard |
Hepatitis B vaccine 10 dose vial adult > hepatitis-b |
Sharps container 5 litre puncture resistant > sharps-container |
Elastomeric impression material putty consistency > elastomeric-putty | alginate
Automated hematology cell counter > haematology-analyser |
Paracetamol tablets IP 650 mg strip > paracetamol |`,
  dental: `
rct files 25 mm 6% > rotary-endo-files | gutta-percha-paper-points
gp points > gutta-percha-paper-points | rotary-endo-files
light cure composite a2 > composite-restorative | curing-light bonding-agent
tooth colour filling material > composite-restorative | glass-ionomer-cement bonding-agent
gic type 9 > glass-ionomer-cement |
luting cement for crowns > glass-ionomer-cement |
etchant gel 37% > dental-etchant | bonding-agent
airotor 4 hole > high-speed-handpiece | diamond-burs
scaling machine > ultrasonic-scaler |
light cure gun > curing-light | composite-restorative
impression powder alginate > alginate | elastomeric-putty
rubber base putty light body > elastomeric-putty | alginate
tapered fissure bur FG > diamond-burs | high-speed-handpiece
lignox adrenaline cartridge > dental-anaesthetic lignocaine-2 | lignocaine-jelly
braces kit mbt 022 > orthodontic-brackets |
ceramic braces > orthodontic-brackets |
bonding 7th gen > bonding-agent | dental-etchant
dental chair second hand > refurbished-dental-chair |
protaper files > rotary-endo-files |
absorbent points .04 > gutta-percha-paper-points |
composite kit shade A3 > composite-restorative | bonding-agent
niti rotary file 25mm 4% > rotary-endo-files |
paper point 30 > gutta-percha-paper-points |
dental xylocaine with adrenaline 1:80000 > dental-anaesthetic | lignocaine-2
round diamond bur coarse > diamond-burs |
putty fast set > elastomeric-putty |
bracket self ligating > orthodontic-brackets |
piezo scaler with light > ultrasonic-scaler |
endo motor files reciprocating > rotary-endo-files |
etching gel syringe > dental-etchant |
flowable a3 > composite-restorative |
turbine 4 hole push button > high-speed-handpiece |
flame bur fine grit > diamond-burs |
crown luting cement type 1 > glass-ionomer-cement |
dentist chair > refurbished-dental-chair |
led cure light wide spectrum > curing-light |`,
  laboratory: `
edta tube purple > blood-collection-tube |
yellow top gel vial > blood-collection-tube |
cbc machine > haematology-analyser |
3 part cell counter > haematology-analyser |
sgpt kit 4x50 > biochemistry-reagent |
creatinine reagent > biochemistry-reagent |
slide for microscope frosted > glass-slides | microscope
pipette 100-1000 > micropipette |
8 channel pipette > micropipette |
REMI type centrifuge 8 tubes > centrifuge |
dengue card > dengue-ns1-igg-igm |
malaria antigen test pf pv > rapid-malaria-kit |
hepatitis b surface antigen test > hiv-hbsag-hcv-rapid | hepatitis-b
hepatitis C card 50 tests > hiv-hbsag-hcv-rapid |
uristix 10 parameter > urine-strips |
upt card > pregnancy-test |
trinocular microscope with camera > microscope |
pt inr blue vial > blood-collection-tube |
fluoride vial grey > blood-collection-tube |
blood sugar glucose god pod > biochemistry-reagent | glucose-strips
lipid cholesterol reagent > biochemistry-reagent |
lancet 28g > lancets |
micro slide box > glass-slides |
5 part hematology analyser > haematology-analyser |
ALT reagent > biochemistry-reagent |
urine test strips 11 parameters > urine-strips |
NS1 kit > dengue-ns1-igg-igm |
HBsAg > hiv-hbsag-hcv-rapid |
citrate vial 2.7 ml > blood-collection-tube |
pipette 20-200 ul > micropipette |
3ml edta vacutainer > blood-collection-tube |
urea reagent kit > biochemistry-reagent |
haemoglobin machine >  | haematology-analyser
hcv tri dot > hiv-hbsag-hcv-rapid |
malaria pan pf card > rapid-malaria-kit |
glucose strip gdh fad > glucose-strips |
frosted end slides > glass-slides |`,
  eye: `
iol +21 D > intraocular-lens |
toric lens > intraocular-lens |
hydrophobic foldable lens > intraocular-lens |
visco hpmc 2ml > viscoelastic |
keratome 2.8 > ophthalmic-blades | surgical-blade
crescent knife > ophthalmic-blades | surgical-blade
10-0 nylon > ophthalmic-suture |
eye pressure machine > tonometer |
nct tonometer > tonometer |
ar machine for eye testing > autorefractometer | retinoscope
refresh tears > eye-drops-lubricant |
carboxymethylcellulose eye drop > eye-drops-lubricant |
spectacle trial box > trial-lens-set | spectacle-lens
blue cut lens 1.56 > spectacle-lens |
fundus torch ophthalmoscope > direct-ophthalmoscope | retinoscope
cataract dye > trypan-blue |
phaco knife 2.8mm > ophthalmic-blades | surgical-blade
hyaluronate 1.4% > viscoelastic |
9-0 nylon double arm > ophthalmic-suture |
trial set 266 > trial-lens-set |
antireflection glass 1.67 > spectacle-lens |
preloaded iol +20 > intraocular-lens |
schiotz > tonometer |
slit lamp with camera > slit-lamp |
side port blade > ophthalmic-blades |
lubricating drops preservative free > eye-drops-lubricant |
retinoscope halogen streak > retinoscope |`,
  dialysis: `
dialyzer f6 > dialyser |
fistula needle 16g > av-fistula-needle |
blood line set > blood-tubing-set | dialyser
hd catheter 12 fr double lumen > dialysis-catheter-kit |
permcath > dialysis-catheter-kit |
bicarb powder > bicarbonate-powder-part-b | bicarbonate-concentrate-part-a
part a and part b solution > bicarbonate-concentrate-part-a bicarbonate-powder-part-b |
pd fluid 2.5% 2 litre > capd-solution |
epo 4000 > erythropoietin |
heparin 25000 > heparin |
ro water plant dialysis > ro-plant |
renalin cold sterilant > citrosteril-peracetic-disinfectant |
used dialysis machine > refurbished-dialysis-machine | haemodialysis-machine
jugular catheter > dialysis-catheter-kit |
f8 dialyser high flux > dialyser |
av fistula 17G > av-fistula-needle |
tunneled catheter 24 cm > dialysis-catheter-kit |
bicarbonate cartridge 720g > bicarbonate-powder-part-b |
dialysis recliner chair > dialysis-chair | wheelchair
single pass ro 500 lph > ro-plant |
dialysis tubing adult > blood-tubing-set |
acid concentrate part a 10l > bicarbonate-concentrate-part-a |
eprex injection > erythropoietin |
dialyser reprocessing chemical > citrosteril-peracetic-disinfectant | dialyser
curved double lumen 11.5 fr > dialysis-catheter-kit |`,
  physiotherapy: `
nerve stimulator >  | tens ift-unit electrode-pads
pain relief current machine > tens ift-unit | electrode-pads ultrasound-therapy
ultrasonic therapy 1 mhz > ultrasound-therapy | ultrasound-gel
swd machine > short-wave-diathermy |
cervical traction > traction-unit |
theraband green > resistance-band |
exercise ball 65cm > gym-ball |
k tape blue > kinesiology-tape |
ls belt xl > knee-ls-brace |
knee cap pair > knee-ls-brace |
back pain belt > knee-ls-brace | hot-pack
heating pad electric > hot-pack | hot-water-bag
walking frame for elderly > walker | wheelchair
rollator > walker |
toilet wheelchair > wheelchair |
tens pads 5x5 > electrode-pads | tens
sono gel 5 kg > ultrasound-gel | ecg-gel
muscle stimulator 2 channel > tens ift-unit | electrode-pads
hot pack for neck > hot-pack | hot-water-bag traction-unit
LS corset medium > knee-ls-brace |
aluminium walker with wheels > walker |
yoga ball 75cm with pump > gym-ball |
commode chair with wheels > commode-chair wheelchair |
interferential therapy > ift-unit |
ultrasound machine for physiotherapy > ultrasound-therapy | refurbished-ultrasound ultrasound-gel
resistance loop heavy black > resistance-band |
lumbar support belt > knee-ls-brace |
crutches >  | walker
heat bag electric > hot-pack | hot-water-bag
electric wheel chair joystick > wheelchair |
diathermy pulsed > short-wave-diathermy |`,
  gynaecology: `
cuscos speculum > speculum-disposable |
pap smear kit > cytology-brush |
cu t 380 > copper-iud |
fetal heart doppler > fetal-doppler | ctg-monitor
nst machine > ctg-monitor | fetal-doppler
iui cannula > iui-catheter |
opu needle 17g > ovum-pickup-needle |
et catheter soft > embryo-transfer-catheter | iui-catheter
semen washing media > sperm-wash-medium | ivf-culture-media
blastocyst culture media > ivf-culture-media |
normal delivery kit > delivery-kit | cord-clamp
ovulation strips > ovulation-kit | pregnancy-test
preganews > pregnancy-test |
HSG catheter >  | iui-catheter embryo-transfer-catheter foley-catheter
pregnancy strip 50 pcs > pregnancy-test |
Cu T multiload > copper-iud |
doppler 2.5 mhz > fetal-doppler | refurbished-ultrasound
pap brush liquid cytology > cytology-brush |
speculum medium disposable > speculum-disposable |
baby heartbeat machine > fetal-doppler | ctg-monitor
iui wash media > sperm-wash-medium | iui-catheter ivf-culture-media
vaginal speculum small with light > speculum-disposable |
double lumen opu > ovum-pickup-needle |
labour kit with suture tray > delivery-kit |`,
  veterinary: `
dog rabies injection > veterinary-anti-rabies | rabies-cell-culture
arv for dogs > veterinary-anti-rabies | rabies-cell-culture
pet anti rabies vaccine 10 dose > veterinary-anti-rabies | rabies-cell-culture
iv cannula for puppy 24g > iv-cannula |
veterinary syringe 20ml > veterinary-syringe | syringe-with-needle
needle 18g for cattle > hypodermic-needle | syringe-with-needle`,
  medicines: `
monocef 1g > ceftriaxone-inj |
ceftriaxone sulbactam 1.5 > ceftriaxone-inj |
dolo 650 > paracetamol |
crocin tablet > paracetamol |
acetaminophen 500mg > paracetamol |
pcm 650 strip > paracetamol |
emeset inj > ondansetron-inj |
pan 40 injection > pantoprazole-inj |
pantoprazole sodium 40mg vial > pantoprazole-inj |
dexona injection > dexamethasone-inj |
dexamethasone 4 mg/ml > dexamethasone-inj |
epinephrine 1:1000 ampoule > adrenaline | dental-anaesthetic lignocaine-2
xylocaine 2% > lignocaine-2 lignocaine-jelly | dental-anaesthetic
lidocaine jelly > lignocaine-jelly | lignocaine-2
loxicard > lignocaine-2 | lignocaine-jelly dental-anaesthetic
betadine 10% 500ml > povidone-iodine |
mixtard 30/70 > insulin-human-mixtard |
actrapid > insulin-human-mixtard |
human insulin cartridge 3ml > insulin-human-mixtard |
electral powder > ors |
rl 500 ml > ringer-lactate |
ns 100ml > normal-saline |
sterillium > hand-rub |
chlorhexidine hand rub 500 > hand-rub |
tetanus injection > tetanus-diphtheria-td |
tt vaccine > tetanus-diphtheria-td |
hep b vaccine paediatric > hepatitis-b | hepatitis-a
flu shot > influenza-quadrivalent |
cervical cancer vaccine > hpv | cytology-brush
chicken pox vaccine > varicella |
measles mumps rubella > mmr |
pcv13 > pneumococcal-conjugate |
meningitis vaccine hajj > meningococcal-acyw |
enoxaparin clexane >  | heparin
calpol 500 > paracetamol |
zofer 4mg injection > ondansetron-inj |
pantocid iv > pantoprazole-inj |
wokadine scrub > povidone-iodine |
huminsulin 50/50 > insulin-human-mixtard |
lox 2% jelly > lignocaine-jelly | lignocaine-2
gardasil 9 > hpv |
abhayrab > rabies-cell-culture |
xone 1 gm inj > ceftriaxone-inj |
dns 500 ml >  | normal-saline ringer-lactate
ondem > ondansetron-inj |
decadron > dexamethasone-inj |
taxim 1g >  | ceftriaxone-inj
p 500 tablet > paracetamol |
enerzal >  | ors
novomix >  | insulin-human-mixtard
ringers 1 litre > ringer-lactate |
adult tetanus td vaccine > tetanus-diphtheria-td |
typbar tcv > typhoid-conjugate |
priorix > mmr |`,
  units: `
suture 2/0 vicryl > absorbable-suture | catgut-suture | 2-0
suture 3 0 pds > absorbable-suture |  | Polydioxanone
foley 16fr > foley-catheter |
foley catheter 14 french > foley-catheter |
ryles 16FG > ryles-tube |
cannula 18gauge > iv-cannula | nasal-cannula
needle 26G x 1/2 inch > hypodermic-needle |
syringe 10cc > syringe-with-needle |
syringe 2 c.c. > syringe-with-needle |
tape half inch > micropore-tape | kinesiology-tape
micropore 1" > micropore-tape |
gauze 10x10 > gauze-swab-roll |
gauze 4 inch x 4 inch > gauze-swab-roll |
autoclave 23 litre > autoclave |
autoclave 12ltr class b > autoclave |
gown 45gsm > surgical-gown |
ecg paper 210mm > ecg-paper |
gloves 7.5 sterile > surgical-gloves-sterile |
surgical gloves 7 1/2 > surgical-gloves-sterile |
oxygen concentrator 10lpm > oxygen-concentrator |
oxygen machine 5 liter > oxygen-concentrator |
x ray 300ma > refurbished-x-ray-100-300-ma |
gel 250ml ecg > ecg-gel | ultrasound-gel
insulin syringe 40 IU/ml > syringe-with-needle insulin-human-mixtard |
heparin 5000iu > heparin |`,
  hinglish: `
dastane > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
haath ke dastane latex > latex-exam-gloves surgical-gloves-sterile | nitrile-exam-gloves
patti > gauze-swab-roll | micropore-tape cotton-wool
BP napne ki machine > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
bp check karne wali machine > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
khoon jaanch kit >  | blood-collection-tube glucometer haematology-analyser lancets hiv-hbsag-hcv-rapid rapid-malaria-kit dengue-ns1-igg-igm glucose-strips biochemistry-reagent
sugar ki machine > glucometer | glucose-strips lancets
sugar napne ki patti > glucose-strips | glucometer urine-strips
rui > cotton-wool | gauze-swab-roll
sui > hypodermic-needle syringe-with-needle |
injection lagane ki sui > hypodermic-needle syringe-with-needle |
bukhar naapne wala > infrared-thermometer |
bukhar ki dawai > paracetamol |
peshab ki thaili > urine-collection-bag |
peshab ki nali > foley-catheter | urine-collection-bag
pishab jaanch strip > urine-strips |
garam pani ki bottle > hot-water-bag | hot-pack
garam pani ki thaili > hot-water-bag | hot-pack
ghutne ka belt > knee-ls-brace |
kamar dard belt > knee-ls-brace |
pahiya kursi > wheelchair |
saans ki machine > nebuliser oxygen-concentrator | refurbished-ventilator oxygen-mask
oxygen naapne ki machine > pulse-oximeter | oxygen-concentrator
chashma lens > spectacle-lens | trial-lens-set
aankh ki dawa > eye-drops-lubricant |
aankh ke drop > eye-drops-lubricant |
daant bharne ka masala > composite-restorative glass-ionomer-cement |
dant safai machine > ultrasonic-scaler |
tanke ka dhaga > absorbable-suture catgut-suture | ophthalmic-suture
taanka lagane ka saman > absorbable-suture catgut-suture needle-holder | surgical-scissors ophthalmic-suture
kainchi > surgical-scissors |
mariz ka bistar > hospital-bed | underpad
hospital palang > hospital-bed |
kutte ka rabies tika > veterinary-anti-rabies | rabies-cell-culture
kutta katne ka injection > rabies-cell-culture | veterinary-anti-rabies
garbh jaanch kit > pregnancy-test |
pet se hai test kit > pregnancy-test |
bade logo ka diaper > adult-diaper |
chhuri operation > surgical-blade | ophthalmic-blades
malham patti > gauze-swab-roll | povidone-iodine micropore-tape
namak pani drip > normal-saline | iv-infusion-set ors
dil ki dhadkan machine > ecg-machine | stethoscope patient-monitor fetal-doppler
haath dhone wala sanitizer > hand-rub |
nas me lagane wali sui > iv-cannula | hypodermic-needle av-fistula-needle
muh ka mask > 3-ply-mask n95-respirator | oxygen-mask
ghutne ki patti > knee-ls-brace | gauze-swab-roll
khansi ki dawai >  | paracetamol
doctor wala aala > stethoscope |
sugar test karne ki machine > glucometer | glucose-strips
safed tape chipkane wali > micropore-tape |
bache ka diaper >  | adult-diaper
operation ke dastane > surgical-gloves-sterile | nitrile-exam-gloves latex-exam-gloves
gas wali machine oxygen > oxygen-concentrator |
nakh se oxygen dene wali nali > nasal-cannula | oxygen-mask
chashme ka number check machine > autorefractometer | trial-lens-set spectacle-lens
baccha hone ka kit > delivery-kit | pregnancy-test
haath saaf karne wala liquid > hand-rub |
aankh ka operation lens > intraocular-lens |
bistar gila hone wala pad > underpad | adult-diaper
khoon rokne wali patti > tourniquet gauze-swab-roll |
bukhar check karne wala yantra > infrared-thermometer |
naak me lagane wala oxygen pipe > nasal-cannula | oxygen-mask
mareez uthane ki kursi > wheelchair |
dant ka filling material > composite-restorative glass-ionomer-cement |
chhota syringe bachche ka > syringe-with-needle |
hath dhone ka > hand-rub |
kamar ka patta > knee-ls-brace |
pet ki sonography machine > refurbished-ultrasound | ultrasound-gel
sugar ki sui > lancets | hypodermic-needle syringe-with-needle
blood pressure ki machine ka cuff > bp-cuff | bp-monitor-digital
surgical kapda > surgical-gown surgical-drape |
diabetes naapne ki strip > glucose-strips |`,
  devanagari: `
दस्ताने > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
बीपी मशीन > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
रुई > cotton-wool |
पट्टी > gauze-swab-roll | micropore-tape
सिरिंज 5 एमएल > syringe-with-needle |
सुई > hypodermic-needle syringe-with-needle |
ग्लूकोमीटर > glucometer | glucose-strips
शुगर टेस्ट स्ट्रिप > glucose-strips | glucometer
व्हीलचेयर > wheelchair |
नेबुलाइज़र > nebuliser |
ऑक्सीमीटर > pulse-oximeter |
मास्क एन 95 > n95-respirator | 3-ply-mask
थर्मामीटर > infrared-thermometer |
कैथेटर > foley-catheter | iui-catheter embryo-transfer-catheter dialysis-catheter-kit
ग्लव्स > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
गरम पानी की थैली > hot-water-bag | hot-pack
पैरासिटामोल > paracetamol |
डायपर > adult-diaper |
रेबीज का टीका > rabies-cell-culture veterinary-anti-rabies |
गर्भावस्था जांच किट > pregnancy-test |
टांके का धागा > absorbable-suture catgut-suture | ophthalmic-suture
स्टेथोस्कोप > stethoscope |
खून जांच ट्यूब > blood-collection-tube |
इंसुलिन > insulin-human-mixtard |
व्हील चेयर फोल्डिंग > wheelchair |
पल्स ऑक्सीमीटर > pulse-oximeter |
हॉस्पिटल बेड > hospital-bed |
ईसीजी मशीन > ecg-machine | refurbished-ecg
सैनिटाइज़र > hand-rub |
ऑक्सीजन सिलेंडर मास्क > oxygen-mask | oxygen-concentrator
बुखार नापने की मशीन > infrared-thermometer |
कमर दर्द बेल्ट > knee-ls-brace |
सूती रुई > cotton-wool |
डेंगू टेस्ट किट > dengue-ns1-igg-igm |`,
  typos: `
stethascope > stethoscope |
stetoscop > stethoscope |
nebuliser machin > nebuliser |
nebulyzer > nebuliser |
glucomiter > glucometer |
oximetre > pulse-oximeter |
cannulla 20g > iv-cannula | nasal-cannula
canula 22 > iv-cannula | nasal-cannula
cathetar foly > foley-catheter |
catheder > foley-catheter iui-catheter embryo-transfer-catheter dialysis-catheter-kit |
suringe 5ml > syringe-with-needle |
syring 2ml > syringe-with-needle |
glovs nitril > nitrile-exam-gloves |
thermometr infrared > infrared-thermometer |
wheelchiar > wheelchair |
autoclav > autoclave |
centrifug machine > centrifuge |
micriscope > microscope |
dialiser > dialyser |
erythropoetin > erythropoietin |
ceftriaxon > ceftriaxone-inj |
cephtriaxone 1g > ceftriaxone-inj |
pantaprazole > pantoprazole-inj |
ondensetron > ondansetron-inj |
povidine iodine > povidone-iodine |
paracitamol > paracetamol |
lignocane > lignocaine-2 lignocaine-jelly | dental-anaesthetic
dexamethosone > dexamethasone-inj |
alginet > alginate |
orthodentic bracket > orthodontic-brackets |
sphygmomanometr > sphygmomanometer-aneroid | bp-monitor-digital
sphigmomanometer > sphygmomanometer-aneroid | bp-monitor-digital
opthalmoscope > direct-ophthalmoscope |
retinascope > retinoscope |
tonometre > tonometer |
hemotology analyzer > haematology-analyser |
suchure 2-0 > absorbable-suture catgut-suture | ophthalmic-suture
kinesology tape > kinesiology-tape |
vaccum tube edta > blood-collection-tube |
gutta purcha > gutta-percha-paper-points |
surgicle blade > surgical-blade |
speculam > speculum-disposable |
infared thermometer > infrared-thermometer |
hemodialisys machine > haemodialysis-machine | refurbished-dialysis-machine
catgutt 2-0 > catgut-suture |
gloves nitrlie > nitrile-exam-gloves |
pulse oxymetr > pulse-oximeter |
wheel chiar > wheelchair |
autorefractometr > autorefractometer |
bandge > gauze-swab-roll |
thermomter > infrared-thermometer |
surgcal blade 15 > surgical-blade |
foly cathter 18 > foley-catheter |
dengu testkit > dengue-ns1-igg-igm |
hepatitus b vacine > hepatitis-b |
stethascop pediatric > stethoscope |
oxgen consentrator > oxygen-concentrator |
ultrsound gel > ultrasound-gel |
dafibrilator > refurbished-defibrillator |`,
  joined: `
bpmonitor > bp-monitor-digital | sphygmomanometer-aneroid bp-cuff
pulse-oxymeter > pulse-oximeter |
pulseoximeter > pulse-oximeter |
ivcannula > iv-cannula |
ivset > iv-infusion-set | iv-cannula iv-stand
ecgmachine > ecg-machine | refurbished-ecg
wheel chair > wheelchair |
n 95 mask > n95-respirator | 3-ply-mask
3ply mask > 3-ply-mask |
threeway stopcock > three-way-stopcock |
3way > three-way-stopcock |
adultdiaper > adult-diaper |
handrub > hand-rub |
hotwater bag > hot-water-bag |
surgicalblade 11 > surgical-blade |
slitlamp > slit-lamp |
examinationgloves > nitrile-exam-gloves latex-exam-gloves | surgical-gloves-sterile
testkit dengue > dengue-ns1-igg-igm |
c arm > refurbished-c-arm |
carm machine > refurbished-c-arm |
o t light > ot-light |
micro pipette > micropipette |
gluco meter > glucometer | glucose-strips
hand piece led > high-speed-handpiece | ultrasonic-scaler
x-ray machine > refurbished-x-ray-100-300-ma |
xray > refurbished-x-ray-100-300-ma |
surgicalgloves > surgical-gloves-sterile |
oxygenmask > oxygen-mask |
urinebag > urine-collection-bag |
trial lensset > trial-lens-set |
ecgpaper 80mm > ecg-paper |
glucometerstrips > glucose-strips | glucometer
facemask > 3-ply-mask n95-respirator oxygen-mask |
cottonroll 500g > cotton-wool |
needleholder > needle-holder |
pregnancytest strip > pregnancy-test |
hospitalbed electric > hospital-bed |
foley16 > foley-catheter |`,
  spellings: `
hemodialysis machine > haemodialysis-machine | refurbished-dialysis-machine
hematology analyzer > haematology-analyser |
anesthesia machine > refurbished-anaesthesia-machine |
nebulizers > nebuliser |
fiber dialyzers > dialyser |
pediatric stethoscope > stethoscope |
foetal doppler > fetal-doppler |
catheters foley > foley-catheter |
sterilizer > autoclave | citrosteril-peracetic-disinfectant
orthopaedic belt > knee-ls-brace |
syringes and needles > syringe-with-needle hypodermic-needle |
diapers > adult-diaper |
scissors > surgical-scissors |
walkers > walker |
vaccines > hepatitis-b tetanus-diphtheria-td rabies-cell-culture influenza-quadrivalent hpv pneumococcal-conjugate typhoid-conjugate hepatitis-a mmr varicella meningococcal-acyw veterinary-anti-rabies |
color doppler > refurbished-ultrasound | fetal-doppler
moulded dental impression material > alginate elastomeric-putty |
gray top tubes > blood-collection-tube |`,
  abbreviations: `
IFT > ift-unit | tens
TENS > tens | electrode-pads
NST > ctg-monitor | fetal-doppler
ETT > endotracheal-tube |
RT tube > ryles-tube |
ngt 14 > ryles-tube |
BT set > blood-transfusion-set | iv-infusion-set
IV > iv-cannula iv-infusion-set iv-stand | normal-saline ringer-lactate three-way-stopcock
NIBP cuff > bp-cuff | bp-monitor-digital patient-monitor
SpO2 > pulse-oximeter | patient-monitor
IOL > intraocular-lens |
EPO > erythropoietin |
HIV > hiv-hbsag-hcv-rapid |
UPT > pregnancy-test |
USG > refurbished-ultrasound | ultrasound-gel
USG gel > ultrasound-gel | ecg-gel refurbished-ultrasound
CTG > ctg-monitor | fetal-doppler
IUCD > copper-iud |
PPE kit >  | surgical-gown 3-ply-mask n95-respirator
AED > refurbished-defibrillator |
ABG syringe >  | heparin syringe-with-needle
CVC line > central-venous-catheter | dialysis-catheter-kit
ORS > ors |
GIC > glass-ionomer-cement |
RCT kit > rotary-endo-files gutta-percha-paper-points | high-speed-handpiece dental-anaesthetic
SST tube > blood-collection-tube |
HDF > haemodialysis-machine | dialyser
inj adr > adrenaline |
LMA size 3 > laryngeal-mask |
MMR > mmr |
TCV > typhoid-conjugate |
PDS 1 > absorbable-suture |
SWD > short-wave-diathermy |
CAPD bag > capd-solution |
IOP > tonometer |
HAV vaccine > hepatitis-a |
ECG > ecg-machine | ecg-paper ecg-gel refurbished-ecg
LS belt > knee-ls-brace |
CBC > haematology-analyser blood-collection-tube |
PD fluid > capd-solution |
LSCS kit >  | surgical-drape surgical-gown delivery-kit absorbable-suture catgut-suture`,
  attributes: `
gloves under 500 > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
bp machine below 2000 rs > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
nitrile gloves medium blue 100 pcs > nitrile-exam-gloves | latex-exam-gloves | Blue
black nitrile gloves > nitrile-exam-gloves |  | Black
stethoscope less than 1500 > stethoscope |
cheap pulse oximeter > pulse-oximeter |
wheelchair under ₹8000 > wheelchair |
glucometer upto 1000 > glucometer | glucose-strips
n95 mask under rs. 100 > n95-respirator | 3-ply-mask
latex gloves powder free small > latex-exam-gloves surgical-gloves-sterile | nitrile-exam-gloves | Powder-Free
syringe 5ml luer lock > syringe-with-needle |  | Luer Lock
safety iv cannula 20g > iv-cannula |  | Safety
foley catheter 3 way 20 > foley-catheter |  | 3-Way
electric icu bed > hospital-bed |  | Electric
wrist bp monitor > bp-monitor-digital |  | Wrist
sterile gown xl > surgical-gown |  | Sterile
nebulizer portable rechargeable > nebuliser |  | Portable
led ot light ceiling > ot-light |  | Ceiling
12 channel ecg between 30000 and 60000 > ecg-machine | refurbished-ecg
adult diaper pants large > adult-diaper |  | Pants
mesh nebuliser > nebuliser |  | Mesh
non sterile isolation gown > surgical-gown |  | Isolation
stethoscope under 1000 > stethoscope |
nitrile gloves large box under 600 rs > nitrile-exam-gloves |
wheelchair 5000 se kam > wheelchair |
red stethoscope littmann type > stethoscope |
mask 50 pcs cheap > 3-ply-mask | n95-respirator oxygen-mask
oximeter between 1000 and 2000 > pulse-oximeter |
cheap adult diaper xl > adult-diaper |
tens machine above 3000 > tens |
gloves 100 pcs box under 300 > nitrile-exam-gloves latex-exam-gloves | surgical-gloves-sterile`,
  makers: `
nuravaa gloves > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |  | Nuravaa
kavrinex cannula > iv-cannula | nasal-cannula av-fistula-needle | Kavrinex
dantara composite > composite-restorative |  | Dantara
madhurix glucometer > glucometer | glucose-strips | Madhurix
zahnwerk files > rotary-endo-files |  | Zahnwerk
physiovarta tens > tens |  | Physiovarta
nurava nitrile > nitrile-exam-gloves |  | Nuravaa
netradeep iol > intraocular-lens |  | Netradeep
renalyx dialyser > dialyser |  | Renalyx
omron bp machine > bp-monitor-digital sphygmomanometer-aneroid | bp-cuff
littmann stethoscope > stethoscope |
accu chek strips > glucose-strips | glucometer
romsons foley > foley-catheter |
bd syringe 5ml > syringe-with-needle |
3m micropore > micropore-tape |
philips respironics nebuliser > nebuliser |
gc fuji gic > glass-ionomer-cement |
setunova suture > absorbable-suture catgut-suture ophthalmic-suture |  | Setunova
omron nebulizer > nebuliser |
dettol sanitizer > hand-rub |
medtronic ventilator > refurbished-ventilator |
weiyuan patient monitor > patient-monitor |  | Weiyuan
braun normal saline > normal-saline |
3m n95 > n95-respirator |`,
  places: `
gloves in mumbai > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile |
wheelchair shop near me > wheelchair |
oxygen concentrator delhi price > oxygen-concentrator |
n95 wholesale chennai > n95-respirator | 3-ply-mask
buy glucometer online > glucometer | glucose-strips
surgical gloves manufacturer in ludhiana > surgical-gloves-sterile |
hospital bed on rent pune > hospital-bed |`,
  procedures: `
root canal kit > rotary-endo-files gutta-percha-paper-points | high-speed-handpiece dental-anaesthetic hypodermic-needle glass-ionomer-cement
dialysis > dialyser blood-tubing-set av-fistula-needle haemodialysis-machine dialysis-catheter-kit bicarbonate-concentrate-part-a bicarbonate-powder-part-b dialysis-chair ro-plant refurbished-dialysis-machine capd-solution citrosteril-peracetic-disinfectant |
cataract surgery > intraocular-lens viscoelastic ophthalmic-blades trypan-blue ophthalmic-suture | surgical-drape surgical-gloves-sterile ringer-lactate
items for suturing > absorbable-suture catgut-suture needle-holder | surgical-scissors surgical-drape surgical-gloves-sterile lignocaine-2 gauze-swab-roll ophthalmic-suture
catheterization set > foley-catheter urine-collection-bag | lignocaine-jelly surgical-gloves-sterile surgical-drape
blood collection > blood-collection-tube | tourniquet syringe-with-needle hypodermic-needle alcohol-swab lancets
iv line insertion > iv-cannula | iv-infusion-set tourniquet three-way-stopcock alcohol-swab
tooth filling > composite-restorative glass-ionomer-cement | bonding-agent dental-etchant curing-light diamond-burs
ivf egg retrieval > ovum-pickup-needle | ivf-culture-media
delivery room > delivery-kit cord-clamp | underpad fetal-doppler
dressing change > gauze-swab-roll | micropore-tape cotton-wool povidone-iodine normal-saline surgical-gloves-sterile surgical-scissors
eye testing > autorefractometer trial-lens-set retinoscope | slit-lamp tonometer direct-ophthalmoscope`,
  questions: `
what is used for suturing > absorbable-suture catgut-suture needle-holder | surgical-scissors surgical-drape surgical-gloves-sterile lignocaine-2 gauze-swab-roll ophthalmic-suture
which machine to check oxygen level > pulse-oximeter | oxygen-concentrator
how to measure blood pressure at home > bp-monitor-digital | sphygmomanometer-aneroid bp-cuff stethoscope
best glucometer for home use > glucometer | glucose-strips
something to clean hands > hand-rub | alcohol-swab
what to buy for nebulisation of child > nebuliser | oxygen-mask
need gloves for latex allergy > nitrile-exam-gloves | surgical-gloves-sterile
mask for covid > n95-respirator 3-ply-mask |
price of dialysis machine in india > haemodialysis-machine refurbished-dialysis-machine |
where can i get hospital bed > hospital-bed |
medicine for vomiting injection > ondansetron-inj |
what do i need to check diabetes > glucometer glucose-strips | lancets biochemistry-reagent
chair for handicapped person > wheelchair |
cream to numb skin >  | lignocaine-jelly lignocaine-2
how to check sugar at home > glucometer glucose-strips | lancets
machine for pain in knee > tens | knee-ls-brace hot-pack ift-unit ultrasound-therapy
what is needed for iv cannulation > iv-cannula | tourniquet three-way-stopcock alcohol-swab micropore-tape iv-infusion-set nitrile-exam-gloves
tube to feed patient through nose > ryles-tube |
bag to collect urine > urine-collection-bag | foley-catheter
what machine helps in breathing > oxygen-concentrator nebuliser refurbished-ventilator |
which gloves are best for surgery > surgical-gloves-sterile |
how to sterilize instruments > autoclave |
gel used in sonography > ultrasound-gel |`,
} as const

export type BuyerClass = keyof typeof sources

const classes: readonly BuyerClass[] = [
  'nurses',
  'tenders',
  'dental',
  'laboratory',
  'eye',
  'dialysis',
  'physiotherapy',
  'gynaecology',
  'veterinary',
  'medicines',
  'units',
  'hinglish',
  'devanagari',
  'typos',
  'joined',
  'spellings',
  'abbreviations',
  'attributes',
  'makers',
  'places',
  'procedures',
  'questions',
]

export const buyerQueries: ReadonlyMap<BuyerClass, readonly RatedQuery[]> = new Map(
  classes.map((kind) => [kind, readRated(sources[kind])]),
)

/** Unsold products, and noise. */
export const notSold: readonly string[] = [
  'teeth whitening kit',
  'mobile phone',
  'asdfghjkl',
  'qwzx 9981',
  'amoxicillin 500 capsule',
  'hearing aid',
  'laptop charger',
  'pizza',
  'hip implant',
  'linear stapler 60mm',
  'azithromycin 500',
  'honda activa',
  'electrosurgical cautery pencil',
  'car battery',
  'shampoo',
  'bone drill',
  'cetirizine tablet',
  'xyzzyq',
  'contact number',
  'screwdriver',
  'ibuprofen 400',
  'pacemaker',
  'baby food',
]
