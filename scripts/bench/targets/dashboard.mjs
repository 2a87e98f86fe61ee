import { fixed } from '../target.mjs'

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const json = /** @type {const} */ ('json')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/dashboard?tab=activity', expect: 'asked for feedback' }),
  fixed({ kind: detail, address: '/dashboard?tab=numbers', expect: 'Response rate' }),
  fixed({ kind: 'report', address: '/dashboard?tab=numbers&of=team', expect: 'Response rate' }),
  fixed({ kind: 'report', address: '/dashboard?tab=numbers&of=workspace', expect: 'Response rate' }),
  fixed({ kind: 'home', address: '/dashboard', expect: 'Ask for feedback' }),
  fixed({ kind: json, address: '/api/find?query=le', expect: '"found"' }),
]
