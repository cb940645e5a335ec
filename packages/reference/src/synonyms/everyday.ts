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
`
