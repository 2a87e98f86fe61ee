import { fixed } from '../target.mjs'

const detail = /** @type {const} */ ('detail')

/** @type {import('../target.mjs').Target[]} */
export const targets = [fixed({ kind: detail, address: '/help/what-can-i-do', expect: 'can' })]
