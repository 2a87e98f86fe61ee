import { byId, fixed } from '../target.mjs'

// A one-on-one of the person who looks with member 2, as data/one-on-ones.sql makes it.
const OWN = 1
const PARTNER = 2

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const report = /** @type {const} */ ('report')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/one-on-one', expect: 'Schedule a one-on-one' }),
  byId('member', PARTNER, { kind: list, before: '/one-on-one/with/', expect: 'History' }),
  byId('one-on-one', OWN, { kind: detail, before: '/one-on-one/', expect: 'Action items' }),
  byId('one-on-one', OWN, { kind: form, before: '/one-on-one/', after: '/edit', expect: 'Edit one-on-one' }),
  fixed({ kind: form, address: '/one-on-one/add', expect: 'New one-on-one' }),
  fixed({ kind: form, address: '/one-on-one/raise', expect: 'Talking point' }),
  fixed({ kind: report, address: '/one-on-one/reports', expect: 'One-on-one report' }),
  fixed({
    kind: report,
    address: '/one-on-one/reports?range=Last_12_Months&view=timeline',
    expect: 'One-on-one report',
  }),
]
