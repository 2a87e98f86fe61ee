import { fixed } from '../target.mjs'

const list = /** @type {const} */ ('list')
const json = /** @type {const} */ ('json')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/notifications', expect: 'asked for your feedback' }),
  fixed({ kind: list, address: '/notifications?type=unread', expect: 'asked for your feedback' }),
  fixed({ kind: json, address: '/api/notification', expect: 'unSeenCount' }),
]
