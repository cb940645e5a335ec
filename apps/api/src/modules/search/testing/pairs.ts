/** The pairs of the domain reference, section 6: query > families of which one stands within the first three results. */
const text = `
bp machine > bp-monitor-digital
sugar strips > glucose-strips
sirinj > syringe-with-needle
siring 5ml > syringe-with-needle
gloves medium powder free > nitrile-exam-gloves latex-exam-gloves
hand gloves latex > latex-exam-gloves
ot light > ot-light
n95 > n95-respirator
mask 3 ply > 3-ply-mask
gluco meter > glucometer
ryles tube > ryles-tube
foleys 16 > foley-catheter
vicryl 2-0 > absorbable-suture
katgut > catgut-suture absorbable-suture
cannula 20g > iv-cannula
iv set > iv-infusion-set
intracath 22 > iv-cannula
venflon pink > iv-cannula
drip stand > iv-stand
sui > hypodermic-needle
patti > gauze-swab-roll
rui > cotton-wool
bukhar wali machine > infrared-thermometer
thermameter > infrared-thermometer
oxymeter > pulse-oximeter
oxigen machine > oxygen-concentrator
nebuliser > nebuliser
nebulizer > nebuliser
bhaap machine > nebuliser
stetoscope > stethoscope
littman > stethoscope
ecg jelly > ecg-gel ultrasound-gel
sonography gel > ultrasound-gel
ecg roll > ecg-paper
urobag > urine-collection-bag
diaper adult xl > adult-diaper
walker budhe ke liye > walker
wheel chair > wheelchair
kamar belt > knee-ls-brace
ghutna cap > knee-ls-brace
garam pani ki thaili > hot-water-bag hot-pack
tens machine > tens
pregnancy kit > pregnancy-test
prega news > pregnancy-test
copper t > copper-iud
pap smear brush > cytology-brush
dialyzer f6 > dialyser
av fistula needle 16 > av-fistula-needle
iol +21 > intraocular-lens
eye drop dry eyes > eye-drops-lubricant
trial box > trial-lens-set
rct file > rotary-endo-files
composit a2 > composite-restorative
gic > glass-ionomer-cement
alginet > alginate
airotor > high-speed-handpiece
light cure gun > curing-light
autoclev > autoclave
vaccutainer purple > blood-collection-tube
urin strip > urine-strips
maleria kit > rapid-malaria-kit
dengu ns1 > dengue-ns1-igg-igm
rabipur > rabies-cell-culture
dolo > paracetamol
ceftriaxone 1g > ceftriaxone-inj
hospital bed 2 function > hospital-bed
purana ultrasound > refurbished-ultrasound
second hand usg > refurbished-ultrasound
sanetizer > hand-rub`

export const pairs: readonly { query: string; families: string[] }[] = text.trim().split('\n').map((line) => {
  const [query = '', families = ''] = line.split(' > ')
  return { query, families: families.split(' ') }
})
