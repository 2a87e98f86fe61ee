import { fixed } from '../target.mjs'

// The whole list of payments as a file, so what it costs grows with them.
/** @type {import('../target.mjs').Target[]} */
export const targets = [fixed({ kind: 'file', address: '/api/payments', expect: 'Paid on', largeOnly: true })]
