/** Purposes instead of product names. */
export const uses = `
dressing for burns, burn dressing, burns, burn care > gauze-swab-roll povidone-iodine
wound care, wound dressing, cut and wound, injury dressing > gauze-swab-roll micropore-tape povidone-iodine cotton-wool
bed sore, bedsore, pressure sore, pressure ulcer > underpad gauze-swab-roll adult-diaper
diabetes, diabetic, madhumeh, sugar patient, sugar bimari, diabetes test, diabetes check, blood sugar test, diabetic kit, check sugar, sugar test > glucometer glucose-strips lancets
high bp, blood pressure, hypertension, check bp, bp check > bp-monitor-digital sphygmomanometer-aneroid
fever, high fever, fever check, check fever, temperature check > infrared-thermometer paracetamol
breathing, breathing trouble, breathing difficulty, asthma, breathing problem, copd, wheezing, inhalation > nebuliser oxygen-concentrator
oxygen saturation, saturation check, oxygen level, oxygen check > pulse-oximeter
low oxygen, home oxygen, oxygen therapy > pulse-oximeter oxygen-concentrator nasal-cannula oxygen-mask
root canal, root canal treatment, rct, endodontic treatment > rotary-endo-files gutta-percha-paper-points
teeth cleaning, tartar, scaling, polishing teeth > ultrasonic-scaler
tooth filling material, tooth colour filling material, tooth colour filling, tooth coloured filling, cavity filling, cavity, dental filling, filling material > composite-restorative glass-ionomer-cement bonding-agent
teeth impression, dental impression, denture impression > alginate elastomeric-putty
cataract, cataract surgery, phaco, motiyabind > intraocular-lens viscoelastic ophthalmic-blades trypan-blue
dry eyes, eye drop dry eyes, eye irritation, burning eyes > eye-drops-lubricant
eye test, eye testing, refraction, power check > trial-lens-set autorefractometer retinoscope
glaucoma, eye pressure > tonometer
dialysis, kidney failure, hemodialysis, haemodialysis session > dialyser blood-tubing-set av-fistula-needle haemodialysis-machine
back pain belt, waist belt, back belt, posture belt, abdominal belt, orthopaedic belt > knee-ls-brace
back pain, kamar dard, lower back pain, slip disc > knee-ls-brace hot-pack tens traction-unit
knee pain, joint pain, arthritis > knee-ls-brace hot-pack tens
muscle pain, pain relief, sciatica > tens hot-pack ift-unit
neck pain, cervical pain, spondylosis > traction-unit hot-pack
sports injury, sprain, muscle support > kinesiology-tape knee-ls-brace
period pain, cramps > hot-water-bag hot-pack
urine leak, incontinence, bedridden patient, bedridden care > adult-diaper underpad urine-collection-bag
old age care, elderly care, senior care > walker adult-diaper wheelchair bp-monitor-digital
pregnancy check, missed period, pregnancy test > pregnancy-test
fertile days, ovulation > ovulation-kit
numb skin, numbing cream, skin anaesthesia, emla > lignocaine-jelly lignocaine-2
latex allergy, latex free gloves, non latex gloves > nitrile-exam-gloves surgical-gloves-sterile
walking problem, walking support, old age walking > walker wheelchair
handicapped, disabled, handicap chair, divyang > wheelchair walker
delivery room, labour room, maternity, labor room > delivery-kit cord-clamp ctg-monitor fetal-doppler underpad
egg retrieval, oocyte retrieval, egg collection, ovum retrieval > ovum-pickup-needle ivf-culture-media
iv line insertion, iv cannulation, iv access, cannulation, iv insertion > iv-cannula tourniquet three-way-stopcock alcohol-swab
nebulisation, nebulization > nebuliser
contraception, family planning, birth control > copper-iud
labour, normal delivery, child birth > delivery-kit cord-clamp underpad
baby heartbeat, fetal heart, foetal heart > fetal-doppler ctg-monitor
ivf, test tube baby, infertility treatment > ivf-culture-media embryo-transfer-catheter ovum-pickup-needle
iui, insemination > iui-catheter sperm-wash-medium
cervical cancer screening, cervix test > cytology-brush speculum-disposable
blood test, blood collection, blood sample, sample collection > blood-collection-tube syringe-with-needle tourniquet
blood test machine, lab machine, pathology machine > haematology-analyser centrifuge microscope
liver function test, kidney function test, lipid profile > biochemistry-reagent
urine test, urine infection test, urine routine > urine-strips
hiv test, aids test, hepatitis test > hiv-hbsag-hcv-rapid
mosquito fever, malaria test, malaria > rapid-malaria-kit
dengue test, dengue fever, platelets low > dengue-ns1-igg-igm
heart check, chest pain, heart test > ecg-machine stethoscope
icu setup, icu equipment > patient-monitor hospital-bed infusion-syringe-pump refurbished-ventilator
ot setup, operation theatre setup > ot-light autoclave surgical-drape surgical-gown
clinic setup, new clinic > stethoscope bp-monitor-digital infrared-thermometer autoclave
tube feeding, nose feeding, stomach tube > ryles-tube
urine blockage, urine retention, catheterisation > foley-catheter urine-collection-bag lignocaine-jelly
dog bite, dogbite, animal bite > rabies-cell-culture
loose motion, diarrhoea, diarrhea, dehydration > ors ringer-lactate
vomiting, nausea > ondansetron-inj
acidity injection, gastric > pantoprazole-inj
anaphylaxis, allergic shock, emergency tray > adrenaline dexamethasone-inj
hand hygiene, hand wash, clean hands, cleaning hands, hand cleaning, hand cleaner, disinfection > hand-rub povidone-iodine
sterilise instruments, sterilise, sterilisation, sterilization, instrument sterilise, sterilising instruments > autoclave
waste disposal, biomedical waste, needle stick > sharps-container
stitches, stitching, wound closure, suturing > absorbable-suture catgut-suture needle-holder
blood transfusion, iv fluids, fluid therapy > iv-infusion-set iv-cannula normal-saline
cold and cough steam, steam inhaler, vaporizer > nebuliser
paralysis, cannot walk, handicapped chair > wheelchair walker
bone fracture, fracture > knee-ls-brace refurbished-c-arm
braces, teeth straightening, orthodontic > orthodontic-brackets
anemia, low haemoglobin dialysis, anaemia ckd > erythropoietin
infection protection, virus protection, covid, tb protection > n95-respirator 3-ply-mask nitrile-exam-gloves
bed wetting, bedwetting, bed wetting sheet > underpad adult-diaper
eye number, eye number machine, eye number checking machine, eye power machine, eyesight machine > autorefractometer trial-lens-set retinoscope
`
