import { byId, fixed } from '../target.mjs'

// Of the person who looks, as data/meetings.sql makes it.
const OWN = 1
const GOAL = 1
const COLLEAGUE = 3

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const report = /** @type {const} */ ('report')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/followups', expect: 'Schedule a follow-up' }),
  fixed({ kind: list, address: '/followups?tab=past', expect: 'Schedule a follow-up' }),
  fixed({ kind: list, address: '/followups?tab=all', expect: 'Schedule a follow-up' }),
  byId('member', COLLEAGUE, { kind: list, before: '/followups?tab=all&person=', expect: 'Schedule a follow-up' }),
  byId('follow-up', OWN, { kind: detail, before: '/followups/', expect: 'Next steps' }),
  byId('follow-up', OWN, { kind: form, before: '/followups/edit?id=', expect: 'Edit follow-up' }),
  fixed({ kind: form, address: '/followups/add', expect: 'Schedule a follow-up' }),
  fixed({ kind: report, address: '/followups/reports', expect: '% completed' }),
  byId('goal', GOAL, { kind: list, before: '/followups?tab=all&goal=', expect: 'Schedule a follow-up' }),
  byId('goal', GOAL, { kind: form, before: '/followups/add?goal=', expect: 'Schedule a follow-up' }),
]
