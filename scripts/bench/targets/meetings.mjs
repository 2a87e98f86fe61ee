import { byId } from '../target.mjs'

const COLLEAGUE = 3

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  byId('member', COLLEAGUE, {
    ...{ kind: 'json', before: '/api/meetings/busy?from=2026-12-01&days=7&members=', expect: '"busy"' },
  }),
]
