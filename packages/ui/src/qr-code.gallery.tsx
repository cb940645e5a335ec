import type { Gallery } from './gallery.ts'
import { QrCode } from './qr-code.tsx'

export const gallery: Gallery = {
  title: 'QR code',
  parts: { QrCode },
  states: {
    'a text': <QrCode text="upi://pay?pa=shop@bank&am=105.00&cu=INR" label="UPI code" />,
  },
}
