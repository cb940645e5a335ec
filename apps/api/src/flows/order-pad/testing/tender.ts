import { ratedLines } from './rated-lines.ts'

/**
 * A tender of 200 lines as hospitals write them: trade words, sizes and conditions, written from the names of the families and their
 * sizes alone, before the pad was ever run with them.
 */
export const tender = ratedLines(`
Nitrile examination gloves powder free size M, qty 200 boxes > nitrile-exam-gloves | M
Latex examination gloves, powdered, Large - 150 boxes > latex-exam-gloves | L
Sterile surgical gloves size 6.5 - 500 pairs > surgical-gloves-sterile | 6.5
Sterile surgical gloves latex free size 7.5 x 200 > surgical-gloves-sterile | 7.5
Vinyl gloves disposable medium, 40 > vinyl-gloves | M
Three ply face mask with ear loop - 5000 nos > 3-ply-mask
N95 respirator mask with head strap - 400 nos > n95-respirator
Disposable shoe cover non woven, 100 > shoe-cover
Disposable plastic apron white 71 x 117 cm, 50 packs > plastic-apron | 71 × 117 cm
Face shield with foam band, 25 > face-shield
Surgeon gown disposable sterile size XL level 3 - 60 nos > surgical-gown | XL
Surgical drape sheet fenestrated 120 x 150 cm sterile, 80 > surgical-drape | 120 × 150 cm
Disposable underpad 60 x 90 cm, qty: 300 > underpad | 60 × 90 cm
Adult diaper large tape type - 120 packs > adult-diaper | L
IV cannula with injection port 18G - 500 nos > iv-cannula | 18 G
IV cannula 20 G pink - 1000 nos > iv-cannula | 20 G
IV cannula 22G blue with wings, 1500 > iv-cannula | 22 G
Neonatal IV cannula 24 G x 600 > iv-cannula | 24 G
Infusion set (drip set) with luer lock - 2000 nos > iv-infusion-set | Luer lock
Blood transfusion set, 100 nos > blood-transfusion-set
Scalp vein set 23G - 400 nos > scalp-vein-set | 23 G
Three way stop cock with 10 cm extension, 250 > three-way-stopcock | 10 cm
High pressure extension line 150 cm, 60 > extension-line | 150 cm
Central venous catheter triple lumen 7 Fr x 20 cm, 12 > central-venous-catheter | 7 Fr × 20 cm
Disposable syringe 2 ml with needle - 5000 nos > syringe-with-needle | 2 ml
Disposable syringe 5 ml luer lock, qty 8000 > syringe-with-needle | 5 ml
Disposable syringe 10ml with needle x 3000 > syringe-with-needle | 10 ml
Syringe 20 cc, 500 > syringe-with-needle | 20 ml
Insulin syringe 1 ml fixed needle - 600 > syringe-with-needle | 1 ml
Hypodermic needle 18G x 1.5 inch, 400 > hypodermic-needle | 18 G
Hypodermic needle 26 G half inch, 1000 nos > hypodermic-needle | 26 G
Insulin pen needle 31G x 6 mm - 100 boxes > pen-needle | 31 G × 6 mm
Spinal needle 25G quincke 90 mm, 150 > spinal-needle | 25 G
Foley balloon catheter two way 16 Fr - 200 nos > foley-catheter | 16 Fr
Foley catheter silicone 14 FG, 50 > foley-catheter | 14 Fr
Paediatric foley catheter 8 Fr x 30 > foley-catheter | 8 Fr
Three way foley catheter 22Fr, 20 nos > foley-catheter | 22 Fr
Urine collecting bag 2000 ml with bottom outlet - 400 nos > urine-collection-bag | 2000 ml
Urometer bag, 30 > urine-collection-bag | Urometer
Nelaton catheter 12 Fr, 100 > nelaton-catheter | 12 Fr
Condom catheter 29 mm, 60 nos > external-catheter | 29 mm
Ryles tube 16 Fr - 250 nos > ryles-tube | 16 Fr
Infant feeding tube 6 Fr, 100 > ryles-tube | 6 Fr
Suction catheter 12Fr with thumb control, 300 > suction-catheter | 12 Fr
Yankauer suction set, 80 > yankauer-set
Endotracheal tube cuffed 7.5 mm - 60 nos > endotracheal-tube | 7.5 mm
Endotracheal tube uncuffed 3.5 mm, 20 > endotracheal-tube | 3.5 mm
Tracheostomy tube cuffed 8 mm, 10 > tracheostomy-tube | 8 mm
Laryngeal mask airway size 4, 15 > laryngeal-mask | 4
Guedel airway size 3, 40 > guedel-airway | 3 (80 mm)
Adult ambu bag silicone - 10 nos > manual-resuscitator | Adult
HME filter for ventilator adult, 200 > breathing-filter | Adult
Ventilator breathing circuit adult 1.6 m, 50 > breathing-circuit | 1.6 m
Oxygen mask adult with reservoir bag, 100 > oxygen-mask | Reservoir
Venturi mask adult x 40 > oxygen-mask | Venturi
Nasal oxygen cannula adult 2 m - 500 nos > nasal-cannula | Adult
Nebuliser mask kit child, 60 > nebuliser-mask | Child
Oxygen flowmeter with humidifier for wall outlet 0-15 lpm, 20 > oxygen-flowmeter
Intercostal drain tube 28 Fr, 30 > chest-drain | 28 Fr
Closed wound suction drain 14 Fr, 25 > wound-drain | 14 Fr
Polyglactin 910 absorbable suture 1-0 round body 90 cm, 36 boxes > absorbable-suture | 1-0
Polyglactin suture 3-0 reverse cutting - 24 > absorbable-suture | 3-0
Chromic catgut 2-0, 48 nos > catgut-suture | 2-0
Black silk suture 3-0 reverse cutting x 60 > silk-suture | 3-0
Monofilament nylon 4-0 cutting needle, 40 > nylon-suture | 4-0
Polypropylene suture 2-0 round body, 24 > polypropylene-suture | 2-0
Polypropylene hernia mesh 15 x 15 cm, 10 > surgical-mesh | 15 × 15 cm
Disposable skin stapler 35 pins, 50 > skin-stapler | 35
Surgical blade carbon steel no. 11, 20 boxes > surgical-blade | 11
Surgical blade size 22 stainless steel - 10 boxes > surgical-blade | 22
Cotton crepe bandage 10 cm, 600 nos > crepe-bandage | 10 cm
Plaster of paris bandage 15 cm x 2.7 m, 240 > plaster-of-paris-bandage | 15 cm × 2.7 m
Soft roll cast padding 10 cm, 120 > cast-padding | 10 cm
Fibreglass casting tape 12.5 cm - 40 nos > fibreglass-cast-tape | 12.5 cm
Self adhering cohesive bandage 7.5 cm, 48 > cohesive-bandage | 7.5 cm
Gauze swab sterile 10 x 10 cm, 500 packs > gauze-swab-roll | 10 × 10 cm
Rolled gauze bandage 15 cm x 3 m, 400 > gauze-swab-roll | 15 cm × 3 m
Absorbent cotton wool roll 500 g - 300 rolls > cotton-wool | 500 g
Cotton balls 100 g, 40 > cotton-wool | Balls
Paper adhesive tape 1 inch (micropore) - 200 nos > micropore-tape | 1 inch
Transparent IV dressing 6 x 7 cm, 400 > transparent-dressing | 6 × 7 cm
Foam dressing non adhesive 10 x 10 cm, 60 > foam-dressing | 10 × 10 cm
Paraffin gauze dressing 10x10 cm with chlorhexidine, 50 > paraffin-gauze | 10 × 10 cm
Adhesive wound plaster strips 19 x 72 mm, 100 boxes > first-aid-strip | 19 × 72 mm
Alcohol prep swabs box of 200, 150 > alcohol-swab | Box of 200
Povidone iodine solution 10% 500 ml - 100 bottles > povidone-iodine | 500 ml
Alcohol based hand rub 500 ml with pump, 300 bottles > hand-rub | 500 ml
Hand sanitiser 5 litre can, 20 > hand-rub | 5000 ml
Glutaraldehyde 2% instrument disinfectant 5 litre, 30 > instrument-disinfectant | 5 L
Multi enzyme cleaner for instruments 1 L, 24 > instrument-disinfectant | 1 L
Surface disinfectant spray 500 ml, 60 > surface-disinfectant | 500 ml
Sodium hypochlorite 10% 5 litre - 80 nos > sodium-hypochlorite | 5 L
Yellow biomedical waste bag 24 x 30 inch, 60 packs > biomedical-waste-bag | 24 × 30 inch
Red foot operated waste bin 30 litre, 12 > biomedical-waste-bin | 30 L
Sharps container puncture proof 5 litre, 100 > sharps-container | 5 L
Electric needle destroyer, 6 nos > needle-destroyer
Autoclave indicator strips class 5, 20 > sterilisation-indicator | Class 5
Sterilisation reel 20 cm x 200 m, 10 rolls > sterilisation-reel | 20 cm × 200 m
Urine sample container sterile 50 ml, 2000 nos > sample-container | 50 ml
EDTA vacuum tube purple cap 3 ml - 5000 nos > blood-collection-tube | Purple
Serum separator gel tube yellow 5 ml, 3000 > blood-collection-tube | Yellow
Sodium fluoride grey top tube 2 ml x 1000 > blood-collection-tube | Grey
Coagulation citrate tube blue cap, 500 > blood-collection-tube | Light blue
Vacuum blood collection needle 21G, 2000 > blood-collection-needle | 21 G
Glucometer with 25 strips - 10 nos > glucometer | 25
Blood lancets 28 G, 40 boxes > lancets | 28 G
HIV rapid test card kit 50 tests, 10 > hiv-hbsag-hcv-rapid | HIV 1/2
HBsAg rapid card 50 tests x 8 > hiv-hbsag-hcv-rapid | HBsAg
Dengue NS1 antigen card with IgG IgM 25 tests, 10 > dengue-ns1-igg-igm | 25 tests
Malaria antigen card Pf/Pv 50 tests, 5 > rapid-malaria-kit | 50 tests
Syphilis rapid card 25 tests, 4 > syphilis-rapid-test | 25 tests
Urine pregnancy card 50 tests, 12 > pregnancy-test | 50 tests
Troponin I card test 10 tests, 6 > troponin-rapid-test | 10 tests
CRP latex test kit 50 tests, 5 > latex-serology-kit | CRP
RA factor latex kit 25 tests, 3 > latex-serology-kit | RA factor
Widal slide test kit 4 x 5 ml, 10 > widal-kit | 4 × 5 ml
ABO and Rh typing antisera 3 x 10 ml, 12 > blood-grouping-sera | 3 × 10 ml
Glucose reagent GOD POD 2 x 250 ml, 10 > biochemistry-reagent | Glucose
Serum creatinine reagent 2 x 50 ml, 8 > biochemistry-reagent | Creatinine
Cholesterol CHOD PAP reagent 2x50 ml, 6 > biochemistry-reagent | Cholesterol
SGPT ALT kinetic reagent 4 x 50 ml, 6 > biochemistry-reagent | SGPT (ALT)
HbA1c kit 50 tests, 4 > hba1c-kit | 50 tests
Urine reagent strips 10 parameter, 40 bottles > urine-strips | 10
Leishman stain 500 ml, 6 > lab-stain | Leishman
Gram stain kit 4 x 125 ml, 4 > lab-stain | Gram
Microscope glass slides frosted end, 100 boxes > glass-slides | Frosted
Glass test tube 12 x 75 mm, 500 > test-tube | 12 × 75 mm
Micropipette variable volume 100-1000 ul, 4 > micropipette | 100-1000 µl
Micropipette tips 2-200 ul, 20 packs > pipette-tips | 2 to 200 µl
Laboratory centrifuge 8 tubes 4000 rpm, 2 nos > centrifuge | 8
Binocular microscope for laboratory, 3 > microscope | Binocular
Five part haematology cell counter, 1 > haematology-analyser | 5-part
Digital BP apparatus upper arm, 15 > bp-monitor-digital | Upper arm
Aneroid sphygmomanometer desk and wall model, 10 > sphygmomanometer-aneroid
BP cuff large adult, 12 > bp-cuff | Large adult
Stethoscope dual head adult, 20 > stethoscope | dual head
Fingertip pulse oximeter adult, 30 > pulse-oximeter
Non contact forehead thermometer, 12 > infrared-thermometer | Forehead
Clinical digital thermometer flexible tip, 50 > digital-thermometer
12 channel ECG machine with interpretation, 2 > ecg-machine | 12
ECG electrodes adult foam pack of 50, 40 > ecg-electrode | 50
ECG paper roll 80 mm x 20 m, 30 > ecg-paper | 80 mm × 20 m
ECG gel 250 ml, 24 bottles > ecg-gel | 250 ml
Ultrasound gel 5 litre can, 12 > ultrasound-gel | 5000 ml
Multipara patient monitor 12.1 inch, 4 > patient-monitor | 12.1 inch
Syringe infusion pump, 6 > infusion-syringe-pump | Syringe pump
Oxygen concentrator 10 LPM, 5 > oxygen-concentrator | 10 LPM
Compressor nebuliser machine, 10 > nebuliser | Compressor
Electric suction apparatus trolley mounted, 3 > suction-machine
Front loading autoclave class B 23 litre, 2 > autoclave | 23 L
LED OT light ceiling mounted double dome, 1 > ot-light | Ceiling
Electric ICU bed five function, 8 > hospital-bed | ICU
Semi fowler bed manual, 20 > hospital-bed | Semi fowler
Alternating pressure air mattress bubble type, 15 > air-mattress | Bubble
IV stand stainless steel 4 hook, 25 > iv-stand | Stainless steel
Dressing trolley, 4 > instrument-trolley | Dressing
Examination couch with drawers, 3 > examination-couch | Drawers
Stainless steel kidney tray 8 inch, 30 > kidney-tray | 8 inch
Bedpan slipper type, 20 > bedpan-urinal | slipper
Artery forceps curved 15 cm, 12 > artery-forceps | Curved
Adson toothed tissue forceps 12 cm, 10 > tissue-forceps | Adson
Mayo Hegar needle holder 7 inch, 10 > needle-holder | 7 inch
Mayo scissors curved 6 inch, 8 > surgical-scissors | Mayo
Wooden tongue depressor sterile pack of 100, 60 > tongue-depressor | 100
Laryngoscope set Macintosh 4 blades LED, 4 > laryngoscope | Macintosh
Adult weighing machine digital 150 kg, 4 > weighing-scale | Digital
Infant weighing scale digital 20 kg, 3 > baby-scale | Digital
Patient identification band newborn pink, 200 > patient-id-band | Newborn
AV fistula needle 16G, 400 nos > av-fistula-needle | 16 G
High flux dialyser 1.5 sqm, 100 > dialyser | High flux
Blood tubing set for haemodialysis adult, 100 > blood-tubing-set | Adult
Bicarbonate powder part B cartridge 720 g, 60 > bicarbonate-powder-part-b | 720 g
Double lumen haemodialysis catheter kit 12 Fr 15 cm, 10 > dialysis-catheter-kit | 15 cm
Umbilical cord clamp, 200 nos > cord-clamp
Disposable delivery kit 12 items, 50 > delivery-kit | 12 items
Vaginal speculum disposable medium, 100 > speculum-disposable | M
Pap smear cytology brush box of 100, 5 > cytology-brush | Box of 100
Handheld fetal doppler, 4 > fetal-doppler
Cu-T 380A intrauterine device, 40 > copper-iud | Cu-T 380A
Hydrophobic acrylic foldable IOL +21.0 D, 10 > intraocular-lens | +21.0 D
Keratome blade 2.8 mm, 30 > ophthalmic-blades | 2.8 mm
HPMC 2% viscoelastic 2 ml, 40 > viscoelastic | HPMC
Trypan blue ophthalmic dye, 20 > trypan-blue
Light cure composite shade A2 nano hybrid, 12 > composite-restorative | A2
Glass ionomer cement type IX, 10 > glass-ionomer-cement | Type IX
Alginate impression material fast set, 20 > alginate | Fast set
Gutta percha points 6% size 25, 10 > gutta-percha-paper-points | 6 %
Dental local anaesthetic cartridge 1:80,000, 10 > dental-anaesthetic | 1:80,000
Saliva ejector tips, 10 packs > saliva-ejector
Rubber dam sheets 6 x 6 inch medium, 6 > rubber-dam | 6 × 6 inch
Soft cervical collar size L, 15 > cervical-collar | L
Knee brace hinged XL, 10 > knee-ls-brace | XL
Elbow crutches medium, 12 pairs > crutches | Elbow
Folding wheelchair steel 18 inch, 6 > wheelchair | 18 inch
TENS machine 4 channel, 3 > tens | 4
Normal saline 0.9% 500 ml, 1000 bottles > normal-saline | 500 ml
Ringer lactate 500 ml, 800 bottles > ringer-lactate | 500 ml
Rabies vaccine cell culture single dose vial, 100 > rabies-cell-culture
Air conditioner split 1.5 ton, 4 >
Steel almirah four shelves, 6 >
`)
