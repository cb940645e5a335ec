/** The main families in Devanagari. */
export const devanagari = `
बीपी मशीन, रक्तचाप मशीन, ब्लड प्रेशर मशीन > bp-monitor-digital sphygmomanometer-aneroid
शुगर मशीन, ग्लूकोमीटर > glucometer
शुगर स्ट्रिप, शुगर की पट्टी > glucose-strips
थर्मामीटर, बुखार मशीन > infrared-thermometer
नेबुलाइजर, भाप मशीन > nebuliser
ऑक्सीजन मशीन, ऑक्सीजन कंसंट्रेटर > oxygen-concentrator
ऑक्सीमीटर, पल्स ऑक्सीमीटर > pulse-oximeter
सिरिंज, इंजेक्शन > syringe-with-needle
सुई > hypodermic-needle syringe-with-needle
दस्ताने, ग्लव्स > nitrile-exam-gloves latex-exam-gloves
मास्क, फेस मास्क > 3-ply-mask n95-respirator
पट्टी > gauze-swab-roll micropore-tape
रुई, रूई, कपास > cotton-wool
कैनुला, आईवी कैनुला > iv-cannula
ड्रिप सेट, आईवी सेट > iv-infusion-set
ड्रिप स्टैंड > iv-stand
पेशाब की थैली, यूरिन बैग > urine-collection-bag
फोली कैथेटर, कैथेटर > foley-catheter
राइल्स ट्यूब > ryles-tube
टांके का धागा, धागा > absorbable-suture catgut-suture
स्टेथोस्कोप, आला > stethoscope
ईसीजी मशीन > ecg-machine
अस्पताल का बेड, मरीज का पलंग, पलंग > hospital-bed
व्हीलचेयर, व्हील चेयर, पहिया कुर्सी > wheelchair
वॉकर > walker
कमर बेल्ट > knee-ls-brace
घुटना कैप, घुटने का कैप > knee-ls-brace
गरम पानी की थैली, गर्म पानी की थैली > hot-water-bag hot-pack
डायपर, बड़ों का डायपर > adult-diaper
प्रेगनेंसी किट, गर्भ जांच किट > pregnancy-test
कॉपर टी > copper-iud
मलेरिया किट > rapid-malaria-kit
डेंगू किट > dengue-ns1-igg-igm
खून की ट्यूब > blood-collection-tube
माइक्रोस्कोप, सूक्ष्मदर्शी > microscope
डायलाइजर > dialyser
डायलिसिस मशीन > haemodialysis-machine
आंख की बूंद, आई ड्रॉप > eye-drops-lubricant
आंख का लेंस, मोतियाबिंद लेंस > intraocular-lens
अल्ट्रासाउंड जेल, सोनोग्राफी जेल > ultrasound-gel
अल्ट्रासाउंड मशीन > refurbished-ultrasound
सैनिटाइजर > hand-rub
ओआरएस, जीवन रक्षक घोल > ors
पैरासिटामोल > paracetamol
कैंची > surgical-scissors
ब्लेड > surgical-blade
ऑटोक्लेव > autoclave
एलजिनेट > alginate
कंपोजिट > composite-restorative
टेन्स मशीन, दर्द की मशीन > tens
रेबीज वैक्सीन, रेबीज का टीका > rabies-cell-culture
टिटनेस > tetanus-diphtheria-td
`
