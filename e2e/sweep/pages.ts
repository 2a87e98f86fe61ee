import type { SweptWorld } from '@/tests/factories/sweep/world'

/** What the server answers to people who have nothing to do with what is on a page. */
export type PageRow = {
  path: (world: SweptWorld) => string
  /** To a Member, a Manager and an Admin of its workspace. */
  colleagues: readonly [member: number, manager: number, admin: number]
  /** To the Admin of another workspace. */
  stranger: number
  /** Whether people who are not signed in are sent to do so. */
  isOpen?: true
}

const everybody = [200, 200, 200] as const
const nobody = [403, 403, 403] as const
const admins = [403, 403, 200] as const
/** What its maker keeps to themselves is not there for others; an Admin looks after all of it. */
const unshown = [404, 404, 200] as const

const own = (path: string, colleagues: PageRow['colleagues'] = everybody): PageRow => ({
  ...{ path: () => path, colleagues },
  stranger: 200,
})
const of = (path: PageRow['path'], colleagues: PageRow['colleagues'] = nobody): PageRow => ({
  ...{ path, colleagues },
  stranger: 404,
})
const open = (path: string, status = 200): PageRow => ({
  ...{ path: () => path, colleagues: [status, status, status], stranger: status },
  isOpen: true,
})

/** Every page behind the sign-in, and those before it that say the same to all. */
export const pageRows: Record<string, PageRow> = {
  '/dashboard': own('/dashboard'),
  '/notifications': own('/notifications'),
  '/help/what-can-i-do': own('/help/what-can-i-do'),
  '/feedback': own('/feedback?tab=all'),
  '/feedback/add': own('/feedback/add'),
  '/feedback/series': own('/feedback/series'),
  '/feedback/edit/[id]': of(({ draft }) => `/feedback/edit/${draft.id}`),
  '/feedback/question/preview': of(({ draft }) => `/feedback/question/preview?id=${draft.id}`),
  '/feedback/id/[id]': of(({ review }) => `/feedback/id/${review.id}`),
  '/feedback/id/[id]/nominations': of(({ review }) => `/feedback/id/${review.id}/nominations`),
  '/feedback/left/[id]': of(({ creator }) => `/feedback/left/${creator.memberId}`, [403, 403, 404]),
  '/feedback/preview/[id]': of(({ review }) => `/feedback/preview/${review.id}`),
  '/feedback/preview/[id]/as-subject': of(({ review }) => `/feedback/preview/${review.id}/as-subject`),
  '/feedback/preview/[id]/export': of(({ review }) => `/feedback/preview/${review.id}/export`),
  '/feedback/preview/[id]/hide/[answerId]': of(
    ({ answered, answerId }) => `/feedback/preview/${answered.id}/hide/${answerId}`,
  ),
  '/feedback/shared/[id]': of(({ review }) => `/feedback/shared/${review.id}`),
  '/feedback/round/[id]': of(({ roundId }) => `/feedback/round/${roundId}`),
  '/feedback/round/[id]/export': of(({ roundId }) => `/feedback/round/${roundId}/export`),
  '/template': own('/template'),
  '/template/add': own('/template/add'),
  '/template/edit': { path: () => '/template/edit', colleagues: [307, 307, 307], stranger: 307 },
  '/template/edit/[id]': of(({ template }) => `/template/edit/${template.id}`, unshown),
  '/template/preview': { path: () => '/template/preview', colleagues: [307, 307, 307], stranger: 307 },
  '/template/preview/[id]': of(({ template }) => `/template/preview/${template.id}`, unshown),
  '/users': own('/users'),
  // Managers invite into the teams they lead, and these lead none.
  '/users/add': own('/users/add', admins),
  '/users/edit': { path: () => '/users/edit', colleagues: [307, 307, 307], stranger: 307 },
  '/users/edit/[id]': of(({ respondent }) => `/users/edit/${respondent.memberId}`, admins),
  '/users/import': own('/users/import', admins),
  '/users/import/[id]': of(({ list }) => `/users/import/${list.id}`, admins),
  '/users/teams': own('/users/teams'),
  '/users/teams/add': own('/users/teams/add', admins),
  '/users/teams/[id]': of(({ team }) => `/users/teams/${team.id}`, everybody),
  '/users/teams/[id]/edit': of(({ team }) => `/users/teams/${team.id}/edit`, admins),
  '/profile': own('/profile'),
  '/profile/edit': own('/profile/edit'),
  '/profile/delete': own('/profile/delete'),
  '/profile/preview/[id]': of(({ respondent }) => `/profile/preview/${respondent.memberId}`, everybody),
  '/workspace/edit': own('/workspace/edit', admins),
  '/workspace/create': own('/workspace/create'),
  '/workspace/switch': own('/workspace/switch'),
  '/workspace/invitation/[token]': open(`/workspace/invitation/${'x'.repeat(43)}`),
  '/admin': { path: () => '/admin', colleagues: nobody, stranger: 403 },
  '/': open('/'),
  '/support': open('/support'),
  '/auth/sign-out': own('/auth/sign-out'),
  '/auth/magic-link/sent': open('/auth/magic-link/sent'),
  '/auth/magic-link/[token]': open(`/auth/magic-link/${'x'.repeat(43)}`),
  '/email-verification-result': open(`/email-verification-result?token=${'x'.repeat(43)}`),
  '/reset-password': open(`/reset-password?token=${'x'.repeat(43)}`),
  '/feedback/[code]': open(`/feedback/rvc-${'x'.repeat(43)}`),
  '/feedback/[code]/unsubscribe': open(`/feedback/rvc-${'x'.repeat(43)}/unsubscribe`),
}
