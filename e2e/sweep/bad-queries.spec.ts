import type { Actor } from '@/lib/access/actor'
import { adminActor } from '@/lib/access/admin'
import { aManager, aMember, deactivate } from '@/tests/factories/members'
import { aCampaign } from '@/tests/factories/platform/campaigns'
import { aReview } from '@/tests/factories/reviews'
import { aSweptWorkspace } from '@/tests/factories/sweep/world'
import { filesUnder, read } from '@/tests/structure/support/project'
import { callRoute, statusOf } from '@/e2e/support/calls'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const someId = '00000000-0000-4000-8000-000000000000'

/** What no database keeps, what means something to one, half a character, and more than anything may have. */
const texts = ['a%00b', '%25_%5C%27%22', '%ED%A0%80', 'x'.repeat(5000)]

/** Days that JavaScript knows and PostgreSQL does not, and what is no number to one of them. */
const cursors = [
  `-271821-04-20T00:00:00.000Z~${someId}`,
  `%2B275760-09-13T00:00:00.000Z~${someId}`,
  `${someId}~-271821-04-20T00:00:00.000Z`,
  `${someId}~a%00b`,
  `${someId}~0x1F`,
  `${someId}~`,
  '1e309',
  '-1',
]

const valuesFor = (name: string) => (name === 'after' ? [...texts, ...cursors] : texts)

/** What a sweep needs to find, and somebody who has left their feedback behind. */
async function aWorld() {
  const world = await aSweptWorkspace()
  const leaver = await aManager({ workspace: world.workspace })
  await aReview(leaver, { asked: [world.respondent] })
  await deactivate(leaver)
  const operator = await aMember({ workspace: world.workspace, isSuperAdmin: true })
  const campaign = await aCampaign(await adminActor(operator.userId))
  return { ...world, leaver, operator, campaign }
}

type World = Awaited<ReturnType<typeof aWorld>>
type Pages = [path: (world: World) => string, names: string[]][]

const searched = ['search', 'after']

/** Each page that reads its query, in each of its ways of doing so, with what is tried there. */
const ofCreator: Pages = [
  [() => `/profile/connect/google?state=${'x'.repeat(43)}`, ['state', 'code']],
  [() => '/feedback?tab=all', ['tab', 'sort', ...searched]],
  ...['created', 'all'].flatMap((tab): Pages =>
    ['closing', 'title'].map((sort) => [() => `/feedback?tab=${tab}&sort=${sort}`, searched]),
  ),
  ...['formats', 'templates', 'forms'].map((from): Pages[number] => [() => `/feedback/add?from=${from}`, searched]),
  [() => '/feedback/add', ['from']],
  [({ answered }) => `/feedback/preview/${answered.id}`, ['tab', 'question', 'group', 'from']],
  ...['team', 'invited', 'answers'].map((tab): Pages[number] => [
    ({ answered }) => `/feedback/preview/${answered.id}?tab=${tab}`,
    ['sort', ...searched],
  ]),
  [({ released }) => `/feedback/preview/${released.id}/as-subject`, ['tab', 'question', 'group', 'from', ...searched]],
  [({ review }) => `/feedback/edit/${review.id}`, ['tab', 'person', 'page']],
  [({ roundId }) => `/feedback/round/${roundId}`, ['from']],
  [({ review }) => `/feedback/question/preview?id=${review.id}`, ['id']],
  [() => '/goals', ['tab', 'status', 'person', 'team', 'period', 'sort', ...searched]],
  ...['ends', 'title', 'progress'].map((sort): Pages[number] => [() => `/goals?sort=${sort}`, ['after']]),
  [({ goal }) => `/goals/${goal.id}/detail`, ['check-in', 'after', 'below']],
  [() => '/goals/alignment', ['after']],
  [() => '/goals/add', ['template', 'type', 'parent', 'continues', 'assignee', 'review']],
  [() => '/goals/reports', ['of', 'range', 'view', 'team', 'person', 'status']],
  [() => '/followups', ['tab', 'person', 'goal', 'review', ...searched]],
  [() => '/followups/reports', ['of', 'range', 'view', 'team']],
  [() => '/followups/add', ['goal', 'review', 'with']],
  [({ followUp }) => `/followups/edit?id=${followUp.id}`, ['id']],
  [() => '/one-on-one', ['search']],
  [() => '/one-on-one/add', ['with']],
  [() => '/one-on-one/raise', ['with', 'point', 'link', 'private']],
  [() => '/one-on-one/reports', ['of', 'range', 'view', 'team']],
  [() => '/applaud', ['tab', 'category', 'person', 'period', ...searched]],
  [({ applause }) => `/applaud/${applause.id}`, ['after']],
  [() => '/applaud/add', ['to', 'team']],
  [() => '/applaud/reports', ['of', 'range', 'view', 'team']],
  [({ respondent }) => `/one-on-one/with/${respondent.memberId}`, searched],
  [({ template }) => `/template/edit?id=${template.id}`, ['id']],
  [({ template }) => `/template/preview?id=${template.id}`, ['id']],
  [() => '/feedback/series', ['series', 'after']],
  [() => '/template', ['tab', 'tag', ...searched]],
  ...['forms', 'templates'].map((from): Pages[number] => [() => `/template/add?from=${from}`, ['review', ...searched]]),
]

const ofRespondent: Pages = [
  [() => '/feedback', ['tab', 'sort', ...searched]],
  [({ review }) => `/feedback/id/${review.id}`, ['edit']],
  [({ released }) => `/feedback/shared/${released.id}`, ['tab', 'question', 'group', 'from', ...searched]],
  [() => '/notifications', ['type', 'after']],
  [() => '/dashboard?tab=activity', ['tab', 'category', 'after']],
  [() => '/reports', ['of', 'range', 'view']],
  [() => '/feedback/reports', ['of', 'range', 'view']],
  [() => '/profile', ['tab']],
  [() => '/profile?tab=feedback', searched],
  [() => '/profile/delete', ['code']],
  [() => '/profile/two-step', ['callbackUrl']],
  [() => '/workspace/switch', ['callbackUrl']],
  [({ creator }) => `/profile/preview/${creator.memberId}`, ['after']],
]

const ofAdmin: Pages = [
  [() => '/users', ['tab', 'role', 'team', 'tag', 'state', 'sort', ...searched]],
  [() => '/users?tab=invited', ['status', ...searched]],
  [() => '/users?tab=teams', searched],
  [() => '/users?tab=tags', searched],
  [({ respondent }) => `/users/edit?id=${respondent.memberId}`, ['id']],
  [() => '/users/add', ['emails']],
  [({ list }) => `/users/import/${list.id}`, ['rows', ...searched]],
  [({ goalFile }) => `/goals/import/${goalFile.id}`, ['rows', 'after']],
  [() => '/users/teams', searched],
  [({ team }) => `/users/teams/${team.id}`, ['part', ...searched]],
  [() => '/users/teams/add', ['in']],
  [() => '/workspace/edit?tab=plan', ['after']],
  [() => '/workspace/edit?tab=audit', ['tab', 'who', 'kind', 'days', 'by', 'after']],
  [({ leaver }) => `/feedback/left/${leaver.memberId}`, ['review']],
]

const ofOperator: Pages = [
  [() => '/admin/organizations', ['plan', 'state', 'billing', ...searched]],
  [({ workspace }) => `/admin/organizations/${workspace.id}`, ['after']],
  [() => '/admin/users', ['state', ...searched]],
  [() => '/admin/subscribers', ['tab', 'state', 'after']],
  [() => '/admin/failures', ['tab', 'after']],
  [() => '/admin/log', ['kind', 'about', 'after']],
  [() => '/admin/invitations', ['after']],
  [({ campaign }) => `/admin/invitations/${campaign.id}`, ['state', 'edit', 'after']],
  [() => '/admin/plan/create', ['from']],
]

const ofNobody: Pages = [
  [({ code }) => `/feedback/rvc-${code}`, ['edit']],
  [() => '/support?query=contact', ['query', 'name', 'email', 'message']],
  [() => '/auth/login', ['error', 'done', 'callbackUrl']],
  [() => '/auth/second-step', ['error']],
  [() => '/auth/welcome-signin', ['callbackUrl']],
  [() => `/auth/magic-link/${'x'.repeat(43)}`, ['callbackUrl']],
  [({ invitation }) => `/workspace/invitation/${invitation.token}`, ['proof']],
  [() => '/email-verification-result', ['token']],
  [() => '/reset-password', ['token']],
  [() => '/help/topics', ['q']],
  [() => '/newsletter', ['token']],
  [() => '/newsletter/unsubscribe', ['code']],
]

const sweeps: [who: string, pages: Pages, person: (world: World) => Actor | undefined][] = [
  ['who asked', ofCreator, ({ creator }) => creator],
  ['who was asked', ofRespondent, ({ respondent }) => respondent],
  ['an Admin', ofAdmin, ({ admin }) => admin],
  ['a super admin', ofOperator, ({ operator }) => operator],
  ['nobody', ofNobody, () => undefined],
]

/** What stands in a page in place of a part that failed; what is not found or leads elsewhere has a word there. */
const failed = /\\?"digest\\?":\\?"\d/

const withQuery = (path: string, name: string, value: string) => {
  const [address = '', query = ''] = path.split('?')
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
  return `${address}?${[...others, `${name}=${value}`].join('&')}`
}

for (const [who, pages, personIn] of sweeps) {
  test(`no query makes a page of ${who} fail`, async () => {
    test.setTimeout(180_000)
    const world = await aWorld()
    const person = personIn(world)
    const sender = { cookie: person && (await cookieFor(person)) }
    for (const [path, names] of pages) {
      expect((await statusOf(path(world), sender)).status, path(world)).toBeLessThan(400)
      for (const name of names) {
        const asked = valuesFor(name).map((value) => withQuery(path(world), name, value))
        const answers = await Promise.all(asked.map((address) => statusOf(address, sender)))
        const faults = asked.filter(
          (_, index) => (answers[index]?.status ?? 500) >= 500 || failed.test(answers[index]?.html ?? ''),
        )
        expect(faults.map((address) => address.slice(0, 200))).toEqual([])
      }
    }
  })
}

const routes: [path: string, names: string[]][] = [
  ['/api/people', ['query']],
  ['/api/find', ['query']],
  ['/api/people/of-team', ['id']],
  ['/api/teams/parents', ['id', 'query']],
  ['/api/people/of-tag', ['id']],
  ['/api/people/around', ['ids']],
  ['/api/people/additions', ['id', 'memberIds', 'teamIds', 'tagIds']],
  ['/api/goals/parents', ['id', 'query']],
  ['/api/goals/children', ['id']],
  ['/api/feedback/report', ['of', 'range', 'view']],
  ['/api/goals/report', ['of', 'range', 'view', 'team', 'person', 'status']],
  ['/api/notification', ['type', 'skip']],
  ['/api/health', ['probe']],
]

test('no query makes a route fail', async () => {
  const { admin } = await aSweptWorkspace()
  const sender = { cookie: await cookieFor(admin) }
  for (const [path, names] of routes) {
    for (const address of names.flatMap((name) => texts.map((value) => withQuery(path, name, value)))) {
      expect((await callRoute(`GET ${address}`, sender)).code, address.slice(0, 200)).not.toMatch(/^5\d\d$/)
    }
  }
})

test('every page that reads its query is among them', async () => {
  const world = await aWorld()
  const tried = sweeps.flatMap(([, pages]) => pages.map(([path]) => path(world).replace(/\?.*/, '')))
  const reading = filesUnder('app')
    .filter((file) => file.endsWith('/page.tsx') && read(file).includes('await searchParams'))
    .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, ''))
  const isTried = (page: string) => tried.some((path) => RegExp(`^${page.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(path))
  expect(reading.length).toBeGreaterThan(25)
  expect(reading.filter((page) => !isTried(page))).toEqual([])
})
