import { admins, everybody, of, own, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'all teams', who: 'newcomer', path: () => '/users/teams' },
    { name: 'the chart of a team', who: 'newcomer', path: ({ team }) => `/users/teams?top=${team.id}` },
    { name: 'a team', who: 'newcomer', path: ({ team }) => `/users/teams/${team.id}` },
    { name: 'editing a team', who: 'creator', path: ({ team }) => `/users/teams/${team.id}/edit` },
    { name: 'a new team', who: 'creator', path: () => '/users/teams/add' },
  ],
  answers: {
    '/users/teams': own('/users/teams'),
    '/users/teams/add': own('/users/teams/add', admins),
    '/users/teams/[id]': of(({ team }) => `/users/teams/${team.id}`, everybody),
    '/users/teams/[id]/edit': of(({ team }) => `/users/teams/${team.id}/edit`, admins),
  },
}
