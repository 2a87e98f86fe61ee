import { byId, fixed } from '../target.mjs'

// As data/applause.sql makes them: the first is from the person who looks.
const OWN = 1
const COLLEAGUE = 3
const CATEGORY = 2

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const report = /** @type {const} */ ('report')

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/applaud', expect: 'Give applause' }),
  fixed({ kind: list, address: '/applaud?tab=teams', expect: 'Give applause' }),
  fixed({ kind: list, address: '/applaud?tab=received', expect: 'Give applause' }),
  fixed({ kind: list, address: '/applaud?tab=given', expect: 'Give applause' }),
  fixed({ kind: list, address: '/applaud?period=Last_Quarter', expect: 'Give applause' }),
  byId('category', CATEGORY, { kind: list, before: '/applaud?category=', expect: 'Give applause' }),
  byId('member', COLLEAGUE, { kind: list, before: '/applaud?person=', expect: 'Give applause' }),
  byId('applause', OWN, { kind: detail, before: '/applaud/', expect: 'Comments' }),
  byId('member', COLLEAGUE, {
    kind: detail,
    before: '/profile/preview/',
    after: '?tab=applause',
    expect: 'Applause in the last 12 months',
  }),
  fixed({ kind: report, address: '/applaud/reports', expect: 'People taking part' }),
  fixed({ kind: 'json', address: '/api/applaud/report', expect: 'Total' }),
  byId('member', COLLEAGUE, { kind: form, before: '/applaud/add?to=', expect: 'Give applause' }),
  byId('member', COLLEAGUE, { kind: 'json', before: '/api/applaud/form?to=', expect: 'categories' }),
  byId('member', COLLEAGUE, { kind: 'json', before: '/api/applaud/managers?to=', expect: '"managers"' }),
  fixed({ kind: 'json', address: '/api/applaud/system-generated', expect: 'data' }),
  fixed({ kind: form, address: '/workspace/edit?tab=applause', expect: 'Applause categories', isAskedAlone: true }),
]
