/** The pairs of domain reference 6: query > families, one of which must be in the first three results. */
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

export const pairs: readonly { query: string; families: string[] }[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', families = ''] = line.split(' > ')
    return { query, families: families.split(' ') }
  })

/** Lines of tenders and letters, with the family that must be first. */
export const tenderLines: readonly { query: string; families: string[] }[] = [
  {
    query:
      'Sl.No. 5 Blood collection vacuum tube K3 EDTA 3 ml lavender cap, PET, sterile, non pyrogenic, CE/ISO 13485, Pack of 100, Qty 20000 nos',
    families: ['blood-collection-tube'],
  },
  {
    query:
      'Digital blood pressure monitor, upper arm, automatic, cuff size 22-32 cm, memory 60 readings, adaptor included, 2 years warranty, quantity - 15',
    families: ['bp-monitor-digital'],
  },
  {
    query:
      'Hospital bed semi fowler with ABS panels, epoxy powder coated, mattress 4 inch, IV rod, side railings, castor wheels with brakes, make of reputed brand, as per approved specification',
    families: ['hospital-bed'],
  },
  {
    query:
      'Disposable surgical gown SMS 45 GSM sterile, large size, with hand towel, individually packed, EN 13795, as per tender specification',
    families: ['surgical-gown'],
  },
  {
    query:
      'N95 mask without valve, head loop, NIOSH/BIS approved (IS 9473:2002 FFP2), rate per piece inclusive of GST, delivery within 7 days at central store',
    families: ['n95-respirator'],
  },
  {
    query:
      'Povidone iodine solution IP 10% w/v 500 ml bottle, shelf life min 24 months, supply within 30 days',
    families: ['povidone-iodine'],
  },
  {
    query:
      'Injection Ondansetron 2mg/ml, 2 ml ampoule, IP/BP/USP, batch test report to be enclosed, shelf life not less than 18 months at the time of supply',
    families: ['ondansetron-inj'],
  },
  {
    query:
      'Suture polyglactin 910 braided coated violet size 2-0, 90 cm, 1/2 circle round body needle 30 mm, box of 12 foils, USFDA approved',
    families: ['absorbable-suture'],
  },
  {
    query:
      'ECG machine 12 channel with interpretation, inbuilt thermal printer, 7 inch colour display, rechargeable battery backup minimum 2 hours, with all standard accessories and 3 yrs warranty',
    families: ['ecg-machine'],
  },
  {
    query:
      'Steam steriliser / autoclave vertical type, SS 304, capacity 50 litres, operating pressure 15-20 psi, 220V single phase, with pressure gauge and safety valve, ISI/CE',
    families: ['autoclave'],
  },
  {
    query:
      'Hollow fibre dialyser, high flux, surface area 1.5-1.6 sq.m., polysulfone membrane, gamma/steam sterilised, single use, with valid import license',
    families: ['dialyser'],
  },
  {
    query:
      'Wheel chair folding, MS chrome plated, 24 inch rear wheel with solid tyre, load capacity 100 kg, conforming to IS 7454',
    families: ['wheelchair'],
  },
  {
    query:
      'Glass slides plain 75 x 25 mm thickness 1.35 mm ground edges pack of 50 slides, qty: 200 pkts',
    families: ['glass-slides'],
  },
  {
    query:
      'Cotton, absorbent, IP, 500 g roll, BIS/IP marked, net weight printed on each pack, rate to be quoted per roll',
    families: ['cotton-wool'],
  },
  {
    query:
      'Adult diaper large size waist 40-56 inch, high absorbency with wetness indicator, pack of 10 pieces, 500 packs',
    families: ['adult-diaper'],
  },
  {
    query:
      'LED OT light ceiling mounted twin dome, 1,60,000 lux, colour temperature 4500 K, dimming, with 5 years onsite warranty and CMC',
    families: ['ot-light'],
  },
  {
    query:
      "Foley's catheter silicone coated latex, 2 way, balloon capacity 30 ml, 16 FG/Ch, double wrapped, EO sterilised, single use",
    families: ['foley-catheter'],
  },
  {
    query:
      'Rapid card test for detection of HBsAg in human serum/plasma/whole blood, sensitivity >99%, 50 tests per kit',
    families: ['hiv-hbsag-hcv-rapid'],
  },
  {
    query:
      'Hand rub alcohol based with chlorhexidine gluconate 0.5% 500 ml bottle with dispenser pump, make Sterillium/Microshield or equivalent',
    families: ['hand-rub'],
  },
  {
    query:
      'Ultrasound gel 5 litre jar for USG department, non staining, water soluble, hypoallergenic, rate contract for one year',
    families: ['ultrasound-gel'],
  },
  {
    query:
      'Sterile hypodermic needle 24G x 1" single use, colour coded hub, individually blister packed, pack of 100',
    families: ['hypodermic-needle'],
  },
  {
    query:
      'please send quotation for 200 boxes of latex examination gloves medium powdered for our nursing home in nagpur',
    families: ['latex-exam-gloves'],
  },
  {
    query:
      'we need good quality icu bed electric 5 function with remote and mattress for 10 bedded icu urgently',
    families: ['hospital-bed'],
  },
  {
    query:
      'looking for dental chair second hand good condition near delhi ncr with compressor and scaler',
    families: ['refurbished-dental-chair'],
  },
]
