import { byId, fixed } from '../target.mjs'

// The top of the tree, with a long timeline, as data/goals.sql makes it.
const TOP = 1
const LEADS = 2
const COLLEAGUE = 3
// Deactivated, as every fiftieth person is; the small workspace has not so many.
const LEFT = 49

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const report = /** @type {const} */ ('report')
const form = /** @type {const} */ ('form')
const json = /** @type {const} */ ('json')

const lists = [
  fixed({ kind: list, address: '/goals', expect: '% completed' }),
  ...['organization', 'self', 'individual', 'supervising', 'archived'].map((tab) =>
    fixed({ kind: list, address: `/goals?tab=${tab}`, expect: '% completed' }),
  ),
  ...['ends', 'title', 'progress'].map((sort) =>
    fixed({ kind: list, address: `/goals?sort=${sort}`, expect: '% completed' }),
  ),
  fixed({ kind: list, address: '/goals?search=nights', expect: 'Hire for nights' }),
  fixed({ kind: list, address: '/goals?search=no+such+words', expect: 'No results' }),
  fixed({ kind: list, address: '/goals?status=open&period=this-quarter', expect: '% completed' }),
  byId('member', COLLEAGUE, { kind: list, before: '/goals?person=', expect: '% completed' }),
  byId('team', LEADS, { kind: list, before: '/goals?team=', expect: '% completed' }),
]

const reports = [
  fixed({ kind: report, address: '/goals/reports', expect: 'Mean progress' }),
  fixed({ kind: report, address: '/goals/reports?range=Last_12_Months&view=timeline', expect: 'Mean progress' }),
  fixed({ kind: report, address: '/goals/reports?of=team', expect: 'Mean progress' }),
  byId('team', LEADS, { kind: report, before: '/goals/reports?team=', expect: 'Mean progress' }),
  byId('member', COLLEAGUE, { kind: report, before: '/goals/reports?person=', expect: 'Mean progress' }),
]

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  ...lists,
  byId('goal', TOP, { kind: detail, before: '/goals/', after: '/detail', expect: 'Key results' }),
  byId('goal', TOP, { kind: form, before: '/goals/', after: '/edit', expect: 'Edit goal' }),
  fixed({ kind: form, address: '/goals/add', expect: 'Set a goal' }),
  fixed({ kind: form, address: '/goals/check-in', expect: 'Check in' }),
  fixed({ kind: detail, address: '/goals/alignment', expect: 'Hire for nights' }),
  ...reports,
  fixed({ kind: form, address: '/goals/import', expect: 'goals.csv' }),
  byId('goal import', 1, { kind: list, before: '/goals/import/', expect: 'goals.csv' }),
  byId('member', LEFT, { kind: detail, before: '/goals/left/', expect: 'Goals of', largeOnly: true }),
  byId('goal', TOP, { kind: json, before: '/api/goals/children?id=', expect: '"goals"' }),
  fixed({ kind: json, address: '/api/goals/parents?query=', expect: '"goals"' }),
  fixed({ kind: json, address: '/api/goals/report', expect: 'Total' }),
]
