import { byId, fixed, linked } from '../target.mjs'

const list = /** @type {const} */ ('list')
const form = /** @type {const} */ ('form')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/users?tab=invited', expect: 'Search invitations' }),
  fixed({ kind: form, address: '/users/add', expect: 'Invite' }),
  fixed({ kind: form, address: '/users/import', expect: 'people.csv' }),
  fixed({ kind: form, address: '/users/import/slack', expect: 'Slack' }),
  byId('import', 1, { kind: list, before: '/users/import/', expect: 'people.csv' }),
  linked('/workspace/invitation/', 'workspace'),
]
