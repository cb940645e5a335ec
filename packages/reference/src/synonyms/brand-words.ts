/** Brand names used generically for products of any manufacturer. Search words, not product names. */
export const brandWords = `
tph spectrum, tph, charisma composite, ivoclar composite, tetric, brilliant composite, herculite, estelite > composite-restorative
scotchbond, gluma, tetric bond, prime and bond, optibond, excite bond, futurabond > bonding-agent
eco etch, scotch etch, eazetch, ultra etch > dental-etchant
vitremer, vitrebond, rmgic, relyx, ketac molar > glass-ionomer-cement
neocolloid, plastalgin, marieflex, kromopan, hydrogum > alginate
zetaplus, speedex, photosil, flexceed, vps, pvs, exaflex, reprosil, elite hd > elastomeric-putty
hyflex, wave one, waveone, edge endo, vdw file > rotary-endo-files
diadent, diadent gp, protaper gp, sure endo points > gutta-percha-paper-points
pana air, contra angle, micromotor, nsk, strong micromotor > high-speed-handpiece
bluephase, elipar, woodpecker light cure > curing-light
uds, cavitron, satelec > ultrasonic-scaler
articaine, septanest, xylocaine dental > dental-anaesthetic
3m unitek, unitek, ormco, damon braces > orthodontic-brackets
one touch select, one touch select strips, onetouch select, one touch strips, contour plus strips, accu chek active strips, accuchek active, accu chek active, gluco one strips, beato strips, bgm strips > glucose-strips
dr morepen, contour plus, beato, sd codefree, codefree, one touch select simple, accu chek instant > glucometer
paracheck, sd bioline malaria, onsite malaria, parahit > rapid-malaria-kit
hepa card, sd bioline hiv, comb aids, flaviscreen, hepaview > hiv-hbsag-hcv-rapid
combistix, keto diastix, diastix, combi screen, ketostix > urine-strips
erba kit, erba reagent, agappe kit, coral kit, autospan > biochemistry-reagent
bd vacutainer, vacuette, greiner tube, peerless vial > blood-collection-tube
eppendorf, finnpipette, gilson > micropipette
sysmex, medonic, abx micros > haematology-analyser
gammex, surgicare gloves, nulife gloves, surgimed gloves > surgical-gloves-sterile
unolok, bd emerald, kojak > syringe-with-needle
bd microlance, dispo needle > hypodermic-needle
neoflon, insyte, vasofix, bd venflon pro, insyte autoguard, surflo, nexiva > iv-cannula
dial flow, dialaflow, intrafix > iv-infusion-set
discofix, connecta > three-way-stopcock
alcowipes, sterets, webcol > alcohol-swab
venus mask, magnum mask, 3m 8210, 3m 1860, vflex, kn 95 > n95-respirator
jaycot, bluecot > cotton-wool
romolene, rusch, rusch foley, dover catheter > foley-catheter
ethicon, ethicon suture, petcryl, trusynth, v-loc, stratafix, surgicryl, vicryl rapide, caprosyn, maxon > absorbable-suture
trugut, softgut > catgut-suture
bard parker, swann morton, glassvan, ribbel > surgical-blade
lifree, tena, kare in, dignity diaper, seni > adult-diaper
dr morepen bp, citizen bp, accusure bp > bp-monitor-digital
diamond bp, welch allyn bp, elko bp > sphygmomanometer-aneroid
acoustica, mdf stethoscope, spirit stethoscope > stethoscope
pulseoxy, masimo, nellcor > pulse-oximeter
everflo, oxymed, devilbiss > oxygen-concentrator
cardiart > ecg-machine
alaris, agilia > infusion-syringe-pump
aurolens, tecnis, sensar, supraphob, envista > intraocular-lens
aurovisc, viscoat, provisc, amvisc > viscoelastic
auroblue, vision blue, membrane blue > trypan-blue
haag streit, topcon slit lamp > slit-lamp
keeler, beta 200 > direct-ophthalmoscope
neitz > retinoscope
perkins, tonopen, icare tonometer, pachymeter > tonometer
topcon, huvitz, rexxam, shin nippon > autorefractometer
systane, lubrex, itone, tear plus, tears plus, optive, genteal, eyemist > eye-drops-lubricant
crizal, essilor, kodak lens > spectacle-lens
fx80, fx60, polyflux, revaclear, elisio > dialyser
bicart > bicarbonate-powder-part-b
icodextrin, extraneal, physioneal > capd-solution
nikkiso, 4008, dialog plus, surdial > haemodialysis-machine refurbished-dialysis-machine
epoetin, espogen, eporise, epofit, eritel, rhuepo, zyrop, vintor, darbepoetin > erythropoietin
theratube, theraloop > resistance-band
rock tape, dynamic tape > kinesiology-tape
tynor belt, tynor knee > knee-ls-brace
logiq, voluson, sonosite > refurbished-ultrasound
hamilton, savina > refurbished-ventilator
aestiva > refurbished-anaesthesia-machine
lifepak, heartstart, cardioserv > refurbished-defibrillator
revac, euvax > hepatitis-b
tetglob, tetvax > tetanus-diphtheria-td
pcecv, pvrv, vaxirab, speeda > rabies-cell-culture
fluquadri, vaxiflu, fluvac > influenza-quadrivalent
cervarix > hpv
synflorix > pneumococcal-conjugate
enteroshield, peda typh, vi conjugate > typhoid-conjugate
varilrix, nexipox, vzv, variped > varicella
menveo, mcv4, menquadfi > meningococcal-acyw
megavac, defensor, rabisin > veterinary-anti-rabies
velocit, getnews, get news, b sure test > pregnancy-test
sonicaid, hi bebe, angel sounds > fetal-doppler
vitrolife, quinns, sage media, cook media, global total > ivf-culture-media
sil select, isolate gradient, allgrad > sperm-wash-medium
paracip, fepanil, pyrigesic, macfast, metacin > paracetamol
pantaz, pan iv, pantosec, pantodac > pantoprazole-inj
vomiset, periset, emset, zofran > ondansetron-inj
xylocaine 2, wocaine > lignocaine-2
savlon, cutasept, piodin, alphadine, viodine > povidone-iodine
wosulin, insugen, lantus > insulin-human-mixtard
vasocon > adrenaline
dettol hand, lifebuoy sanitizer, cutan, purell, avagard, desderman > hand-rub
`
