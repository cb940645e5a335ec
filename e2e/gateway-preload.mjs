// Loaded into the shop by NODE_OPTIONS: its calls to the payment provider go to the stand-in of the journey.
const provider = 'https://api.razorpay.com/'
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  typeof input === 'string' && input.startsWith(provider)
    ? fetch(input.replace(provider, `${process.env.GATEWAY_STAND_IN}/`), init)
    : fetch(input, init)
