import { byId, fixed } from '../target.mjs'

const list = /** @type {const} */ ('list')
const form = /** @type {const} */ ('form')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/template', expect: 'Template 3' }),
  fixed({ kind: form, address: '/template/add', expect: 'Create a template' }),
  byId('template', 1, { kind: form, before: '/template/edit/', expect: 'Question 1' }),
  byId('template', 1, { kind: form, before: '/template/preview/', expect: 'Question 1' }),
]
