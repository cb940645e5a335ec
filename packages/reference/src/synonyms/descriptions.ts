/** Descriptions of appearance or use, and abbreviations of trade documents. */
export const descriptions = `
bulk fill, anterior filling, posterior filling, class 5 filling, light cured resin, light cure resin, dental resin, resin filling, white filling, tooth colour material > composite-restorative
primer adhesive, dentine bonding, dentin bonding, bonding liquid > bonding-agent
acid etch, blue etch, tooth acid, enamel acid, enamel etching > dental-etchant
crown cementing, crown fixing, crown fixing cement, cap fixing, cap fixing cement, zinc phosphate, art filling, band cement > glass-ionomer-cement
denture mould powder, dental mould powder, mould powder, imprint powder, jaw impression, study model > alginate
bite registration, crown impression, silicone impression, rubber impression > elastomeric-putty
gates glidden, barbed broach, broach, reamers, reamer, hand files, endo instruments > rotary-endo-files
obturation, master cone, obturating points, rct filling points, filling cones > gutta-percha-paper-points
tungsten carbide bur, carbide bur, dental drill bit, tooth drill bit, drill bit, crown cutting bur, cutting bur > diamond-burs
dental drill, tooth drill, drilling handpiece, dental motor > high-speed-handpiece
uv light dental, composite light, light for composite, filling light, dental uv light > curing-light
prophy machine, calculus remover, tartar remover, tartar machine, teeth cleaning machine, ultrasonic cleaning teeth > ultrasonic-scaler
numb injection teeth, tooth numbing injection, dental block, dental numbing > dental-anaesthetic
teeth wire, ortho wire, dental braces, braces metal, ortho braces > orthodontic-brackets
strip for sugar machine, sugar machine strips, sugar machine strip, meter strips, glucose strips, ketone meter strips > glucose-strips
glucose monitor, glucose machine, diabetes machine, sugar meter > glucometer
heel prick, prick lancet, blood pricker > lancets
viral marker, viral markers, viral marker kit, viral markers kit, serology card, serology kit, retroviral test, hiv elisa, triple test card > hiv-hbsag-hcv-rapid
platelet fever, platelet fever kit, platelet fever test > dengue-ns1-igg-igm
ketone strips, protein strips, albumin strips > urine-strips
sgot, ast, alt, sgpt, sgot sgpt, lft, lft reagent, lft kit, liver function, liver function test > biochemistry-reagent = sgpt reagent
triglyceride, triglycerides, hdl, ldl, lipid, lipid kit, lipid profile > biochemistry-reagent = cholesterol reagent
rft, kft, rft kit, kft kit, kft reagent, renal function, kidney function test > biochemistry-reagent = creatinine urea reagent
bilirubin, uric acid kit, uric acid, albumin kit, semi auto reagent, autoanalyser reagent, chemistry reagent > biochemistry-reagent
serum separator, serum separator tube, phlebotomy tube, heparin tube, green top tube, paediatric vial, pediatric vial, blood sample vial, blood vial > blood-collection-tube
serum separator machine, blood spin machine, blood separator, spin machine, spinning machine, 8 tube, serum machine > centrifuge
oil immersion, sputum microscope, slide viewer > microscope
cytology slide, poly lysine slide, ihc slide, coated slide, slide box > glass-slides
blood count machine, blood count, 5 diff, 3 diff, differential counter, haemogram, hemogram > haematology-analyser
milky gloves, white rubber gloves, rubber hand gloves > latex-exam-gloves
orthopaedic gloves, orthopedic gloves, gynae gloves, operation theatre gloves > surgical-gloves-sterile
iv needle, drip needle, peripheral line, intravenous cannula, vein catheter, vein flow > iv-cannula
needle bin, sharp bin, sharps bin, blade disposal, yellow box needles, used needle box, used needles, syringe disposal, bmw > sharps-container
saline set, iv line set, iv tubing, ns set, gravity set, glucose pipe > iv-infusion-set
arm tie, rubber strap arm, rubber strap, phlebotomy band, blood draw band, vein strap > tourniquet
pollution mask, particulate mask, dust mask, virus mask, tb mask, cup mask > n95-respirator
raytec, x ray gauze, surgical sponge, laparotomy sponge, lap sponge, abdominal pad, roll gauze > gauze-swab-roll
three way catheter, 3 way catheter, irrigation catheter, tur catheter > foley-catheter = foley catheter 3 way
urine pouch, drain bag, drainage bag, catheter bag, urine container bag > urine-collection-bag
o2 face mask, oxygen face mask, simple face mask > oxygen-mask
hcm, nrm, nrbm > oxygen-mask = non rebreather mask
oxygen nose pipe, nose pipe, nose oxygen, oxygen tube nose > nasal-cannula
self dissolving thread, dissolving thread, dissolvable stitches, dissolving stitches, dissolvable suture, absorbable thread > absorbable-suture catgut-suture
lancet blade, incision blade, cutting blade > surgical-blade
ot dress, apron surgical, surgical apron, doctor apron, isolation suit, surgeon dress > surgical-gown
ot sheet, eye towel, mayo cover, trolley cover, sterile sheet, surgical sheet, lap sheet, ot linen > surgical-drape
hole sheet, ot sheet with hole, sheet with hole, towel with hole, hole drape > surgical-drape = fenestrated drape
under sheet, absorbent sheet, waterproof sheet, rubber sheet, mackintosh, mackintosh sheet, macintosh sheet, makintosh, bed protector, mattress protector, plastic sheet bed, plastic bed sheet, bed sheets getting wet, wet bed > underpad
bp meter, home bp, pressure machine > bp-monitor-digital sphygmomanometer-aneroid
manual bp, clock bp, doctor bp instrument, bp apparatus manual, manual bp apparatus, hand pump bp > sphygmomanometer-aneroid
spo2 meter, finger clip oxygen, oxygen clip, finger clip, finger meter, oxygen finger meter, finger oxygen meter > pulse-oximeter
temp gun, temperature machine, temperature meter, fever meter, fever scanner > infrared-thermometer
duolin machine, asthma pump machine > nebuliser
o2 machine, oxy machine, oxygen generator > oxygen-concentrator
nibp, spo2 ecg monitor, vitals monitor, vitals machine > patient-monitor bp-monitor-digital
monitor > patient-monitor refurbished-patient-monitor bp-monitor-digital ctg-monitor
nibp > bp-cuff
electrocardiogram, electrocardiograph, heart tracing, heart tracing machine > ecg-machine
ecg graph, ecg chart, ecg graph paper, ecg sheet > ecg-paper
ecg cream, conductivity gel, defib gel, defibrillator gel, defib jelly > ecg-gel
icu pump, infuser, drug pump, dosing pump > infusion-syringe-pump
operation lamp, surgical lamp, operating light, operating lamp, theatre lamp, ot bulb > ot-light
drip hanger, saline hanger, bottle hanger, stand for glucose bottle, saline rod, bottle holder stand, hanger for drip > iv-stand
cssd, cssd machine, pressure steriliser, boiling machine > autoclave
thread cutter, stitch remover, suture cutter, suture remover, stitch cutter > surgical-scissors
needle forceps, suturing forceps, suture holder > needle-holder
eye jelly surgery, eye jelly, hydroxypropyl methylcellulose, methylcellulose > viscoelastic
blue stain eye, rhexis dye, capsular dye, capsule dye, eye dye > trypan-blue
slit blade, lance tip, phaco incision, 15 degree blade, eye surgery blade > ophthalmic-blades
corneal suture, eye stitch, prolene eye, eye suture, eye thread > ophthalmic-suture
eye microscope, eye exam lamp > slit-lamp
fundus light, fundus torch, eye scope, fundus examination, fundus, retina torch > direct-ophthalmoscope
pressure eye machine, eye tension > tonometer
optometrist set, lens trial, optician set > trial-lens-set
auto ref, computer eye test, computerised refraction, computer eye machine > autorefractometer
carboxymethylcellulose, cmc, eye moisture > eye-drops-lubricant
arc lens, number lens, optical lens, glasses lens, specs glass, specs lens, anti glare > spectacle-lens
dialysis filter, kidney filter, dialysis cartridge > dialyser
avl, av line, hd tubing, arterial line dialysis > blood-tubing-set
avfn, fistula > av-fistula-needle
femoral catheter, perma cath, femoral line, hd line > dialysis-catheter-kit
hd solution, acid part > bicarbonate-concentrate-part-a
bicarb bag, bicarb, b powder > bicarbonate-powder-part-b
dialyser wash, machine descaling, dialyzer cleaning liquid, dialyser cleaning, dialyzer cleaning, sterilant > citrosteril-peracetic-disinfectant
dialysis unit, hd unit > haemodialysis-machine refurbished-dialysis-machine
chemo couch, infusion chair, donor couch, blood donor chair > dialysis-chair
hep inj, ufh, anticoagulant, anti coagulant, anti coagulant injection, blood clot injection, clot prevention, blood thinner, khoon patla, khoon patla karne, khoon patla karne wala injection > heparin
nerve machine, pain machine, electric pain machine, electrotherapy machine, tens ems > tens ift-unit
current therapy, current machine physio > ift-unit
ultrasonic machine physio, physio ultrasonic > ultrasound-therapy
deep heat machine, deep heat > short-wave-diathermy
sticking pads tens, gel pads, stick on pads, machine pads > electrode-pads
ice bag, gel bag hot, gel bag, cold compress, hot compress, heat therapy pad, sek bag, heating belt > hot-pack
hydrocollator, hydrocollator pack, moist heat, hcp pack > hot-pack = moist heat pack
stretching rubber, exercise rubber band, physio band > resistance-band
athletic tape, muscle tape > kinesiology-tape
power chair, patient trolley chair, joystick chair, motor wheelchair > wheelchair
walking stand, standing support, old man walker, old people walker > walker
abdominal binder, lso, spine belt, slip disc belt > knee-ls-brace
sono machine, doppler machine, 2d echo, echo cardiography machine > refurbished-ultrasound
veterinary ultrasound > refurbished-ultrasound
cr system, radiography machine, x ray unit > refurbished-x-ray-100-300-ma
fluoroscopy, fluoroscope > refurbished-c-arm
anaesthetic machine, anesthetic machine, gas machine ot, anaesthesia trolley, isoflurane vaporiser > refurbished-anaesthesia-machine
cardiac shock, dc shock, cardioverter, shock giving machine > refurbished-defibrillator
operation bed, operating bed > refurbished-ot-table
endovision, scopy machine, endoscopy machine > refurbished-endoscope-tower
lockjaw, tetanus shot > tetanus-diphtheria-td
antirabies, anti rabies, anti rabies injection, rabies injection > rabies-cell-culture
vet rabies, vet rabies vaccine, veterinary rabies, veterinary rabies vaccine, animal rabies vaccine > veterinary-anti-rabies
h1n1, h1n1 vaccine, swine flu, swine flu vaccine > influenza-quadrivalent
cervical vaccine, papiloma, papilloma > hpv
pneumonia shot, pneumonia > pneumococcal-conjugate
hajj, umrah, umrah vaccine > meningococcal-acyw
fertility test, ovulation predictor > ovulation-kit
duckbill, duckbill speculum, pv speculum > speculum-disposable
baby heart machine, fetal heart rate, foetal heart sound, foetal heart rate > fetal-doppler ctg-monitor
cardiotoco, toco machine, labour monitor > ctg-monitor
semen catheter, insemination tube > iui-catheter
et cath > embryo-transfer-catheter
ova needle, follicle needle > ovum-pickup-needle
semen prep, swim up, swim up media > sperm-wash-medium
ddk, birth kit > delivery-kit
lscs kit, cesarean kit > delivery-kit
naval clamp, navel clip, baby cord clip > cord-clamp
nacl, saline water, isotonic saline > normal-saline
lr, lactated ringer, lactated ringers > ringer-lactate
antibiotic injection, cephalosporin > ceftriaxone-inj
gas injection, ppi injection, acidity inj > pantoprazole-inj
anti emetic, antiemetic, nausea injection, ulti, ulti rokne ka injection, ulti ka injection > ondansetron-inj
la vial, local anaesthetic, local anesthetic > lignocaine-2 dental-anaesthetic
catheter lubricant, lubricating jelly, lubricant jelly > lignocaine-jelly
ghav saaf karne, ghav saaf karne ki dawai, ghav dhone ki dawai, antiseptic, antiseptic solution, antiseptic liquid, iodine > povidone-iodine
electrolyte powder, electrolyte, glucose powder, rehydration powder > ors
khansi wali machine, khansi machine > nebuliser
naso gastric, naso gastric tube, gastric tube, gastric lavage tube, stomach pipe > ryles-tube
apron > surgical-gown
sono jelly, sono > ultrasound-gel
anti rabies human, human rabies, human rabies vaccine > rabies-cell-culture
venti mask, hudson mask > oxygen-mask
pricker, blood prick > lancets
cloth bandage, bandage cloth > gauze-swab-roll
chux, blue pad, bed liner > underpad
daste, haath ke daste > nitrile-exam-gloves latex-exam-gloves
`
