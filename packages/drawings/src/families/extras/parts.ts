export const steel = '#c3cad1'
