import { anAddress } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { codeOfReviewer } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'
import { follow, lineOf, silent, startCounting, type Counting } from './counting'

// One server for the file.
test.describe.configure({ mode: 'default' })

// A request that never arrives, on purpose.
test.use({ expectedErrors: [/ERR_FAILED .*\/ingest\//] })

let counting: Counting

test.beforeAll(async () => {
  counting = await startCounting('private')
})
test.afterAll(() => counting.stop())
test.beforeEach(() => counting.begin())
test.afterEach(() => expect(counting.standIn.violations).toEqual([]))

test('what is sent holds no secret, no name and no address', async ({ visit }) => {
  const secret = unique('planted')
  const actor = await anAdmin({ firstName: unique('Planted'), lastName: unique('Planted') })
  const other = await aMember({ workspace: { id: actor.workspaceId } })
  const email = anAddress()
  const { page, sent } = await counting.browse(visit, { actor, choice: 'yes' })
  await page.goto(`/help/anonymity?token=${secret}&email=${encodeURIComponent(email)}#${secret}`)
  await expect.poll(counting.opened).toHaveLength(1)
  await page.goto(`/users/teams?utm_source=${secret}&gclid=${secret}&code=${secret}`)
  await expect.poll(counting.opened).toHaveLength(2)
  await page.goto(`/users/edit/${other.memberId}?search=${secret}`)
  await expect.poll(counting.opened).toHaveLength(3)
  await page.goto('/users/add')
  await expect.poll(counting.opened).toHaveLength(4)
  await page.getByLabel('E-mail addresses').fill(email)
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect
    .poll(counting.opened)
    .toEqual([
      '$pageview /help/[topic]',
      '$pageview /users/teams',
      '$pageview /users/edit/[id]',
      '$pageview /users/add',
      'invitation.sent /users/add',
    ])
  const { firstName, lastName, userId, memberId, workspaceId, workspaceName } = actor
  const ids = [userId, memberId, workspaceId, other.memberId]
  const planted = [secret, email, actor.email, firstName, lastName, workspaceName, ...ids]
  const said = [...sent, ...counting.standIn.seen.map((asked) => JSON.stringify(asked))].join(' ')
  expect(said).toContain('/users/edit/[id]')
  const asWritten = planted.flatMap((word) => [word, encodeURIComponent(word), btoa(word)])
  expect(asWritten.filter((word) => said.includes(word))).toEqual([])
  const headers = new Set(counting.standIn.seen.flatMap((asked) => Object.keys(asked.headers)))
  const ofVisitor = ['cookie', 'authorization', 'referer', 'origin', 'x-forwarded-for', 'x-request-id']
  expect(ofVisitor.filter((name) => headers.has(name))).toEqual([])
})

/** Somebody with a one-on-one and feedback to answer, and the link by which somebody outside answers it. */
async function aPrivateWorld() {
  const creator = await anAdmin()
  const actor = await aMember({ workspace: { id: creator.workspaceId } })
  const email = anAddress()
  const { id } = await aReview(creator, { asked: [actor], emails: [email] })
  const { id: meetingId } = await aOneOnOne(creator, actor)
  return { actor, id, meetingId, code: await codeOfReviewer(id, email) }
}

test('pages with feedback, one-on-ones, goals and thanks fetch no script and send nothing', async ({ visit }) => {
  const { actor, id, meetingId } = await aPrivateWorld()
  const { page, silence } = await counting.browse(visit, { actor, choice: 'yes' })
  for (const path of [
    `/feedback/id/${id}`,
    `/one-on-one/${meetingId}`,
    '/applaud',
    '/goals',
    '/profile?tab=feedback',
  ]) {
    await page.goto(path)
    expect(await silence(), path).toEqual(silent)
  }
})

test('the page of somebody outside fetches no script, sends nothing and asks nothing', async ({ visit }) => {
  const { code } = await aPrivateWorld()
  for (const given of [{ choice: 'yes' }, {}] as const) {
    const { page, silence } = await counting.browse(visit, given)
    await page.goto(`/feedback/rvc-${code}`)
    expect(await silence()).toEqual(silent)
    await expect(lineOf(page)).toHaveCount(0)
  }
})

test('from a counted page on to one that never is, nothing more is sent, not even what had failed', async ({
  visit,
}) => {
  const { actor } = await aPrivateWorld()
  const { page, sent } = await counting.browse(visit, { actor, choice: 'yes' })
  await page.clock.install()
  // Its client tries again a few seconds later what never arrived.
  await page.route('**/ingest/**', (route) => route.abort(), { times: 1 })
  await page.goto('/users/teams')
  await expect.poll(() => sent.length).toBe(1)
  for (const [name, path] of [['One-on-ones', '/one-on-one'] as const, ['Feedback', '/feedback'] as const]) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    for (let times = 0; times < 10; times++) await page.clock.runFor(10_000)
  }
  expect(sent).toHaveLength(1)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect.poll(counting.opened).toContain('$pageview /users')
})

test('a visit is a new one after half an hour without an event, and after a day', async ({ visit }) => {
  const { page } = await counting.browse(visit, { choice: 'yes' })
  await page.clock.install()
  // Before its answer is there no time may pass, or the client takes it for lost.
  const taken = () => page.waitForEvent('requestfinished', (request) => request.url().includes('/ingest/'))
  const first = taken()
  await page.goto('/pricing')
  await first
  const sessions = () => counting.captured().map(({ properties }) => properties.$session_id)
  const next = async (minutes: number) => {
    const before = sessions().length
    await page.clock.fastForward(minutes * 60_000)
    const next = taken()
    await follow(page, before % 2 === 0 ? 'Privacy' : 'Terms')
    await next
    await expect.poll(sessions).toHaveLength(before + 1)
  }
  await expect.poll(sessions).toHaveLength(1)
  await next(29)
  expect(new Set(sessions()).size).toBe(1)
  await next(31)
  expect(new Set(sessions()).size).toBe(2)
  for (let times = 0; times < 49; times++) await next(29)
  expect(new Set(sessions()).size).toBe(2)
  await next(29)
  expect(new Set(sessions()).size).toBe(3)
})

test('a PostHog that hangs holds up nobody', async ({ visit }) => {
  counting.standIn.fail({ kind: 'hang', times: 100 })
  const { page } = await counting.browse(visit, { choice: 'yes' })
  const answer = page.waitForResponse('**/ingest/e**')
  await page.goto('/pricing')
  expect((await answer).status()).toBe(200)
  await follow(page, 'Terms')
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible()
})

test('/ingest takes nothing from other sites and nothing that is no event, and leads nowhere else', async ({
  request,
}) => {
  const post = async (path: string, data: string, headers = {}) =>
    (await request.post(`${counting.site}${path}`, { data, headers })).status()
  for (const body of ['{}', 'no event', JSON.stringify('x'.repeat(9_000))]) {
    expect(await post('/ingest/e', body)).toBe(422)
  }
  expect(await post('/ingest/e', '{}', { origin: 'https://elsewhere.example' })).toBe(403)
  for (const path of ['/ingest', '/ingest/decide', '/ingest/static/array.js']) {
    expect(await post(path, '{}'), path).toBe(404)
  }
  for (const name of ['dnt', 'sec-gpc']) expect(await post('/ingest/e', '{}', { [name]: '1' })).toBe(204)
  // Late page views of the test before are none of these.
  expect(counting.standIn.seen.filter((asked) => !JSON.stringify(asked).includes('$pageview'))).toEqual([])
  // The Rapport of all other tests has no key.
  expect((await request.post('/ingest/e', { data: 'no event' })).status()).toBe(204)
})
