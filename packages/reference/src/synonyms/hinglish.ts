/** Hindi in Latin letters, as buyers type it: `term, other spelling > family family`. */
export const hinglish = `
bp machine, b p machine, bp ki machine, bp naapne wali machine, blood pressure machine, raktchap machine, rakt chap yantra, bp check machine, bp wali machine > bp-monitor-digital sphygmomanometer-aneroid
sugar machine, sugar ki machine, sugar check machine, sugar test machine, shugar machine, sugar naapne ki machine, madhumeh machine > glucometer
sugar strips, sugar strip, sugar ki patti, sugar test strip, shugar strip, sugar patti > glucose-strips
bukhar wali machine, bukhar machine, bukhar naapne ki machine, bukhar check machine, bukhar naapne wala, bukhar dekhne ki machine, fever machine, fever gun, fever checking machine, taapman yantra, tapman yantra, bukhaar machine > infrared-thermometer
bhaap machine, bhap machine, bhaap wali machine, bhap lene ki machine, saans wali machine, saans ki machine, saans lene ki machine, dama ki machine, dama machine, asthma machine > nebuliser
oxigen machine, oxygen machine, oxygen wali machine, oksijan machine, pranvayu machine > oxygen-concentrator
oxygen naapne wali machine, oxygen check machine, ungli wali machine, finger oxygen machine > pulse-oximeter
ecg machine, dil ki machine, dil ki dhadkan machine, dhadkan machine, heart machine, dil jaanch machine, dil ki jaanch machine, heart check machine > ecg-machine
sui, suyi, injection sui, injection ki sui, injection lagane ki sui, suii > hypodermic-needle syringe-with-needle
sirinj, siring, sirinz, injection, pichkari, injeksan, tika lagane ki sui > syringe-with-needle
patti, pattiya, paati, dressing patti, ghav ki patti, chot ki patti, malham patti > gauze-swab-roll micropore-tape
rui, ruee, rooi, kapas, ruyi > cotton-wool
jali, jaali kapda, gauze kapda > gauze-swab-roll
dastane, dastana, hath ke dastane, haath ke mauze, hand gloves, hath ka gloves > nitrile-exam-gloves latex-exam-gloves surgical-gloves-sterile
muh ka mask, mukh mask, naak ka mask, mukhota, face mask > 3-ply-mask n95-respirator
glucose bottle, glucose ki bottle, pani ki bottle, drip bottle, saline bottle, botal chadhana > normal-saline ringer-lactate
drip set, glucose chadhane ka set, botal set, bottle set, drip nali > iv-infusion-set
drip stand, bottle stand, saline stand, glucose stand, botal stand > iv-stand
peshab ki thaili, peshab bag, peshab thaili, mutra thaili > urine-collection-bag foley-catheter
peshab ki nali, peshab nali, peshab ki pipe, mutra nali > foley-catheter urine-collection-bag
peshab jaanch, peshab jaanch strip, peshab ki jaanch, peshab jaanch patti, peshab test strip, mutra jaanch patti > urine-strips
naak ki nali, khana nali, naak se khana pipe, naak wali nali > ryles-tube
garam pani ki thaili, garam pani ki bottle, garam pani bottle, garam pani bag, garm pani ki thaili, garam pani ki botal, sek thaili > hot-water-bag hot-pack
sikai, sekai, sikai machine, sikai bag, sek machine, garam patti, garam sek > hot-pack hot-water-bag
kamar belt, kamar ka belt, kamar dard belt, kamar patta, pith belt > knee-ls-brace
ghutna cap, ghutne ka cap, ghutna belt, ghutne ki patti, ghutne ka dard, ghutna patta > knee-ls-brace
chhadi, chadi, walker budhe ke liye, budhe ka walker, chalne ka sahara, chalne wala stand, buzurg walker > walker
pahiya kursi, pahiye wali kursi, wheel kursi, mareez kursi, pahiyedar kursi > wheelchair
mareez ka palang, mareez ka bistar, mareez bistar, hospital palang, hospital bistar, hospital ka bed, aspatal bed, mareez bed, patient bed, patient palang, palang > hospital-bed
bade logo ka diaper, budhe ka diaper, bade diaper, adult nappy, mareez diaper, bujurg diaper > adult-diaper
chadar pad, bistar pad, bistar gila pad, bistar geela pad, susu pad, bed pad, bistar sheet pad > underpad
pregnancy kit, garbh jaanch kit, garbh test, pregnancy jaanch, bachcha test kit, period test kit, garbhavastha kit, garbhavastha jaanch kit, garbhavastha jaanch, garbh jaanch, pet se hai test, pet se test kit, maa banne wali jaanch, hamal test kit > pregnancy-test
copper t, copperti, kopar ti, garbh nirodhak copper, tanba t > copper-iud
bachche ki dhadkan machine, pet mein dhadkan, bachche ka heart machine > fetal-doppler
nabhi clamp, naal clamp, nal clamp > cord-clamp
delivery saman, baccha hone ka kit, bachcha paida hone ka kit, prasav kit, janam kit, zachgi kit > delivery-kit
daant bharne ka masala, dant masala, daant ka cement, dant filling > composite-restorative glass-ionomer-cement
daant ki naap, daant ka naap masala, dant ka sancha > alginate elastomeric-putty
dant ki safai machine, daant saaf machine, scaling machine > ultrasonic-scaler
daant ki machine, daant ghisne ki machine > high-speed-handpiece
daant sun karne ki dawa, daant sunn injection > dental-anaesthetic
aankh ki boond, aankh ki dawai, aankh ki dawa, aankh ke drop, aankh ka drop, aankh ki drop, ankh ki dawa, sukhi aankh, ankh ki boond, aankh drop > eye-drops-lubricant
aankh ka lens, aankh ka operation lens, operation lens, motiyabind lens, motia lens, motiyabind ka lens > intraocular-lens
chashme ka number machine, chashma number machine, aankh number machine > autorefractometer trial-lens-set
chashma number box, chashme ka box, chasma test box > trial-lens-set
chashme ka sheesha, chashma lens, chasme ka glass > spectacle-lens
aankh jaanch machine, ankh check machine > slit-lamp autorefractometer
gurda machine, gurde ki machine, kidney machine, kidni machine > haemodialysis-machine refurbished-dialysis-machine
sugar ki sui, sugar jaanch ki sui > lancets
khoon rokne wali patti, khoon rokne wala > tourniquet gauze-swab-roll
dialysis ki sui, fistula ki sui > av-fistula-needle
khoon ki nali, khoon nali set > blood-tubing-set
khoon lene ki tube, khoon jaanch tube, khoon jaanch ki tube, khoon ki tube, khoon ki shishi, khoon tube, blood bottle > blood-collection-tube
nas ki sui, nas me lagane wali sui, nas mein lagane wali sui, drip wali sui, drip ki sui, bottle chadhane wali sui > iv-cannula hypodermic-needle
khoon jaanch kit, khoon ki jaanch, khoon ki jaanch kit, blood test kit, blood testing kit > hiv-hbsag-hcv-rapid rapid-malaria-kit dengue-ns1-igg-igm glucometer blood-collection-tube lancets
khoon jaanch machine, khoon test machine, cbc machine > haematology-analyser
durbin, sukshmdarshi, sukshmadarshi > microscope
malaria kit, maleria kit, machhar bukhar kit, malariya test > rapid-malaria-kit
dengu kit, dengu test, dengu bukhar kit, haddi tod bukhar test > dengue-ns1-igg-igm
dard ki machine, dard machine, current wali machine, dard nivarak machine, bijli wali machine > tens ift-unit
sonography jel, sonography ka jel, jelly sonography > ultrasound-gel
vyayam rabar, kasrat ka rabar, kasrat band, rubber band exercise > resistance-band
kasrat ball, badi gend, exercise gend, vyayam ball > gym-ball
gardan khinchav, gardan traction, kamar khinchav > traction-unit
kan lagane wali machine, aala, dil sunne ki machine, aalaa, doctor aala, dhadkan sunne ki machine, dactar ka aala > stethoscope
kainchi, kaichi, doctor kainchi, operation kainchi, keinchi > surgical-scissors
sui pakadne wala, sui holder > needle-holder
operation blade, operation ka blade, operation ki chhuri, operation chhuri, chhuri operation, operation chaku, chiraa blade > surgical-blade
taanke ka dhaga, tanka dhaga, taanka lagane ka saman, tanke lagane ka dhaga, silai ka dhaga, taanka, dhaga, tanke ka dhaga, operation dhaga > absorbable-suture catgut-suture
operation light, operation ki light, ot ki light > ot-light
operation ka kapda, operation chadar > surgical-drape surgical-gown
ausar ubalne ki machine, auzar ubalne ki machine, ojar saaf machine > autoclave
purana ultrasound, second hand usg, second hand ultrasound, purani sonography machine, used ultrasound, old usg machine > refurbished-ultrasound
purani xray machine, second hand xray, purana xray, used x ray > refurbished-x-ray-100-300-ma
purana ventilator, second hand ventilator, used ventilator > refurbished-ventilator
purani dialysis machine, second hand dialysis > refurbished-dialysis-machine
purani dental chair, second hand dental chair, daant ki kursi > refurbished-dental-chair
purana monitor, second hand monitor, used cardiac monitor > refurbished-patient-monitor
second hand ecg, purani ecg machine > refurbished-ecg
second hand c arm, purani c arm, used carm > refurbished-c-arm
namak pani, namak ka pani, namak pani drip, namak pani bottle, nmkeen pani > normal-saline
dast ki dawa, dast ka ghol, jeevan rakshak ghol, o r s ghol, nimbu pani ors, loose motion powder > ors
dard ki patti, दर्द की पट्टी, dard wali patti, dard patti > kinesiology-tape crepe-bandage hot-pack
daant ka masala, daant bharne ka masala > composite-restorative glass-ionomer-cement
ब्लड, blad > = blood
bukhar ki goli, bukhar ki dawa, bukhar ki dawai, bukhar ki medicine, sir dard ki goli, dard ki goli, dard ki dawa > paracetamol
lal dawai, laal dawa, ghav ki lal dawa, lal dava > povidone-iodine
hath saaf karne ka, sanitizer, sanetizer, sanitaizer, hath dhone ka, hand sanitiser, senitizer > hand-rub
sun karne ki dawa, sunn karne ka injection, sunn injection > lignocaine-2
sun karne wali jelly, sunn jelly > lignocaine-jelly
kutte ka tika, kutta katne ka injection, kutte ki sui, kutte ka injection, rabies tika > rabies-cell-culture
janwar ka rabies, pashu rabies tika, kutte ka rabies tika, kutte ka rabies vaccine, kutte ka rabies injection, pet anti rabies vaccine, dog anti rabies vaccine, arv for dogs, dog rabies vaccine, dog rabies injection, dog rabies, cat rabies vaccine, pet vaccine > veterinary-anti-rabies
piliya ka tika, piliya tika > hepatitis-b hepatitis-a
tetanus ka injection, titnus, tt injection, tetnus, titanus > tetanus-diphtheria-td
cancer ka tika, bachedani cancer tika > hpv
chechak ka tika, mata ka tika, chicken pox tika > varicella
khasra ka tika, khasra tika > mmr
motijhara tika, typhoid ka tika > typhoid-conjugate
suiya rakhne ka dabba, sui ka dabba, needle ka dabba > sharps-container
bazu bandhne ki patti, khoon lene ki rassi, nas bandhne wali patti > tourniquet
spirit wali rui, spirit rui, spirit swab > alcohol-swab
naak mein oxygen pipe, oxygen ki nali, oxygen pipe > nasal-cannula
oxygen ka mask, saans ka mask > oxygen-mask
pani chadhane ka set, paani chadhane ka set, bottle chadhane ka set, drip chadhane ka set > iv-infusion-set
naak ki nali, naak wali nali > nasal-cannula
naak ki nali oxygen, oxygen naak ki nali, naak ki oxygen nali > nasal-cannula
sunn karne ka injection, sun karne ka injection, sunn karne wala injection > lignocaine-2 dental-anaesthetic
`
