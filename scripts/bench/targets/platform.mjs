import { fixed } from '../target.mjs'

/** @type {import('../target.mjs').Target[]} */
export const targets = [fixed({ kind: 'json', as: 'nobody', address: '/api/health', expect: '"ready":true' })]
