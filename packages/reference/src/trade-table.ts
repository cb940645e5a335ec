/** The trade table of families: HSN, GST, shelf life, class, cold chain (domain reference 5). `families/` is verified against
 *  it. */
export interface TradeRow {
  readonly key: string
  readonly hsn: string
  readonly gstBp: number
  /** Months; null: doesn't expire. */
  readonly life: number | null
  /** Several if kinds of the family differ. */
  readonly classes: readonly string[]
  readonly homeUse: boolean
  readonly cold: 'always' | 'never' | 'either'
}

const rows = `
composite-restorative 30064000 5 36 DEV_B -
bonding-agent 30064000 5 24 DEV_B -
glass-ionomer-cement 30064000 5 36 DEV_B -
alginate 34070090 18 36 DEV_A -
elastomeric-putty 34070090 18 36 DEV_A -
rotary-endo-files 90184900 5 60 DEV_B -
gutta-percha-paper-points 30064000 5 36 DEV_B -
diamond-burs 90184100 5 - DEV_A -
high-speed-handpiece 90184900 5 - DEV_B -
curing-light 90184900 5 - DEV_B -
ultrasonic-scaler 90184900 5 - DEV_B -
dental-anaesthetic 30049099 5 24 DRUG_H -
orthodontic-brackets 90212900 5 - DEV_B -
glucose-strips 38221990 5 18 IVD+home -
glucometer 90278990 5 - DEV_B+home -
rapid-malaria-kit 38221100 5 24 IVD -
dengue-ns1-igg-igm 38221200 5 24 IVD -
hiv-hbsag-hcv-rapid 38221990 5 24 IVD either
urine-strips 38221990 5 24 IVD -
biochemistry-reagent 38221990 5 18 IVD cold
blood-collection-tube 90183990 5 18 IVD -
centrifuge 84211999 18 - DEV_A -
microscope 90118000 18 - DEV_A -
micropipette 90278990 5 - DEV_A -
glass-slides 70179090 18 - DEV_A -
haematology-analyser 90278990 5 - IVD -
nitrile-exam-gloves 40151200 5 60 DEV_A -
latex-exam-gloves 40151200 5 36 DEV_A -
surgical-gloves-sterile 40151200 5 60 DEV_B -
syringe-with-needle 90183100 5 60 DEV_B -
hypodermic-needle 90183200 5 60 DEV_B -
iv-cannula 90183930 5 60 DEV_B -
iv-infusion-set 90183990 5 60 DEV_B -
3-ply-mask 63079090 5 60 DEV_A -
n95-respirator 63079090 5 60 DEV_A -
gauze-swab-roll 30059040 5 60 DEV_A/DEV_B -
micropore-tape 30051090 5 48 DEV_A -
foley-catheter 90183910 5 60 DEV_B -
ryles-tube 90183990 5 60 DEV_B -
absorbable-suture 30061010 5 60 DEV_C -
surgical-gown 62101000 5 60 DEV_A/DEV_B -
bp-monitor-digital 90189011 5 - DEV_B+home -
sphygmomanometer-aneroid 90189011 5 - DEV_B -
stethoscope 90189012 5 - DEV_A -
pulse-oximeter 90181990 5 - DEV_B+home -
infrared-thermometer 90251990 5 - DEV_B+home -
nebuliser 90192090 5 - DEV_B+home -
oxygen-concentrator 90192010 5 - DEV_C -
patient-monitor 90181990 5 - DEV_C -
ecg-machine 90181100 5 - DEV_B -
infusion-syringe-pump 90189099 5 - DEV_C -
ot-light 94054900 18 - DEV_A -
hospital-bed 94029010 18 - DEV_A -
autoclave 84192010 18 - DEV_B -
intraocular-lens 90213900 5 60 DEV_C -
viscoelastic 30049099 5 24 DEV_C either
trypan-blue 30049099 5 24 DEV_C -
ophthalmic-blades 90189022 5 60 DEV_B -
ophthalmic-suture 30061010 5 60 DEV_C -
slit-lamp 90185090 5 - DEV_B -
direct-ophthalmoscope 90185020 5 - DEV_A -
retinoscope 90185090 5 - DEV_A -
tonometer 90185090 5 - DEV_B -
trial-lens-set 90185090 5 - DEV_A -
autorefractometer 90185090 5 - DEV_B -
eye-drops-lubricant 30049099 5 24 DRUG_GEN -
spectacle-lens 90014090 5 - DEV_A -
dialyser 90189031 5 36 DEV_C -
blood-tubing-set 90183990 5 48 DEV_B -
av-fistula-needle 90183290 5 60 DEV_B -
dialysis-catheter-kit 90183910 5 48 DEV_C -
bicarbonate-concentrate-part-a 30049099 5 24 DRUG_GEN -
bicarbonate-powder-part-b 30049099 5 24 DRUG_GEN -
capd-solution 30049099 5 24 DRUG_H -
citrosteril-peracetic-disinfectant 38089400 18 24 DEV_B -
haemodialysis-machine 90189031 5 - DEV_C -
ro-plant 84212120 18 - GEN -
dialysis-chair 94029090 18 - DEV_A -
erythropoietin 30021500 5 24 BIO_C cold
heparin 30019091 5 24 DRUG_H -
tens 90189099 5 - DEV_B -
ift-unit 90189099 5 - DEV_B -
ultrasound-therapy 90189099 5 - DEV_B -
short-wave-diathermy 90189099 5 - DEV_C -
traction-unit 90191090 5 - DEV_B -
electrode-pads 90189099 5 24 DEV_A -
ultrasound-gel 30067000 5 36 DEV_A -
hot-pack 90191090 5 - DEV_A -
resistance-band 95069190 18 - GEN -
gym-ball 95069190 18 - GEN -
wheelchair 87131090 5 - DEV_A/DEV_C -
knee-ls-brace 90211000 5 - DEV_A -
kinesiology-tape 30051090 5 36 DEV_A -
refurbished-ultrasound 90181290 5 - ULTRASOUND -
refurbished-x-ray-100-300-ma 90221490 5 - RADIATION -
refurbished-c-arm 90221490 5 - RADIATION -
refurbished-ventilator 90192090 5 - DEV_C -
refurbished-patient-monitor 90181990 5 - DEV_C -
refurbished-anaesthesia-machine 90192090 5 - DEV_C -
refurbished-defibrillator 90189099 5 - DEV_C -
refurbished-ecg 90181100 5 - DEV_B -
refurbished-dialysis-machine 90189031 5 - DEV_C -
refurbished-dental-chair 94021010 18 - DEV_A -
refurbished-ot-table 94029090 18 - DEV_A -
refurbished-endoscope-tower 90189049 5 - DEV_B -
hepatitis-b 30024100 5 36 BIO_C cold
tetanus-diphtheria-td 30024100 5 24 BIO_C cold
rabies-cell-culture 30024100 5 36 BIO_C cold
influenza-quadrivalent 30024100 5 12 BIO_C cold
hpv 30024100 5 36 BIO_C cold
pneumococcal-conjugate 30024100 5 24 BIO_C cold
typhoid-conjugate 30024100 5 36 BIO_C cold
hepatitis-a 30024100 5 24 BIO_C cold
mmr 30024100 5 24 BIO_C cold
varicella 30024100 5 18 BIO_C cold
meningococcal-acyw 30024100 5 24 BIO_C cold
veterinary-anti-rabies 30024200 5 24 VET cold
pregnancy-test 38221990 5 24 IVD+home -
ovulation-kit 38221990 5 24 IVD+home -
copper-iud 90189099 0 60 DEV_C -
speculum-disposable 90189099 5 60 DEV_A/DEV_B -
cytology-brush 90189099 5 60 DEV_A -
fetal-doppler 90181290 5 - DEV_B -
ctg-monitor 90181990 5 - DEV_B -
iui-catheter 90183910 5 36 DEV_B -
embryo-transfer-catheter 90183910 5 36 DEV_B -
ovum-pickup-needle 90183290 5 36 DEV_B -
ivf-culture-media 38210000 18 3 DEV_C cold
sperm-wash-medium 38210000 18 6 DEV_B cold
delivery-kit 30065000 5 36 DEV_B -
normal-saline 30049099 5 36 DRUG_H -
ringer-lactate 30049099 5 36 DRUG_H -
ceftriaxone-inj 30042019 5 24 DRUG_H1 -
paracetamol 30049063 5 36 DRUG_GEN -
pantoprazole-inj 30049039 5 24 DRUG_H -
ondansetron-inj 30049099 5 24 DRUG_H -
lignocaine-2 30049099 5 24 DRUG_H -
povidone-iodine 30049087 5 36 DRUG_GEN -
insulin-human-mixtard 30043110 5 24 BIO_C cold
dexamethasone-inj 30043200 5 24 DRUG_H -
adrenaline 30043990 5 18 DRUG_H -
ors 30049099 5 36 DRUG_GEN -
hand-rub 38089400 18 36 GEN -
`

export const tradeTable: readonly TradeRow[] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', hsn = '', gst = '', life = '', classes = '', cold = ''] = line.split(' ')
    return {
      key,
      hsn,
      gstBp: Number(gst) * 100,
      life: life === '-' ? null : Number(life),
      homeUse: classes.endsWith('+home'),
      classes: classes.replace('+home', '').split('/'),
      cold: cold === 'cold' ? 'always' : cold === 'either' ? 'either' : 'never',
    }
  })
