import { chooseGoalView } from '@/lib/goals/commands/choose-goal-view'
import { goalTabs } from '@/lib/goals/rules/goal-tabs'
import { admins, everybody, of, own, type Pages, type Screen } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    ...goalTabs.map((tab): Screen => ({
      name: `goals, ${tab}`,
      who: 'creator',
      path: () => `/goals?tab=${tab}`,
    })),
    {
      name: 'goals as a grid',
      who: 'respondent',
      path: async ({ respondent }) => {
        await chooseGoalView(respondent, { view: 'GRID' })
        return '/goals'
      },
    },
    { name: 'no goals', who: 'newcomer', path: () => '/goals?tab=self' },
    { name: 'no goals found', who: 'creator', path: () => '/goals?search=no-goal-has-this-title' },
    { name: 'a new goal', who: 'creator', path: ({ goal }) => `/goals/add?parent=${goal.id}` },
    { name: 'a goal from a template', who: 'newcomer', path: () => '/goals/add?template=response-time' },
    { name: 'continuing a goal', who: 'creator', path: ({ goal }) => `/goals/add?continues=${goal.id}` },
    { name: 'editing a goal', who: 'creator', path: ({ goal }) => `/goals/${goal.id}/edit` },
    { name: 'a goal', who: 'creator', path: ({ goal }) => `/goals/${goal.id}/detail` },
    { name: 'a goal of its assignee', who: 'respondent', path: ({ goal }) => `/goals/${goal.id}/detail` },
    { name: 'checking in', who: 'respondent', path: () => '/goals/check-in' },
    { name: 'nothing to check in', who: 'newcomer', path: () => '/goals/check-in' },
    { name: 'alignment', who: 'creator', path: () => '/goals/alignment' },
    { name: 'no aligned goals found', who: 'creator', path: () => '/goals/alignment?search=no-goal-has-this-title' },
    { name: 'goal report, summary', who: 'creator', path: () => '/goals/reports' },
    { name: 'goal report, timeline', who: 'creator', path: () => '/goals/reports?view=timeline' },
    { name: 'goal report of a team', who: 'creator', path: ({ team }) => `/goals/reports?team=${team.id}` },
    {
      name: 'goal report of a person',
      who: 'creator',
      path: ({ respondent }) => `/goals/reports?person=${respondent.memberId}`,
    },
    { name: 'a file of goals to import', who: 'creator', path: () => '/goals/import' },
    { name: 'an import of goals', who: 'creator', path: ({ goalFile }) => `/goals/import/${goalFile.id}` },
    { name: 'goals to hand over', who: 'creator', path: ({ left }) => `/goals/left/${left.memberId}` },
  ],
  answers: {
    '/goals': own('/goals'),
    '/goals/archived': { path: () => '/goals/archived', colleagues: [307, 307, 307], stranger: 307 },
    '/goals/add': own('/goals/add'),
    '/goals/check-in': own('/goals/check-in'),
    '/goals/alignment': own('/goals/alignment'),
    '/goals/reports': own('/goals/reports'),
    // The Manager of the swept workspace leads no team.
    '/goals/import': own('/goals/import', admins),
    '/goals/import/[id]': of(({ goalFile }) => `/goals/import/${goalFile.id}`),
    '/goals/[id]/detail': of(({ goal }) => `/goals/${goal.id}/detail`, everybody),
    '/goals/[id]/edit': of(({ goal }) => `/goals/${goal.id}/edit`, admins),
    '/goals/left/[id]': of(({ creator }) => `/goals/left/${creator.memberId}`, admins),
  },
}
