/** Trade words, genericised brand names and abbreviations. Search words, not product names. */
export const trade = `
intracath, intra cath, venflon, jelco, angiocath, cathlon, iv line, i v cannula, cannula, canula, veinflon, medicath cannula > iv-cannula
venflon pink, pink cannula, pink venflon > iv-cannula = iv cannula 20 g
green cannula, green venflon > iv-cannula = iv cannula 18 g
blue cannula, blue venflon > iv-cannula = iv cannula 22 g
yellow cannula, yellow venflon > iv-cannula = iv cannula 24 g
abg, abg syringe, blood gas syringe > syringe-with-needle heparin
ppe, ppe kit, ppe suit, coverall > surgical-gown 3-ply-mask n95-respirator nitrile-exam-gloves
iv set, i v set, drip, infusion set, microdrip, micro drip set, macro drip set, burette set, measured volume set, pedia drip > iv-infusion-set
three way, 3 way, 3way, three way stop cock, stopcock, 3 way extension, triway > three-way-stopcock
vicryl, vycryl, polyglactin, trulene pgla, pgla suture > absorbable-suture = polyglactin 910 suture
dexon, safil, pga suture > absorbable-suture = polyglycolic acid suture
pds, pds suture > absorbable-suture = polydioxanone suture
monocryl > absorbable-suture
catgut, chromic, cat gut, plain gut > catgut-suture
10-0 nylon, 10 0 nylon > ophthalmic-suture
suture, stitch thread, surgical thread > absorbable-suture catgut-suture
bp, b p > bp-monitor-digital sphygmomanometer-aneroid bp-cuff
glucometer strips, glucometer strip, glucometer test strips > glucose-strips
bp blade, scalpel blade, scalpel, surgical knife, 11 no blade, blade no 15 > surgical-blade
micropore, micropore tape, paper tape, micropore paper tape > micropore-tape = microporous paper tape
plaster, plaster tape, adhesive plaster, sticking plaster, sticky tape, leucoplast, leukoplast, surgical tape, durapore, transpore, adhesive tape, medical tape, zinc tape > micropore-tape
dynaplast, elastoplast, elastic adhesive bandage > micropore-tape kinesiology-tape
gauze, gauze than, gamjee, gauze piece, sponge gauze, mop pad, abdominal sponge > gauze-swab-roll
bandage, roller bandage, dressing, dressing material > gauze-swab-roll micropore-tape
cotton, surgical cotton, absorbent cotton, cotton roll > cotton-wool
foley, foleys, folly catheter, urinary catheter, silicone catheter, catheter, three way foley > foley-catheter
urobag, uro bag, urine bag, uri bag, urosac, leg bag, urometer > urine-collection-bag
ryle tube, ryles, ng tube, ngt, rt, nasogastric, feeding pipe, nasogastric tube, feeding tube, rt tube, infant feeding tube > ryles-tube
surgeon gloves, surgery gloves, gloves for surgery, operation gloves, sterile gloves, ot gloves, gloves 7 number, surgical glove > surgical-gloves-sterile
examination gloves, exam gloves, rubber gloves, disposable gloves, nitrile gloves > nitrile-exam-gloves latex-exam-gloves
non sterile gloves, unsterile gloves, cleaning gloves > nitrile-exam-gloves latex-exam-gloves
gloves medium, medium gloves, gloves medium size > nitrile-exam-gloves latex-exam-gloves = gloves m
gloves large, large gloves > nitrile-exam-gloves latex-exam-gloves = gloves l
gloves small, small gloves > nitrile-exam-gloves latex-exam-gloves = gloves s
latex gloves, hand gloves latex > latex-exam-gloves
mask > 3-ply-mask n95-respirator oxygen-mask
3 ply, mask 3 ply, three ply mask, surgical mask, 3ply mask, triple layer mask > 3-ply-mask
n95, n 95, ffp2, kn95, respirator, n95 mask > n95-respirator
ot gown, surgeon gown, ppe gown, isolation gown, disposable gown > surgical-gown
eye drape, ophthalmic drape > surgical-drape = ophthalmic drape
drape sheet, ot drape, hole towel, fenestrated drape > surgical-drape
dispovan, dispo van, discardit, disposable syringe, hypodermic syringe, single use syringe, insulin syringe, 5cc syringe, 10cc, 2cc, syringes > syringe-with-needle
needle, disposable needle, injection needle, 23 no needle, hypodermic > hypodermic-needle
needle destroyer box, puncture proof box, sharp box, sharps box, needle disposal > sharps-container
spirit swab, alcohol pad, alcohol prep, prep pad, isopropyl swab > alcohol-swab
betadine, wokadine, povidone, iodine solution, pvp iodine, betadin, cipladine > povidone-iodine
sterillium, sterilium, hand scrub, handrub, microshield, hand disinfectant > hand-rub
xylocaine, lignocaine, lignox, loxicard, xylocard, lox, xylocain, lidocaine, local anaesthesia, la injection > lignocaine-2 lignocaine-jelly dental-anaesthetic
xylocaine jelly, lox jelly, lignocaine gel, catheter jelly, ky jelly > lignocaine-jelly
dolo, crocin, calpol, pcm, dolo 650, paracetmol, acetaminophen, panadol > paracetamol
taxim, monotax, cefotaxime, monocef, xone, ceftriaxon, ceftriaxone, cef inj, monosef > ceftriaxone-inj
pan 40, pantop, pantocid, pan injection > pantoprazole-inj
emeset, ondem, vomikind, zofer, vomiting injection > ondansetron-inj
enoxaparin, clexane, low molecular weight heparin, lmwh > heparin
decdan, dexona, dexa, decadron, steroid injection > dexamethasone-inj
epinephrine, adrenalin, adrenaline amp, adr > adrenaline
novomix, humalog, insulatard, mixtard, huminsulin, human insulin, insulin, actrapid > insulin-human-mixtard
ns, ns 500, n s bottle, 0.9 saline, saline, sodium chloride > normal-saline
compound sodium lactate, sodium lactate > ringer-lactate
dns, d5, dextrose, dextrose saline, dextrose normal saline, glucose saline, iv fluid > normal-saline ringer-lactate
rl, ringer, ringers lactate, rl bottle, hartmann > ringer-lactate
enerzal, electral, electoral, prolyte, ors powder, walyte, rehydration > ors
omron, omron bp, digital bp, bp monitor, bp apparatus, bp instrument, b.p. apparatus, automatic bp > bp-monitor-digital sphygmomanometer-aneroid
mercury bp, sphygmo, aneroid bp, dial bp, sphygmomanometer, palm bp > sphygmomanometer-aneroid
bp cuff, bp machine cuff, blood pressure machine cuff, blood pressure cuff, cuff, nibp cuff, arm cuff, bladder cuff > bp-cuff
littman, littmann, littmann stethoscope, cardiology stethoscope, steth, stetho, microtone > stethoscope
oxygen meter, finger oxygen meter, finger oxygen, spo2, spo2 machine, oximeter, oxymeter, finger oximeter, pulse oxi meter, saturation meter > pulse-oximeter
thermo gun, temperature gun, ir thermometer, forehead thermometer, thermometer > infrared-thermometer
nebulizer, nebuliser, nebulisor, neb machine, compressor nebulizer, mesh nebulizer, steam machine, steamer, steam inhaler > nebuliser
o2 concentrator, concentrator, oxygen concentrater, 5 lpm, 10 lpm concentrator > oxygen-concentrator
multipara monitor, multiparameter monitor, multi para monitor, vital signs monitor, cardiac monitor, icu monitor, 5 para monitor, bedside monitor > patient-monitor refurbished-patient-monitor
ecg, ekg, 12 channel ecg, 3 channel ecg, ekg machine > ecg-machine
ecg roll, ecg paper, thermal paper ecg, ctg paper, chart paper > ecg-paper
ecg jelly, ecg gel, electrode gel, electrode jelly, conductive gel > ecg-gel ultrasound-gel
syringe pump, infusion pump, volumetric pump, infusomat, perfusor > infusion-syringe-pump
ot lamp, surgical light, ceiling light, shadowless lamp, operation theatre light, examination light > ot-light
cot, icu cot, motorised cot, manual bed, electric bed, fowler bed, semi fowler, icu bed, fowler cot, 2 function bed, 5 function bed, hospital cot, hospital bed 2 function > hospital-bed
saline stand, iv pole, iv rod, drip pole > iv-stand
steriliser, sterilizer, instrument steriliser, autoclav, class b autoclave, pressure cooker autoclave, flash autoclave > autoclave
mayo scissor, metzenbaum, stitch cutting scissor, suture scissor, surgical scissor > surgical-scissors
nh, mayo hegar, castroviejo, needle driver > needle-holder
accuchek strips, accu chek strip, onetouch strips, dr morepen strips, contour strips, glucose strip, bg strips > glucose-strips
accuchek, accu chek, one touch, glucose meter, gluco meter, gluco one, morepen gluco, bg meter > glucometer
sugar needle, sugar lancet, glucometer needle, lancet, pricking needle, prick needle, softclix lancet, finger pricker > lancets
vacutainer, vaccutainer, sample vial, collection vial, vacuum vial, vacuum tube, vacutainer tube, sample tube, blood vial > blood-collection-tube
edta, edta tube, edta vial, purple vial, lavender vial, k3 edta, k2 edta, purple top, purple tube, lavender tube, vaccutainer purple, cbc tube > blood-collection-tube = blood collection tube edta purple
sst, yellow top, yellow vial, gel vial, gel tube, serum tube, serum vial, clot activator, clot activator tube, plain vial, red vial, red top, sst tube > blood-collection-tube = blood collection tube gel yellow
citrate tube, citrate vial, blue vial, blue top, pt tube, pt inr tube, pt inr, esr vial > blood-collection-tube = blood collection tube citrate
fluoride tube, fluoride vial, fluoride, grey vial, gray vial, grey top, gray top, sugar tube, sugar vial > blood-collection-tube = blood collection tube fluoride
multistix, urine dipstick, uristix, uri stick, dipstick, urine strip, urin strip, 10 parameter strip, uristrip > urine-strips
malaria card, malaria antigen, mp card, pf pv, pf/pv, malaria rapid > rapid-malaria-kit
dengue card, ns1, dengue ns1, dengue duo, dengu ns1, dengue combo > dengue-ns1-igg-igm
hepatitis b surface antigen, hepatitis b surface antigen test, hepatitis b test, hepatitis c test, hepatitis c card, hiv kit, hiv card, tridot, tri dot, hbsag card, hepacard, hcv card, hcv tridot, australia antigen > hiv-hbsag-hcv-rapid
glucose reagent, creatinine kit, sgpt kit, urea kit, god pod, lft reagent, kft reagent, cholesterol kit, biochemistry kit > biochemistry-reagent
cbc, cbc test, haemoglobin machine, haemoglobin meter, hb machine, hb meter, cell counter, cbc analyser, hematology analyzer, hemogram machine, 3 part analyser, 5 part analyser, blood cell counter > haematology-analyser
centrifuge machine, remi centrifuge, 8 tube centrifuge, rotor machine > centrifuge
binocular microscope, lab microscope, labomed, compound microscope, pathology microscope > microscope
pipette, variable pipette, micro pipet, micropipet, auto pipette > micropipette
slide, glass slide, frosted slide, blue star slide, microscope slide > glass-slides
composit, composit a2, composite, light cure composite, filtek, z350, tetric, dental composite, flowable composite, tooth filling > composite-restorative
bonding, bond, adper, single bond, dental bond, adhesive bond, universal bond > bonding-agent
etchant, etching gel, phosphoric acid, dental acid, d etch > dental-etchant
gic, gi cement, crown cement, luting cement for crown, glass ionomer, fuji, fuji 9, type 2 gic, luting cement, ketac > glass-ionomer-cement
alginet, alginate, impression powder, zelgan, tropicalgin > alginate
impression material, dental impression material > alginate elastomeric-putty
putty, rubber base, addition silicone, light body, impression putty, aquasil > elastomeric-putty
rct file, rct files, rotary files, protaper, endo file, niti file, neoendo, k file, h file, reciproc, root canal file > rotary-endo-files
gp points, gutta percha, gp cone, paper point, gutta, absorbent points > gutta-percha-paper-points
dental bur, burs, airotor bur, fg bur, bur, diamond point > diamond-burs
airotor, aerotor, air rotor, handpiece, hand piece, high speed, turbine, nsk handpiece > high-speed-handpiece
light cure, light cure gun, light cure machine, curing gun, lcu, led light cure > curing-light
scaler, scalar, piezo scaler, woodpecker scaler, dental scaler, dte scaler > ultrasonic-scaler
dental cartridge, lignox adrenaline, lignox cartridge, lignocaine cartridge, dental la, local anesthetic cartridge, lignospan, septodont cartridge, adrenaline lignocaine > dental-anaesthetic
mbt kit, brackets, bracket kit, braces kit, ortho bracket, 022 mbt, braces for teeth > orthodontic-brackets
iol, foldable iol, foldable lens, eye lens, lens implant, toric lens, monofocal iol, pmma lens, cataract lens, toric iol, acrysof, intraocular lense > intraocular-lens
visco, hpmc, viscomet, healon, sodium hyaluronate, ovd, viscoelastics > viscoelastic
tb dye, capsule stain, trypan, blue dye > trypan-blue
keratome, crescent, crescent knife, keratome knife, slit knife, side port knife, mvr, ophthalmic knife, eye knife, crescent blade, side port blade, mvr blade, 2.8 keratome, phaco blade, eye blade > ophthalmic-blades
slitlamp, slit lamp microscope, biomicroscope, appasamy slit lamp > slit-lamp
ophthalmoscope, fundoscope, heine ophthalmoscope, welch allyn > direct-ophthalmoscope
streak retinoscope, retino scope, heine retinoscope > retinoscope
iop, intraocular pressure, schiotz, applanation tonometer, nct, iop machine, goldmann, eye pressure machine, ton pen > tonometer
lens, lenses > intraocular-lens spectacle-lens trial-lens-set
trial box, trial set, trial lens, trial frame set, lens box, refraction box > trial-lens-set
autoref, ar machine, auto refractometer, arkm, computerised eye testing, ark > autorefractometer
refresh tears, lubricant drops, artificial tears, cmc drops, tear drops, moisol, eye drop > eye-drops-lubricant
sv lens, cr39, spectacle glass, progressive lens, blue cut lens, single vision > spectacle-lens
dialyzer, dializer, f6, f8, hf80, artificial kidney, dialyzer f6, high flux dialyzer, low flux dialyzer > dialyser
dialyzer f6, f6 dialyser > dialyser = dialyser low flux
blood tubing, bloodline, blood line, av tubing, a v line, dialysis tubing > blood-tubing-set
av fistula needle, avf needle, fistula needle, dialysis needle, a v fistula, avf 16g > av-fistula-needle
permcath, perm cath, mahurkar, hd catheter, double lumen catheter, dialysis catheter, jugular catheter, permacath > dialysis-catheter-kit
part a, acid concentrate, dialysis fluid, part a can, dialysate > bicarbonate-concentrate-part-a
part b, bicarb powder, bicarbonate cartridge, part b powder, bibag > bicarbonate-powder-part-b
pd fluid, pd solution, capd bag, peritoneal dialysis fluid, dianeal, twin bag > capd-solution
renalin, citrosteril, peracetic acid, dialyser disinfectant, dialyser reprocessing, dialyser reprocessing chemical, reprocessing chemical, cold sterilant, machine disinfectant, hemoclean > citrosteril-peracetic-disinfectant
hdf, hdf machine, hd machine, 4008s, dialysis machine, fresenius machine, hemodialysis machine, haemodialysis > haemodialysis-machine refurbished-dialysis-machine
ro plant, ro system, ro water plant, dialysis ro, water plant > ro-plant
dialysis couch, dialysis bed, recliner chair, chemo chair > dialysis-chair
epo, erypro, epo injection, eprex, wepox, erythropoetin > erythropoietin
heparine, hep lock, heparin inj, blood thinner injection > heparin
tens, tens machine, tens unit, t.e.n.s, nerve stimulator, pain relief machine > tens
ift, ift machine, interferential, i f t, interferential therapy > ift-unit
ust, us therapy, ultrasonic therapy, physio ultrasound, 1 mhz ultrasound, ultrasound machine physio > ultrasound-therapy
swd, short wave, diathermy, s w d, short wave diathermi > short-wave-diathermy
cervical traction, lumbar traction, traction kit, traction machine > traction-unit
muscle stimulator, nerve stimulator, stimulator, ems machine > tens ift-unit
tens pad, electrode pad, electrodes, physio pads, sticky pads, carbon electrode > electrode-pads
sonography gel, usg gel, usg jelly, ultrasound jelly, doppler gel, ultra sound gel, sono gel > ultrasound-gel
heating pad, heat bag, electric heat bag, heating bag, heat pad, hot bag, gel pack, hydrocollator pack, cold pack, ice pack, moist heat pack > hot-pack hot-water-bag
hot water bottle, rubber bag, hot water bag > hot-water-bag
theraband, thera band, exercise rubber, exercise tube, exercise band, stretch band, yoga band, loop band > resistance-band
swiss ball, exercise ball, physio ball, yoga ball, birthing ball, gymball > gym-ball
wheel chair, wheel chare, patient chair, commode wheelchair, electric wheelchair, folding wheelchair, whillchair > wheelchair
rollator, walking frame, walking aid, walking stick, invalid walker, zimmer frame > walker
ls belt, lumbar belt, back support, knee cap, knee support, knee brace, l s belt, lumbo sacral belt, hinged knee brace, rom brace > knee-ls-brace
k tape, kt tape, kinesio tape, sports tape, kinesio, physio tape, taping > kinesiology-tape
adult diaper, pull ups, friends diaper, diaper, diaper adult xl, tape diaper, adult pants > adult-diaper
under pad, patient sheet, draw sheet, bed sheet pad, underpads, disposable sheet, incontinence pad > underpad
color doppler, 4d ultrasound, usg machine, ultrasound machine, usg, colour doppler, sonography machine, echo machine, ultrasound > refurbished-ultrasound ultrasound-therapy ultrasound-gel
x ray machine, xray, x-ray, xray machine, portable xray, dr system, 300 ma xray > refurbished-x-ray-100-300-ma
c arm, carm, c-arm, image intensifier, iitv > refurbished-c-arm
ventilator, icu ventilator, transport ventilator, breathing machine, vent, bipap, cpap > refurbished-ventilator
boyles, boyles machine, boyle apparatus, anaesthesia machine, anesthesia machine, anaesthesia workstation > refurbished-anaesthesia-machine
defib, defibrillator, aed, shock machine, biphasic > refurbished-defibrillator
dental chair, dental unit, dental chare > refurbished-dental-chair
ot table, operation table, surgical table, c arm table > refurbished-ot-table
endoscope, endoscopy, laparoscope, laparoscopy set, endoscopy tower, gastroscope > refurbished-endoscope-tower
upt, upt kit, upt card, hcg card, prega news, preganews, i can, pregnancy strip, pregnancy card, hcg strip, prega news kit > pregnancy-test
lh kit, ovulation strip, i know, fertility kit, ovulation test > ovulation-kit
cut 380a, cu t, multiload, iucd, iud, copper-t, copper t 380 > copper-iud
cusco, cuscos, vaginal speculum, speculum, sims speculum, disposable speculum > speculum-disposable
pap smear brush, pap brush, pap kit, pap smear kit, cyto brush, cervical brush, ayre spatula > cytology-brush
doppler, foetal doppler, fhs doppler, baby doppler, fhr doppler, heart beat doppler > fetal-doppler
nst, nst machine, non stress test, fetal monitor, foetal monitor, ctg, ctg machine, cardiotocograph > ctg-monitor
insemination catheter, iui canula, iui cannula, iui set > iui-catheter
et catheter, embryo catheter, embryo transfer > embryo-transfer-catheter
opu needle, ovum pick up needle, egg retrieval needle, oocyte needle, aspiration needle ivf > ovum-pickup-needle
culture medium, embryo media, ivf media, blastocyst medium, global media > ivf-culture-media
sperm medium, semen wash, semen washing, semen washing media, sperm washing, sperm media, semen media, sperm preparation media, sperm wash, gradient media, puresperm, ferticult > sperm-wash-medium
safe delivery kit, dd kit, delivery set, mva kit, labour kit > delivery-kit
umbilical clamp, umbilical cord clamp, navel clamp > cord-clamp
hepb, hep b, hbv, engerix, genevac, shanvac, hepatitis b vaccine, hep b vaccine > hepatitis-b
td, tt, tetanus toxoid, tetvac, td vaccine, tetanus injection > tetanus-diphtheria-td
rabipur, abhayrab, arv, anti rabies vaccine, indirab, rabies, rabies vaccine, verorab, rabivax > rabies-cell-culture
flu shot, flu vaccine, vaxigrip, influvac, fluarix, influenza, influenza vaccine > influenza-quadrivalent
gardasil, cervavac, cervical cancer vaccine, hpv vaccine, papilloma vaccine > hpv
pcv, prevenar, pneumosil, pneumonia vaccine, pcv 13, pcv 10, pneumococcal vaccine, pneumovax > pneumococcal-conjugate
tcv, typbar, zyvac, typhoid vaccine, typhbar > typhoid-conjugate
havrix, biovac a, hep a, hepatitis a vaccine, hav > hepatitis-a
tresivac, priorix, measles vaccine, mmr vaccine, mr vaccine > mmr
varivax, zuvicella, chickenpox vaccine, chicken pox, varicella vaccine > varicella
menactra, nimenrix, meningitis vaccine, hajj vaccine, meningococcal vaccine > meningococcal-acyw
raksharab, nobivac, dog vaccine, pet rabies vaccine, canine rabies > veterinary-anti-rabies
non rebreathing mask, rebreathing mask, reservoir mask, o2 mask, venturi mask, non rebreather > oxygen-mask
nasal prong, nasal prongs, o2 cannula, oxygen cannula, nasal canula, nasal oxygen > nasal-cannula
tourniquate, tornicate, torniquet, vein band > tourniquet
dlc, double lumen, temporary dialysis catheter > dialysis-catheter-kit
tlc dlc, tlc dlc machine > haematology-analyser
nct, air puff tonometer, puff tonometer > tonometer = non contact tonometer
us jelly, us gel, scan gel, scanning gel, scan jelly > ultrasound-gel
multichannel pipette, multi channel pipette, multichannel micropipette, multi channel micropipette > micropipette = 8 channel micropipette
fuji 9, fuji ix, type 9 gic, posterior gic > glass-ionomer-cement = type 9
fuji 1, type 1 gic, luting gic, luting cement > glass-ionomer-cement = type 1
fuji 2, type 2 gic, restorative gic > glass-ionomer-cement = type 2
tape, medical tape > micropore-tape kinesiology-tape
rbs, grbs > glucose-strips glucometer lancets
pan inj, pan injection, pan 40 inj > pantoprazole-inj
hepatitis c, hep c, hepatitis c card, hepatitis c test > hiv-hbsag-hcv-rapid = hcv
hepatitis b card, hepatitis b test, hep b card, hep b test, hep b elisa, hepatitis b elisa, hbsag elisa > hiv-hbsag-hcv-rapid = hbsag
xylo > lignocaine-2 lignocaine-jelly
`
