/** Phonetic spellings beyond the reach of correction, and common typos with an exact answer. */
export const misspellings = `
thermameter, tharmameter, tharmamitar, thermomiter, tarmameter, thermametar > infrared-thermometer
stetoscope, stethescope, statoscope, stethoscop, satethoscope, istethoscope > stethoscope
glucomitar, glukometer, glocometer, glucomeeter, glukomitar > glucometer
nabulizer, nebuliger, nebulaizer, nebolizer, neboliser, nebulijer > nebuliser
oximetar, oxymitar, oxi meter, pals oximeter, pulse oxymeter, oximitar > pulse-oximeter
oxigen concentrator, oxyzen concentrator, oxigen consentrator, oxijen machine > oxygen-concentrator
canulla, cannulla, kanula, kenula, canola iv, kennula > iv-cannula
surinj, syring, siringe, syrinj, seringe, srynge > syringe-with-needle
glabs, globes, gloovs, glovs, glaves, gluvs > nitrile-exam-gloves latex-exam-gloves
bandej, bendage, bandeg, bendej > gauze-swab-roll micropore-tape
gauge swab, goz, gauj, gaze > gauze-swab-roll
kathetar, cathater, cathetor, kethetar, katheter, caththeter > foley-catheter
foly, folis, foleez, polis catheter, follis > foley-catheter
rilestube, riles tube, rayles tube, ryels, rails tube > ryles-tube
katgut, ketgut, kat gut, catgat > catgut-suture
sutcher, suchar, sutur, sutture, suchure > absorbable-suture
otoclave, autoklev, autoclev, atoclave, otoclev, autocleve > autoclave
walchair, vheelchair, weelchair, veel chair, wilchair > wheelchair
waker, wokar, vaker, walkar > walker
dialaizer, dylizer, dialisar, daylizer, dialyjer > dialyser
diyalisis machine, dialisis machine, dialises machine, daylisis > haemodialysis-machine dialyser
kampozit, compogit, kompozit, compozit, composhit > composite-restorative
aljinate, algenate, alginat, aljinet > alginate
erotor, airator, erator, ayrotor > high-speed-handpiece
maicroscope, mikroscope, microscop, maikroscope > microscope
sentrifuge, centrifuse, centrifuj, santrifuge > centrifuge
pippete, pipet, paipet, piptte > micropipette
ventilater, ventiletor, vantilator > refurbished-ventilator
altrasound, ultrasond, ultra sound machine, altra sound, ultrasaund > refurbished-ultrasound ultrasound-gel
vaxine, vaccin, vaksin > hepatitis-b influenza-quadrivalent
pragnancy, pregnency, prignancy, pregnancy tast, pragnensy > pregnancy-test
daiper, dayper, dipar, diapar, dyper > adult-diaper
sanitiser, sanitijer, sainitizer, senetizer > hand-rub
bitadin, betadyne, betadeen, vitadine, bitadine > povidone-iodine
parasitamol, paracitamol, perasitamol, paracetamole > paracetamol
seftriaxone, ceftraxone, septriaxone, cefriaxone > ceftriaxone-inj
insuline, insolin, inslin, ensulin > insulin-human-mixtard
hepetitis, hepatitus, hepatites b > hepatitis-b
rebies, rabeez, rebis, rabis, rabbies > rabies-cell-culture
malerya, melaria, mileria, mallaria > rapid-malaria-kit
dangue, dengoo, denghi, dengi, dengy > dengue-ns1-igg-igm
mashk, masc, maks, maask > 3-ply-mask n95-respirator
torniqet, tornikit, tourniqet, turniket > tourniquet
opthalmoscope, ofthalmoscope, opthalmscope > direct-ophthalmoscope
slitlemp, slit lemp, silit lamp > slit-lamp
dopler, doplar, fetal dopplar, phetal doppler > fetal-doppler
specullum, speculam, spekulam, spaculum > speculum-disposable
uribag, yuro bag, eurobag, urine beg > urine-collection-bag
`
