import { fixed } from '../target.mjs'

const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  ...['general', 'features', 'plan', 'danger'].map((tab) =>
    fixed({ kind: form, address: `/workspace/edit?tab=${tab}`, expect: 'Audit log' }),
  ),
  fixed({ kind: form, address: '/workspace/create', expect: 'workspace' }),
  fixed({ kind: detail, address: '/workspace/switch', expect: 'workspace' }),
]
