import { fixed, outside } from '../target.mjs'

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: 'report', address: '/admin', expect: 'The platform', as: 'operator' }),
  fixed({ ...outside, address: '/', expect: 'Get started' }),
  fixed({ ...outside, address: '/support', expect: 'Send' }),
]
