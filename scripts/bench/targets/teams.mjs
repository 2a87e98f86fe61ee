import { byId, fixed } from '../target.mjs'

const OWN_TEAM = 2
const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const json = /** @type {const} */ ('json')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/users?tab=teams', expect: 'Team 1' }),
  fixed({ kind: list, address: '/users/teams', expect: 'Team 1' }),
  byId('team', OWN_TEAM, { kind: list, before: '/users/teams?top=', expect: 'Team 2' }),
  fixed({ kind: form, address: '/users/teams/add', expect: 'team' }),
  byId('team', OWN_TEAM, { kind: detail, before: '/users/teams/', expect: 'Team 2' }),
  byId('team', OWN_TEAM, { kind: form, before: '/users/teams/', after: '/edit', expect: 'Team 2' }),
  byId('team', 2, { kind: json, before: '/api/people/of-team?id=', expect: '-' }),
  byId('team', 2, { kind: json, before: '/api/teams/parents?id=', expect: '"teams"', isAskedAlone: true }),
]
