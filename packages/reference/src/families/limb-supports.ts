import { attribute, type FamilyFacts } from '../family.ts'

export const limbSupportFamilies: readonly FamilyFacts[] = [
  {
    key: 'arm-sling',
    name: 'Arm sling',
    subCategory: 'braces-supports',
    genericName: 'Arm sling pouch',
    description:
      'A pouch with a strap that carries the forearm. It rests a broken arm, a shoulder out of joint or a hand after surgery. Choose the size by the length of the forearm from elbow to knuckles.',
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'cervical-collar',
    name: 'Cervical collar',
    subCategory: 'braces-supports',
    genericName: 'Cervical collar',
    description:
      'A collar that rests the neck. Soft foam eases a stiff neck, a firm collar limits movement after injury. Choose the size by the girth of the neck and the height from chin to breastbone.',
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'limb-splint',
    name: 'Splint',
    subCategory: 'braces-supports',
    genericName: 'Finger and limb splint',
    description:
      'A ready splint that holds a finger, wrist or leg still. Aluminium with foam is bent and cut to shape, moulded ones fit by size. Choose by the joint that must not move.',
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('part', 'Body part', 'text'),
    ],
  },
  {
    key: 'crutches',
    name: 'Crutches',
    subCategory: 'mobility-aids',
    genericName: 'Underarm and elbow crutches',
    description:
      "A pair of crutches that takes the weight off one leg. Underarm crutches suit a few weeks in plaster, elbow crutches suit longer use. Choose by the patient's height and check the rubber tips.",
    hsn: '90211000',
    regulatoryClass: 'DEV_A',
    uqc: 'PRS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('load', 'Patient weight up to', 'number', { unit: 'kg' }),
    ],
  },
  {
    key: 'compression-stockings',
    name: 'Compression stockings',
    subCategory: 'braces-supports',
    genericName: 'Graduated compression stockings',
    description:
      'Stockings that press most at the ankle and less towards the thigh, so that blood flows back. They are worn for varicose veins and after surgery. Choose class, length and size by measuring ankle, calf and thigh in the morning.',
    hsn: '61151000',
    regulatoryClass: 'DEV_A',
    uqc: 'PRS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('length', 'Length', 'text'),
      attribute('pressure', 'Compression class', 'text'),
    ],
  },
]
