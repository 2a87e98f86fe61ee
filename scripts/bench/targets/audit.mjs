import { fixed } from '../target.mjs'

const list = /** @type {const} */ ('list')

/** @type {import('../target.mjs').Target[]} */
export const targets = [fixed({ kind: list, address: '/workspace/edit?tab=audit', expect: 'Act ' })]
