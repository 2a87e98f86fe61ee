import { fixed } from '../target.mjs'

const list = /** @type {const} */ ('list')
const report = /** @type {const} */ ('report')
const json = /** @type {const} */ ('json')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/dashboard?tab=activity', expect: 'asked for feedback' }),
  fixed({ kind: report, address: '/reports', expect: 'Mean progress' }),
  fixed({ kind: report, address: '/reports?range=Last_12_Months&view=timeline', expect: 'Mean progress' }),
  fixed({ kind: report, address: '/reports?of=me', expect: 'Mean progress' }),
  fixed({ kind: 'home', address: '/dashboard', expect: 'Ask for feedback' }),
  fixed({ kind: json, address: '/api/find?query=le', expect: '"found"' }),
]
