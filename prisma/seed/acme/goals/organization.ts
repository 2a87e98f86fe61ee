import type { StoryGoal } from '@/prisma/seed/stage/goals'

/** Where all of Acme is going. */
export const organizationGoals: StoryGoal[] = [
  {
    key: 'clinics',
    by: 'amara',
    type: 'Organization',
    title: '120 clinics run their rota on Acme',
    description: 'Growth that lasts: clinics that go live quickly, and stay because the rota works.',
    supervisors: ['ingrid', 'james'],
    frequency: 'monthly',
    days: [-160, -150, 80],
    isRolledUp: true,
    checkIns: [{ on: -95, by: 'amara', values: [], comment: 'A slow start in summer, as every year.' }],
    comments: [{ on: -31, by: 'amara', text: '97 clinics as of this morning. The last 23 are the hard ones.' }],
  },
  {
    key: 'reliable',
    by: 'amara',
    type: 'Organization',
    title: 'Nobody loses a shift to a bug',
    description: 'Each lost shift is a nurse who was not there. We want none by the end of the year.',
    supervisors: ['david'],
    frequency: 'monthly',
    days: [-158, -150, 38],
    keyResults: [
      { title: 'Shifts lost a month', start: 14, target: 0, unit: '', weight: 3 },
      { title: 'Uptime', start: 99.2, target: 99.95, unit: '%' },
    ],
    checkIns: [
      { on: -120, by: 'amara', values: [11, 99.4] },
      { on: -88, by: 'amara', values: [9, 99.5] },
      {
        on: -55,
        by: 'amara',
        values: [8, 99.4],
        status: 'AtRisk',
        comment: 'Two outages in October. The calendar sync is behind both.',
      },
      { on: -24, by: 'amara', values: [6, 99.7] },
    ],
    comments: [{ on: -50, by: 'david', text: 'We move the sync to its own queue first, everything else waits.' }],
  },
  {
    key: 'workplace',
    by: 'ingrid',
    type: 'Organization',
    title: 'A place people recommend to friends',
    description: 'Measured by the monthly pulse, question six.',
    frequency: 'monthly',
    days: [-150, -150, 40],
    keyResults: [{ title: 'Would recommend Acme', start: 62, target: 80, unit: '%' }],
    checkIns: [
      { on: -110, by: 'ingrid', values: [64] },
      { on: -70, by: 'ingrid', values: [71] },
      { on: -33, by: 'ingrid', values: [74] },
    ],
  },
]
