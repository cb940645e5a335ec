/** Trade words and abbreviations of the everyday families. */
export const everydayTrade = `
crepe, crepe bandage, crape bandage, elastocrepe, crepe roll, elastic bandage, elastic crepe bandage, stretch bandage, compression bandage, creep bandage, krep bandage > crepe-bandage
cohesive bandage, vet wrap, vetwrap, coban, self adhesive bandage, self adherent bandage, cohesive tape, sports wrap > cohesive-bandage
pop, pop bandage, plaster of paris, plaster of paris bandage, gypsona, pop roll, plaster bandage, pop slab, plaster slab > plaster-of-paris-bandage
cast padding, soft roll, softroll, ortho roll, orthopaedic padding, plaster padding, soffban, undercast padding > cast-padding
fibreglass cast, fiberglass cast, fiber cast, fibre cast, synthetic cast, casting tape, scotchcast, fiber plaster, fibreglass bandage > fibreglass-cast-tape
band aid, bandaid, bandaid strip, first aid strip, first aid strips, wound strip, wound plaster, washproof plaster, injection spot, spot plaster, adhesive bandage strip, hansaplast > first-aid-strip
tegaderm, transparent dressing, iv dressing, cannula dressing, cannula fixator, film dressing, iv fixer, cannula fixing dressing, opsite, central line dressing, iv fixation > transparent-dressing
paraffin gauze, jelonet, tulle, tulle gras, bactigras, vaseline gauze, non stick dressing, non adherent dressing, sofra tulle, burn gauze > paraffin-gauze
foam dressing, hydrocolloid, hydrocolloid dressing, duoderm, mepilex, allevyn, bedsore dressing, pressure sore dressing, ulcer dressing > foam-dressing
silk suture, silk, mersilk, black silk, black braided silk, silk thread, silk ties, 3-0 silk, silk 3-0 > silk-suture
prolene, polypropylene suture, prolene suture, prolene 2-0, prolene 3-0, blue suture, polypropylene thread > polypropylene-suture
nylon suture, ethilon, nylon, skin suture, skin stitch, skin stitches thread, monofilament suture, non absorbable suture, nylon thread > nylon-suture
skin stapler, surgical stapler, stapler skin, skin staples, wound stapler, staple gun skin, disposable stapler > skin-stapler
hernia mesh, surgical mesh, prolene mesh, polypropylene mesh, hernia jali > surgical-mesh
arm sling, arm pouch, sling, arm sling pouch, shoulder immobiliser, shoulder immobilizer, triangular bandage, hand sling, fracture sling > arm-sling
cervical collar, neck collar, neck belt, soft collar, philadelphia collar, neck support, neck brace, hard collar, cervical belt > cervical-collar
splint, finger splint, wrist splint, aluminium splint, mallet splint, sam splint, fracture splint, hand splint, roll splint, leg splint, wrist brace, wrist support > limb-splint
crutches, crutch, elbow crutches, elbow crutch, axillary crutch, underarm crutch, underarm crutches, wooden crutches > crutches
compression stockings, compression stocking, varicose stockings, varicose vein stockings, ted stockings, dvt stockings, anti embolism stockings, varicose socks, compression socks > compression-stockings
et tube, ett, endotracheal tube, endotracheal, intubation tube, cuffed et tube, portex tube, et tube 7.5 > endotracheal-tube
tracheostomy tube, tt tube, tracheostomy, trach tube, shiley, neck breathing tube > tracheostomy-tube
lma, laryngeal mask, laryngeal mask airway, igel, i gel, proseal > laryngeal-mask
guedel airway, guedel, airway tube, oral airway, oropharyngeal airway, opa > guedel-airway
ambu bag, ambu, resuscitator, bag mask, bvm, bag valve mask, resuscitation bag, manual resuscitator > manual-resuscitator
nebulizer mask, nebuliser mask, nebulizer mask kit, nebuliser mask kit, nebulizer kit, nebuliser kit, nebulizer mask child, nebuliser mask child, nebuliser mask paediatric, nebulizer chamber, neb mask, nebulizer cup > nebuliser-mask
oxygen flowmeter, flowmeter, flow meter, fa valve, oxygen regulator, humidifier bottle, oxygen humidifier, oxygen meter cylinder, bpc flowmeter > oxygen-flowmeter
hme filter, hme, bacterial filter, viral filter, bv filter, ventilator filter, breathing filter > breathing-filter
breathing circuit, ventilator circuit, bain circuit, anaesthesia circuit, anesthesia circuit, ventilator tubing, corrugated tube, jackson rees circuit > breathing-circuit
spirometer, incentive spirometer, respirometer, three ball spirometer, 3 ball spirometer, lung exerciser, breathing exerciser, tri ball > incentive-spirometer
laryngoscope, laryngoscope macintosh, laryngo scope, intubation scope, macintosh blade, miller blade, laryngoscope blade > laryngoscope
suction machine, suction apparatus, suction unit, portable suction, aspirator machine, phlegm suction machine, surgical suction > suction-machine
suction catheter, suction tube, suction pipe, suction cath, mucus suction catheter, closed suction > suction-catheter
yankauer, yankauer suction, yankauer set, yankauer handle, suction handle, suction set, suction tubing > yankauer-set
nelaton, nelaton catheter, intermittent catheter, straight catheter, plain catheter, cic catheter, red rubber catheter > nelaton-catheter
condom catheter, external catheter, male external catheter, urine condom, urisheath, uridom, male urine catheter > external-catheter
chest drain, chest tube, icd, icd tube, icd bag, icd bottle, chest drainage, thoracic catheter, intercostal drain, under water seal, underwater seal bag > chest-drain
wound drain, romovac, romo vac, closed wound suction, wound suction, drain set, jackson pratt, jp drain, redivac, minivac > wound-drain
colostomy bag, ostomy bag, stoma bag, ileostomy bag, stoma pouch, colostomy pouch, ostomy pouch > ostomy-bag
spinal needle, lp needle, lumbar puncture needle, spinal anaesthesia needle, 25g spinal, quincke needle, whitacre, spinocan > spinal-needle
scalp vein, scalp vein set, butterfly needle, sv set, butterfly set, butterfly cannula, winged needle, svset > scalp-vein-set
pen needle, insulin pen needle, insulin needle, insulin pen needles, bd pen needle, 4mm pen needle, insulin pen sui > pen-needle
bt set, blood transfusion set, transfusion set, blood set, blood giving set, bt set double chamber > blood-transfusion-set
extension line, pm line, pressure monitoring line, extension tube, infusion extension, iv extension, pmo line, 100 cm extension, high pressure line > extension-line
cvc, cvc line, central line, central venous catheter, cvp line, triple lumen catheter, triple lumen, cvp catheter, central line kit > central-venous-catheter
bmw bag, bmw bags, biomedical waste bag, biomedical waste bags, red bag, yellow bag, biohazard bag, waste bag, garbage bag, yellow bags, red bags, black bag > biomedical-waste-bag
bmw bin, waste bin, dustbin, pedal bin, foot dustbin, foot operated dustbin, biohazard bin, colour coded bin, color coded dustbin > biomedical-waste-bin
needle cutter, needle burner, needle destroyer, syringe destroyer, needle crusher, syringe cutter > needle-destroyer
sodium hypochlorite, hypochlorite, hypo solution, hypo, naocl, bleach, bleach solution, bleaching solution, 1% hypochlorite > sodium-hypochlorite
surface disinfectant, floor cleaner, phenyl, bacillocid, virex, surface spray, disinfectant spray, floor disinfectant, ot fumigation, lysol, hospital disinfectant > surface-disinfectant
cidex, glutaraldehyde, korsolex, instrument cleaner, enzymatic cleaner, enzyme cleaner, opa solution, endoscope disinfectant, korsolin, cold sterilization > instrument-disinfectant
autoclave tape, indicator tape, sterilisation indicator, sterilization indicator, chemical indicator, signolac, autoclave indicator, bowie dick, class 5 integrator, steam indicator > sterilisation-indicator
sterilisation reel, sterilization reel, sterilization pouch, sterilisation pouch, autoclave pouch, autoclave reel, tyvek pouch, self seal pouch, sterilization roll > sterilisation-reel
shoe cover, shoe covers, overshoe, overshoes, boot cover, ot shoe cover, disposable shoes > shoe-cover
plastic apron, disposable apron, polythene apron, waterproof apron, ldpe apron > plastic-apron
face shield, visor, face visor, splash shield, faceshield > face-shield
vinyl gloves, polythene gloves, plastic gloves, vinyl glove, pvc gloves, food gloves, poly gloves > vinyl-gloves
digital thermometer, thermometer digital, stick thermometer, oral thermometer, armpit thermometer, dr thermometer, fever stick, basal thermometer > digital-thermometer
weighing scale, weight machine, weighing machine, weight scale, bathroom scale, body weight machine, adult weighing scale, personal scale, weighing scale adult > weighing-scale
baby weighing scale, baby scale, weighing scale baby, infant weighing scale, newborn weighing machine, baby weighing machine, baby weight machine > baby-scale
torch, pen torch, penlight, pen light, examination torch, diagnostic torch, pupil torch > examination-torch
reflex hammer, knee hammer, percussion hammer, hammer, neuro hammer, patellar hammer > reflex-hammer
tongue depressor, tongue depressors, wooden spatula, tongue blade, ice cream stick medical, throat stick > tongue-depressor
artery forceps, artery forcep, haemostat, hemostat, mosquito forceps, artery, mosquito forcep, kelly forceps, kocher, spencer wells > artery-forceps
tissue forceps, thumb forceps, dressing forceps, toothed forceps, plain forceps, adson, forceps, tweezer, tweezers, dissecting forceps > tissue-forceps
kidney tray, kidney tray steel, kidney dish, emesis basin, vomit tray, ss kidney tray, k tray > kidney-tray
bedpan, bed pan, urinal, urine pot, urine bottle, urinal pot, patient urinal, male urinal, female urinal, slipper pan > bedpan-urinal
examination couch, examination table, exam couch, patient couch, examination bed, couch, doctor couch, clinic couch > examination-couch
instrument trolley, dressing trolley, crash cart, crash trolley, medicine trolley, trolley, emergency cart, mayo trolley, ss trolley, surgical trolley > instrument-trolley
air bed, alpha bed, anti bedsore mattress, air mattress, bedsore mattress, ripple mattress, alpha mattress, bubble mattress, air bed for bedsore, anti decubitus mattress > air-mattress
commode chair, toilet chair, commode stool, potty chair, commode, raised toilet seat > commode-chair
patient id band, id band, wrist band, patient wristband, identification band, hospital band, newborn band, wristband, baby tag, patient tag > patient-id-band
first aid kit, first aid box, first aid, emergency kit, fa box, first aid bag > first-aid-kit
ecg electrodes, ecg electrode, ecg lead stickers, ecg sticker, chest electrode, monitoring electrode, ecg dots, disposable ecg electrode, ecg chest leads > ecg-electrode
hba1c, hba1c kit, hb a1c, glycated haemoglobin, glycosylated haemoglobin, glycated hemoglobin, a1c kit, a1c test, hba1c test kit > hba1c-kit
widal, widal kit, widal test, typhoid test kit, typhoid test, widal antigen, typhoid kit > widal-kit
blood grouping, blood grouping sera, blood group kit, anti a b d, anti abd, blood grouping kit, anti d reagent, blood group antisera, abo rh kit, blood group test kit > blood-grouping-sera
crp, crp kit, crp latex, ra factor, ra kit, aso kit, aso, aslo, crp test kit, ra factor kit, rheumatoid factor kit > latex-serology-kit
vdrl, vdrl kit, rpr, rpr kit, syphilis test, syphilis card, vdrl card, syphilis kit, tpha > syphilis-rapid-test
troponin, troponin kit, trop t, trop i, troponin card, troponin test, trop t kit, cardiac marker kit, heart attack test kit > troponin-rapid-test
urine container, sample container, stool container, urine cup, specimen container, sputum container, urine sample container, urine culture bottle, specimen jar > sample-container
leishman stain, leishman, giemsa, giemsa stain, gram stain, gram stain kit, zn stain, afb stain, field stain, lab stain, staining kit, microscope stain > lab-stain
pipette tips, tips, micropipette tips, yellow tips, blue tips, micro tips, filter tips, 200 ul tips > pipette-tips
test tube, test tubes, glass test tube, glass tube lab, culture tube, borosil test tube > test-tube
vacutainer needle, multi sample needle, blood collection needle, vacuum needle, flashback needle, vacutainer holder, double ended needle, multisample needle > blood-collection-needle
zoe, zinc oxide eugenol, zinc oxide, temporary cement, zoe cement, temporary filling, eugenol, clove oil cement, dental zinc oxide > temporary-cement
mouth mirror, dental mirror, dental probe, probe tweezer mirror, explorer dental, pmt set > dental-hand-instruments
saliva ejector, suction tips dental, saliva ejector tips, dental suction tip, saliva tip, saliva sucker > saliva-ejector
rubber dam, dental dam, rubber dam sheet, rubber dam kit, dam sheet > rubber-dam
veterinary syringe, vet syringe, metal syringe, animal syringe, cattle syringe, automatic syringe, vaccinator, poultry vaccinator > veterinary-syringe
ai gloves, ai glove, long gloves, shoulder gloves, shoulder length gloves, rectal gloves, ai sleeve, insemination gloves, calving gloves, veterinary gloves > examination-sleeve
e collar, elizabethan collar, dog cone, pet cone, cone collar, dog collar after surgery, pet recovery collar, cat cone > pet-collar
`

/** Hindi in Latin letters for the everyday families. */
export const everydayHinglish = `
garam patti moch wali, moch ki patti, moch patti, kheenchne wali patti, elastic patti > crepe-bandage
chipakne wali patti, khud chipakne wali patti > cohesive-bandage
plaster wali patti, haddi ka plaster, haddi plaster, plaster chadhane ki patti > plaster-of-paris-bandage
plaster ke neeche ki rui > cast-padding
fiber wala plaster > fibreglass-cast-tape
choti patti chot wali, chot wali patti, band aid patti > first-aid-strip
cannula chipkane wali patti > transparent-dressing
jale par lagane wali patti > paraffin-gauze
bed sore ki patti > foam-dressing
resham ka dhaga, reshmi dhaga > silk-suture
prolene dhaga > polypropylene-suture
naylon dhaga, nylon ka dhaga > nylon-suture
tanke ki stapler > skin-stapler
hernia ki jali, hernia wali jali > surgical-mesh
haath latkane ki patti, hath jhola, haath ka jhola, hath ki belt, haath ka belt > arm-sling
gardan ka belt, gardan belt, gardan ka patta, gale ka belt > cervical-collar
khapachi, haddi ki khapachi, ungli ka splint > limb-splint
baisakhi, bagal ki baisakhi, vaisakhi, baisakhi jodi > crutches
varicose mauja, nas ka mauja, pair ki nas ka moja > compression-stockings
saans ki nali wali tube, gale ki nali > endotracheal-tube
gale ki tube > tracheostomy-tube
jeebh rokne wala airway > guedel-airway
haath wala saans ka bag, saans dene wala bag > manual-resuscitator
bhaap mask, bhap ka mask, nebulizer ka mask > nebuliser-mask
oxygen cylinder ka meter > oxygen-flowmeter
phephde ki kasrat, phephdo ki kasrat, saans ki kasrat machine > incentive-spirometer
kaf nikalne ki machine, balgam nikalne ki machine, suction ki machine > suction-machine
suction ki nali > suction-catheter
chhati ki nali > chest-drain
pet ki thaili, latrine ki thaili, potty bag pet wala > ostomy-bag
reedh ki sui, kamar ki sui > spinal-needle
titli sui, titli wali sui > scalp-vein-set
insulin ki sui, insulin pen ki sui > pen-needle
khoon chadhane ka set, khoon chadhane wala set > blood-transfusion-set
kachra thaili, kachre ki thaili, lal thaili, peeli thaili > biomedical-waste-bag
kachra dabba, kachre ka dabba > biomedical-waste-bin
sui jalane ki machine, sui kaatne ki machine > needle-destroyer
hypo ka ghol, bleach ka pani > sodium-hypochlorite
farsh saaf karne ka, pocha lagane ki dawa, phinyl > surface-disinfectant
auzar dhone ki dawa > instrument-disinfectant
joota cover, jute ka cover, joote ka cover > shoe-cover
plastic ka apron > plastic-apron
chehre ka shield > face-shield
plastic ke dastane > vinyl-gloves
bagal wala thermometer, muh wala thermometer > digital-thermometer
vajan machine, wazan machine, vajan naapne ki machine, wajan ki machine, vajan ki machine > weighing-scale
bachche ka vajan machine, bachche ki vajan machine > baby-scale
doctor ki torch, torch batti > examination-torch
ghutne ka hathoda, hathodi > reflex-hammer
jeebh dabane ki lakdi, jeebh ki lakdi > tongue-depressor
chimti operation, nas pakadne ki chimti > artery-forceps
chimti, chimta > tissue-forceps
ulti ka bartan > kidney-tray
peshab ka dabba, peshab ki botal, latrine pot, potty pot, bistar wala pot > bedpan-urinal
mareez ki table, jaanch ki table > examination-couch
dawai ki trolley > instrument-trolley
hawa wala gadda, hawa ka gadda, bed sore ka gadda, hawa wala bistar > air-mattress
latrine kursi, latrine wali kursi, shauch kursi, potty kursi > commode-chair
mareez ka band > patient-id-band
prathmik chikitsa, first aid ka dabba, prathmik upchar > first-aid-kit
ecg ke sticker > ecg-electrode
teen mahine ki sugar kit > hba1c-kit
typhoid jaanch kit > widal-kit
khoon ka group kit, blood group jaanch kit > blood-grouping-sera
heart attack jaanch kit > troponin-rapid-test
peshab ki dibbi, peshab jaanch ki dibbi, jaanch ki dibbi, latrine ki dibbi > sample-container
parakhnali, kaanch ki nali, janch nali > test-tube
kachcha masala daant, daant ka kachcha masala > temporary-cement
daant dekhne ka sheesha > dental-hand-instruments
thook kheenchne ki nali > saliva-ejector
janwar ki syringe, pashu ki sirinj, janwar ka injection > veterinary-syringe
lambe dastane, pashu ke dastane > examination-sleeve
kutte ka collar, kutte ke gale ka cone > pet-collar
`

/** The everyday families in Devanagari. */
export const everydayDevanagari = `
क्रेप बैंडेज, मोच की पट्टी > crepe-bandage
प्लास्टर पट्टी, प्लास्टर ऑफ पेरिस > plaster-of-paris-bandage
बैंड एड, बैंडेड > first-aid-strip
सिल्क सूचर > silk-suture
आर्म स्लिंग > arm-sling
सर्वाइकल कॉलर, गर्दन का बेल्ट > cervical-collar
बैसाखी > crutches
वेरिकोज मोजे > compression-stockings
ईटी ट्यूब > endotracheal-tube
अंबू बैग, अम्बू बैग > manual-resuscitator
नेबुलाइजर मास्क > nebuliser-mask
स्पाइरोमीटर > incentive-spirometer
सक्शन मशीन > suction-machine
कोलोस्टॉमी बैग > ostomy-bag
स्पाइनल नीडल > spinal-needle
इंसुलिन की सुई > pen-needle
खून चढ़ाने का सेट > blood-transfusion-set
बायोमेडिकल वेस्ट बैग > biomedical-waste-bag
कूड़ादान > biomedical-waste-bin
सोडियम हाइपोक्लोराइट > sodium-hypochlorite
फिनाइल > surface-disinfectant
शू कवर > shoe-cover
फेस शील्ड > face-shield
डिजिटल थर्मामीटर > digital-thermometer
वजन मशीन, वजन तौलने की मशीन > weighing-scale
बच्चे की वजन मशीन > baby-scale
टॉर्च > examination-torch
किडनी ट्रे > kidney-tray
बेडपैन, यूरिन पॉट > bedpan-urinal
एयर बेड, हवा वाला गद्दा > air-mattress
कमोड चेयर > commode-chair
फर्स्ट एड बॉक्स, प्राथमिक चिकित्सा > first-aid-kit
विडाल किट, टाइफाइड किट > widal-kit
ब्लड ग्रुप किट > blood-grouping-sera
यूरिन कंटेनर > sample-container
परखनली > test-tube
`
