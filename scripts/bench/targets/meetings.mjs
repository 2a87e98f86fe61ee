import { byId, fixed } from '../target.mjs'

const COLLEAGUE = 3

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  byId('member', COLLEAGUE, {
    kind: 'json',
    before: '/api/meetings/busy?from=2026-12-01&days=7&members=',
    expect: '"busy"',
  }),
  fixed({ kind: 'json', address: '/api/meetings/report?kind=ONE_ON_ONE', expect: 'Total' }),
]
