import { byId, fixed } from '../target.mjs'

// A one-on-one of the person who looks with member 2, as data/one-on-ones.sql makes it.
const OWN = 1
const PARTNER = 2

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const report = /** @type {const} */ ('report')
const json = /** @type {const} */ ('json')

const choices =
  'memberIds=&weekdays=2,3&durationMinutes=30&frequency=Weekly&meetingsPerDay=4&startTime=09:00&startsOn=2027-01-04'

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/one-on-one', expect: 'Schedule a one-on-one' }),
  byId('member', PARTNER, { kind: list, before: '/one-on-one/with/', expect: 'History' }),
  byId('one-on-one', OWN, { kind: detail, before: '/one-on-one/', expect: 'Action items' }),
  byId('one-on-one', OWN, { kind: form, before: '/one-on-one/', after: '/edit', expect: 'Edit one-on-one' }),
  fixed({ kind: form, address: '/one-on-one/add', expect: 'Schedule a one-on-one' }),
  fixed({ kind: form, address: '/one-on-one/raise', expect: 'Talking point' }),
  fixed({ kind: report, address: '/one-on-one/reports', expect: '% completed' }),
  fixed({
    kind: report,
    address: '/one-on-one/reports?range=Last_12_Months&view=timeline',
    expect: '% completed',
  }),
  fixed({ kind: list, address: '/one-on-one/schedules', expect: 'Team schedules' }),
  fixed({ kind: form, address: '/one-on-one/schedules/add', expect: 'Schedule a team' }),
  fixed({ kind: form, address: '/one-on-one/bulk-reschedule', expect: 'Reschedule several' }),
  fixed({
    kind: json,
    name: '/api/one-on-one/schedule-plan',
    expect: '"slots"',
    address: `/api/one-on-one/schedule-plan?${choices}`,
    isAskedAlone: true,
  }),
  byId('one-on-one', OWN, {
    kind: json,
    before: '/api/one-on-one/move-check?moves=',
    after: '@2027-01-04@10:00',
    expect: '"landings"',
    isAskedAlone: true,
  }),
]
