import { ratedLines } from './rated-lines.ts'

/**
 * 200 lines of hospital stores: abbreviations ("disp.", "w/", "FG", "10's"), standards, trade names as generic words, inches beside
 * centimetres, and at the end sizes and goods that the shop doesn't have. Written from the catalogue's titles and values, before the
 * matcher ever read them.
 */
export const indents = ratedLines(`
Syringe disp. 5ml w/ needle, sterile, ISI marked - 10,000 nos > syringe-with-needle | 5 ml
SYRINGE DISPOSABLE 2CC WITH NEEDLE 24G STERILE (BLISTER PACK), 25000 > syringe-with-needle | 2 ml
Disp. syringes 10 ml with 21G needle, non-pyrogenic, qty 6000 > syringe-with-needle | 10 ml
Syringe 3 ml luer lock c needle x 4000 > syringe-with-needle | 3 ml & Luer lock
20 ml syringe with needle, individually packed, 1500 nos > syringe-with-needle | 20 ml
Insulin syringes U-40 1ml with fixed needle, 500 nos > syringe-with-needle | 1 ml & Fixed needle
Glove surgical sterile latex size 7 ISI, 2000 pairs > surgical-gloves-sterile | 7 & Latex
GLOVES, SURGICAL, STERILE, POWDER FREE, SIZE 6 1/2, 800 prs > surgical-gloves-sterile | 6.5
Surgeons gloves sterile 8 no. IS 13422 - 600 pairs > surgical-gloves-sterile | 8
Exam gloves latex non sterile medium (box of 100), 350 box > latex-exam-gloves | M
Gloves examination nitrile powder free Large, 120 boxes > nitrile-exam-gloves | L
Nitrile hand gloves small size blue/violet 3.5 gm, 60 > nitrile-exam-gloves | S
Gloves exam. latex XS powdered, 25 boxes > latex-exam-gloves | XS
IV cannula 20G with port, 5000 nos > iv-cannula | 20 G
I.V. Cannula with injection valve & wings size 22 - 8000 > iv-cannula | 22 G
Intravenous cannula 24 G (neonate) w/o port yellow, 1200 > iv-cannula | 24 G
Cannula IV 18 no. green sterile CE marked, 2400 nos > iv-cannula | 18 G
Cannula I/V 16G grey, ETO sterilised x 300 > iv-cannula | 16 G
Safety IV cannula 20G pink, 700 > iv-cannula | 20 G
I.V. set with airvent, macro drip 20 drops/ml - 15000 nos > iv-infusion-set
Micro drip set 60 drops per ml (paed.), 900 > iv-infusion-set | 60 drops/ml
B.T. set (blood transfusion) double chamber with needle, 400 nos > blood-transfusion-set | Double
Butterfly needle (scalp vein) 22G, 1000 > scalp-vein-set | 22 G
Scalp vein set no.24, 600 nos > scalp-vein-set | 24 G
3 way stop cock with extn. tube 25 cm, 500 > three-way-stopcock | 25 cm
Three-way with 100cm extension line, 150 nos > three-way-stopcock | 100 cm
Pressure monitoring line 200 cm M/F luer lock, 80 > extension-line | 200 cm
CVP catheter triple lumen 7F 16cm, 40 > central-venous-catheter | 7 Fr × 16 cm & 3
Central line kit double lumen 5.5 Fr x 13 cm paediatric, 15 nos > central-venous-catheter | 5.5 Fr × 13 cm & 2
Needle hypodermic disp. 23G x 1", 200 boxes > hypodermic-needle | 23 G & 1 inch
Disposable needles 21G 1.5 inch ISI - 100 boxes > hypodermic-needle | 21 G & 1.5 inch
Needle 30G x 1/2 inch for derma, 50 boxes > hypodermic-needle | 30 G
Spinal needle 26G Quincke, sterile, 300 nos > spinal-needle | 26 G & Quincke
L.P. needle 22 G (spinal), 120 > spinal-needle | 22 G
Pencil point spinal needle 27G, 60 nos > spinal-needle | 27 G & Pencil point
Pen needles for insulin 32G 4mm, 80 boxes > pen-needle | 32 G × 4 mm
Foley's catheter 2 way silicon coated 14 FG w/ 30 ml balloon, 500 nos > foley-catheter | 14 Fr & 2-way
FOLEYS CATHETER SIZE 18 TWO WAY, 250 > foley-catheter | 18 Fr & 2-way
Catheter foley 100% silicone 16Fr long term, 40 nos > foley-catheter | 16 Fr
Foleys paed. 6 FG, 20 > foley-catheter | 6 Fr
Urobag 2 ltr with T tap bottom outlet, 800 nos > urine-collection-bag | 2000 ml
Leg bag for urine 750ml w/ straps, 60 > urine-collection-bag | Leg bag
Plain catheter (Nelaton) 14 FG, 200 nos > nelaton-catheter | 14 Fr
Intermittent self catheter hydrophilic 12Fr, 90 > nelaton-catheter | 12 Fr & Hydrophilic
Condom catheter male ext. 32mm, 120 nos > external-catheter | 32 mm
R.T. (Ryle's tube) 14 FG with radio opaque line, 300 > ryles-tube | 14 Fr
Nasogastric tube 18 Fr x 105 cm, 150 nos > ryles-tube | 18 Fr
Feeding tube infant 5FG, 200 > ryles-tube | 5 Fr
Suction cath. 14 FG w/ thumb control, 900 nos > suction-catheter | 14 Fr & Yes
Suction catheter 8F plain, 400 > suction-catheter | 8 Fr
ETT cuffed 8.0 mm PVC murphy eye, 100 nos > endotracheal-tube | 8 mm & Cuffed
Endotracheal tube plain (uncuffed) size 4.0, 40 > endotracheal-tube | 4 mm & Uncuffed
E.T. tube with cuff 6.5, 60 nos > endotracheal-tube | 6.5 mm & Cuffed
Tracheostomy tube PVC cuffed 7.5 mm ID, 30 > tracheostomy-tube | 7.5 mm & Cuffed
LMA size 3 single use, 25 nos > laryngeal-mask | 3
Laryngeal mask airway silicone reusable #5, 6 > laryngeal-mask | 5 & Reusable
Oropharyngeal airway (Guedel) 80mm, 90 nos > guedel-airway | 3 (80 mm)
AMBU bag child silicon autoclavable, 8 nos > manual-resuscitator | Child
Resuscitator bag neonatal PVC, 10 > manual-resuscitator | Newborn
Bacterial viral filter adult for vent circuit, 300 nos > breathing-filter | Adult
O2 mask w/ tubing paediatric, 150 > oxygen-mask | Child
Non rebreathing mask with reservoir adult, 200 nos > oxygen-mask | Adult & Reservoir bag
Nasal prongs (O2 cannula) neonatal, 100 > nasal-cannula | Neonatal
Nebulizer mask kit adult with tubing and chamber, 250 nos > nebuliser-mask | Adult
ICD tube 32 FG with trocar, 25 > chest-drain | 32 Fr
Thoracic drainage catheter straight 24Fr, 40 nos > chest-drain | 24 Fr
Romovac set (closed wound suction) 16 FG, 60 > wound-drain | 16 Fr
Incentive spirometer three ball, 100 nos > incentive-spirometer
Vicryl type suture polyglactin 910 2-0 RB needle 90cm, 60 boxes > absorbable-suture | 2-0 & Polyglactin 910
Suture absorbable polyglactin 3-0 cutting, 36 boxes > absorbable-suture | 3-0 & Polyglactin 910
CHROMIC CATGUT NO.1 W/ ROUND BODY NEEDLE 76 CM, 120 foils > catgut-suture | 1 & Chromic
Plain catgut 3-0, 48 > catgut-suture | 3-0 & Plain
Mersilk 2-0 black braided silk R/C needle, 40 boxes > silk-suture | 2-0
Ethilon type nylon 3-0 monofilament, 60 boxes > nylon-suture | 3-0
Prolene type polypropylene 1-0 RB, 30 > polypropylene-suture | 1-0
Hernia mesh prolene 10x15 cm, 20 nos > surgical-mesh | 10 × 15 cm
Skin stapler 25 pins disposable, 30 > skin-stapler | 25
B.P. blade no. 15 (surgical blade) carbon steel, 30 boxes > surgical-blade | 15
Surgical blades #22 s.s. 100/box, 15 > surgical-blade | 22 & Stainless steel
Crepe bandage 15cm x 4 mtr, 900 nos > crepe-bandage | 15 cm
Crepe bandage 6" (15 cm) with clips, 120 > crepe-bandage | 15 cm
POP bandage 10 cm x 2.7 mtr, 400 nos > plaster-of-paris-bandage | 10 cm × 2.7 m
Plaster slab POP 15x60 cm, 60 > plaster-of-paris-bandage | 15 cm × 60 cm
Cast padding soft roll 15cm, 240 nos > cast-padding | 15 cm × 2.7 m
Synthetic casting tape (fibre glass) 10cm x 3.6m white, 50 > fibreglass-cast-tape | 10 cm × 3.6 m
Gauze swab 7.5x7.5cm 12 ply sterile, 300 pkts > gauze-swab-roll | 7.5 × 7.5 cm & 12
Gauze than 90cm x 18m IP (schedule F II), 150 > gauze-swab-roll | 90 cm × 18 m
Bandage roll gauze 10cm x 3 mtr, 1000 > gauze-swab-roll | 10 cm × 3 m
Cotton absorbent I.P. 400 gm net roll, 500 rolls > cotton-wool | 400 g
Cotton wool 100gms, 200 > cotton-wool | 100 g
Micropore tape 3" surgical paper, 60 boxes > micropore-tape | 3 inch & Paper
Adhesive plaster cloth 2 inch x 9m, 80 > micropore-tape | 2 inch & Cloth
Tegaderm type IV transparent film dressing 10x12 cm, 200 nos > transparent-dressing | 10 × 12 cm
Hydrocolloid dressing 15x15 cm, 30 > foam-dressing | 15 × 15 cm & Hydrocolloid
Paraffin tulle gauze (Jelonet type) 10 x 40cm, 25 boxes > paraffin-gauze | 10 × 40 cm
Band-aid strips washproof 19x72mm 100's, 60 boxes > first-aid-strip | 19 × 72 mm
Spirit swabs 70% IPA 100/box, 400 boxes > alcohol-swab | Box of 100
Betadine soln. povidone iodine 10% 100ml, 300 bottles > povidone-iodine | 100 ml & 10 %
Povidone iodine surgical scrub 7.5% 500ml, 90 > povidone-iodine | 500 ml & 7.5 %
Hand rub alcohol + CHG 0.5% 500ml w/ dispenser pump, 400 bottles > hand-rub | 500 ml
Sanitizer gel 70% ethanol 100 ml, 1000 > hand-rub | 100 ml
Glutaraldehyde soln. 2.45% w/ activator powder 5 ltr jar, 40 > instrument-disinfectant | 5 L & Glutaraldehyde
OPA (ortho-phthalaldehyde) 0.55% 5L, 12 cans > instrument-disinfectant | 5 L & OPA
Hypo solution sodium hypochlorite 5% 5ltr can, 150 nos > sodium-hypochlorite | 5 L & 5 %
BMW bags yellow 18x24" with biohazard logo, 90 packs > biomedical-waste-bag | 18 × 24 inch & Yellow
Bio medical waste bag red 30x40 inch, 40 > biomedical-waste-bag | 30 × 40 inch & Red
Pedal bin blue 60 ltr for BMW, 10 nos > biomedical-waste-bin | 60 L & Blue
Puncture proof sharp container 10 ltr, 60 > sharps-container | 10 L
Shoe covers non woven antiskid, 200 packs > shoe-cover
Face mask 3ply earloop w/ nose pin BFE 98%, 10000 nos > 3-ply-mask
Surgical mask tie type 3 layer, 400 boxes > 3-ply-mask | Tie-on
N-95 mask without valve NIOSH, 1000 nos > n95-respirator
Surgeon gown SMS 45gsm sterile Large AAMI L2, 300 > surgical-gown | L & 45 GSM
Plastic apron disp. blue 80x140cm, 30 packs > plastic-apron | 80 × 140 cm & Blue
OT drape fenestrated 90x90 cm sterile disposable, 200 nos > surgical-drape | 90 × 90 cm
Under pads 60x90 (pack of 10), 500 packs > underpad | 60 × 90 cm
Adult diapers tape style XL overnight, 100 pkts > adult-diaper | XL & Tape
EDTA vacutainer K3 lavender 2ml, 10000 nos > blood-collection-tube | 2 ml & Purple
Vacuum tube SST gel yellow top 4 ml, 3000 > blood-collection-tube | 4 ml & Yellow
Citrate vial light blue 3.2% 3ml PT/INR, 1200 nos > blood-collection-tube | Light blue
Fluoride vial grey cap 2ml, 1500 > blood-collection-tube | 2 ml & Grey
Vacutainer needle multisample 22G, 50 boxes > blood-collection-needle | 22 G
Lancets twist off 30G, 60 boxes > lancets | 30 G
Urine container sterile w/ lid 50ml (culture), 40 packs > sample-container | 50 ml & Yes
HCV rapid card 100T, 10 kits > hiv-hbsag-hcv-rapid | 100 tests & HCV
HIV 1&2 rapid test cards 50T, 20 > hiv-hbsag-hcv-rapid | 50 tests & HIV 1/2
Dengue combo NS1+IgG/IgM rapid 10T, 30 kits > dengue-ns1-igg-igm | 10 tests & NS1, IgG, IgM
MP card malaria antigen Pf/Pv 25 tests, 20 > rapid-malaria-kit | 25 tests
VDRL/syphilis rapid strip 100 tests, 6 > syphilis-rapid-test | 100 tests
UPT card 25's, 40 > pregnancy-test | 25 tests & Card
Trop-I card 5 tests, 10 kits > troponin-rapid-test | 5 tests
ASO latex kit 50T, 4 > latex-serology-kit | 50 tests & ASO
Widal kit (TO TH AH BH) 4x5ml, 12 > widal-kit | 4 × 5 ml
Anti A, Anti B, Anti D sera 3x10ml, 10 sets > blood-grouping-sera | 3 × 10 ml
Urea reagent kit GLDH 4x50 ml, 5 > biochemistry-reagent | Urea & 4 × 50 ml
Glucose kit GOD/POD 2 x 250ml end point, 10 kits > biochemistry-reagent | Glucose & 2 × 250 ml
Creatinine enzymatic reagent 2x50ml, 6 > biochemistry-reagent | Creatinine & 2 × 50 ml
Urine dipsticks 11 parameter (100/btl), 30 > urine-strips | 11
Giemsa stain 250 ml, 4 bottles > lab-stain | Giemsa & 250 ml
Glass slides plain 75x25 mm 50/box, 200 boxes > glass-slides | Plain
Test tubes glass 12x100mm w/ rim, 20 packs > test-tube | 12 × 100 mm
Micropipette variable 20-200 ul autoclavable, 3 nos > micropipette | 20-200 µl
Micro tips blue 100-1000ul, 15 packs > pipette-tips | 100 to 1000 µl
Glucometer strips 50's for GM-10, 100 packs > glucose-strips | 50 & GM-10
Centrifuge machine 16 tube brushless 5000rpm digital, 1 no > centrifuge | 16
Microscope trinocular LED research, 1 > microscope | Trinocular
BP apparatus digital arm type cuff 22-42 cm, 20 nos > bp-monitor-digital | 22-42 cm & Upper arm
BP instrument aneroid wall/desk mount adult, 12 > sphygmomanometer-aneroid | Desk and wall & Adult
BP cuff thigh size double tube, 4 > bp-cuff | Thigh & 2
Stethoscope paediatric, black, 6 nos > stethoscope | Paediatric & Black
Pulse oxymeter finger tip adult OLED, 40 > pulse-oximeter | OLED & Adult
IR thermometer non contact forehead w/ backlight, 15 > infrared-thermometer | Forehead & With backlight
ECG machine 6 channel with interpretation, 1 > ecg-machine | 6 & Yes
ECG paper z fold 210mm x 20m, 20 packs > ecg-paper | 210 mm × 20 m & Z-fold
ECG electrodes disposable paediatric 50's, 20 > ecg-electrode | 50 & Child
USG gel 250ml, 60 bottles > ultrasound-gel | 250 ml
Multipara monitor 15" with EtCO2, 2 nos > patient-monitor | 15 inch & 6 with EtCO2
Infusion pump volumetric two channel, 4 > infusion-syringe-pump | Infusion pump & 2 channels
O2 concentrator 5 lpm stationary, 6 nos > oxygen-concentrator | 5 LPM
Suction m/c portable 18 lpm, 3 > suction-machine | 18 L/min & Portable
Autoclave vertical 50 ltr, 1 no > autoclave | 50 L & Vertical
Fowler bed full manual 3 crank 180 kg, 10 > hospital-bed | Full fowler & 180 kg
Crash cart trolley 90x50, 2 nos > instrument-trolley | Crash
Kidney tray SS 10", 40 nos > kidney-tray | 10 inch
Mosquito artery forcep curved 5 inch (12.5cm), 20 > artery-forceps | Mosquito curved
Artery forceps straight 18 cm SS, 15 nos > artery-forceps | Straight & 18 cm
Needle holder TC 6 inch Mayo-Hegar, 6 > needle-holder | 6 inch & Yes
Metzenbaum scissor 7", 5 nos > surgical-scissors | 7 inch & Metzenbaum
A.V. fistula needle 17G fixed wing, 600 nos > av-fistula-needle | 17 G & Fixed
Dialyzer low flux 1.3 m2 polysulfone, 200 > dialyser | 1.3 m² & Low flux
Inj. ceftriaxone 1gm vial, 2000 vials > ceftriaxone-inj | 1 g
Inj pantoprazole 40mg, 1500 vials > pantoprazole-inj | 40 mg
Inj. ondansetron 2mg/ml 2 ml amp., 1000 > ondansetron-inj | 2 ml
Inj heparin 5000 IU/ml 5ml vial, 400 vials > heparin | 5,000 IU/ml
NS 0.9% 1000 ml FFS, 600 bottles > normal-saline | 1000 ml & FFS plastic
Tab. paracetamol 650mg 10x1 strip, 500 strips > paracetamol | 650 mg
Xylocaine jelly 2% 30gm tube, 60 tubes > lignocaine-jelly | 30 g & Tube
ORS sachet WHO formula 21.8g orange, 100 > ors | Orange & 21.8 g
Composite flowable A3 2gm syringe, 10 > composite-restorative | A3 & Flowable
Walker folding aluminium height 75-92 cm, 6 nos > walker | 75-92 cm
Foley catheter two way 26 FG, 20 nos >
IV cannula 17G with port, 100 >
Surgical blade no. 23, 10 boxes >
Polyglactin suture 7-0 round body, 12 boxes >
Disposable syringe 50 ml catheter tip, 200 nos >
Endotracheal tube cuffed 9.5 mm, 10 >
Cotton absorbent 1 kg roll, 40 >
Titanium elastic nail 3.0 mm x 440 mm, 4 nos >
Total knee replacement implant set cemented, 2 >
DJ stent 6 Fr x 26 cm, 20 nos >
Coronary guide wire 0.014" 190 cm, 25 >
Dialysis bedside over table with locker, 6 nos >
Fire extinguisher ABC type 6 kg, 12 >
Bed sheet cotton white 60x90 inch, 300 nos >
Mortuary cabinet two body stainless steel, 1 >
Blood bag CPDA double 350 ml, 400 nos >
Hearing aid digital BTE, 5 >
X-ray film 14x17 inch blue sensitive, 30 boxes >
Inj. tramadol 50 mg/ml 2 ml, 500 amps >
LED television 43 inch for waiting hall, 2 nos >
`)
