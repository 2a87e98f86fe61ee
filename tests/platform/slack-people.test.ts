import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSlackPeople } from '@/lib/platform/slack/people'
import { theProviders } from '@/tests/factories/integrations'
import { root } from '@/tests/structure/support/project'
import { slackMember, slackPeopleRoutes } from '@/tests/support/providers/slack/slack-people'
import { issueToken } from '@/tests/support/providers/tokens'
import type { Answer } from '@/tests/support/providers/stand-in'

const path = join(root, '..', 'shared', 'contracts', 'slack_web_openapi_v2.json')

const method = z.object({
  parameters: z.array(z.object({ name: z.string() })),
  responses: z.object({ 200: z.object({ examples: z.object({ 'application/json': z.unknown() }) }) }),
})

const readMethod = () =>
  z
    .object({ paths: z.object({ '/users.list': z.object({ get: method }) }) })
    .parse(JSON.parse(readFileSync(path, 'utf8'))).paths['/users.list'].get

const tokenWith = (scopes: string) => issueToken({ kind: 'access', account: 'bot:T1', scopes, expiresAt: null })

const scopes = 'users:read,users:read.email'

const ofPeople = (numbers: number[]) =>
  theProviders({ slack: slackPeopleRoutes({ revoked: new Set() }, () => numbers.map((number) => slackMember(number))) })

/** Slack as it answers this once. */
const answering = async (answer: Answer) =>
  (await ofPeople([])).standIn.fail({ under: '/slack/api/users.list', kind: 'answer', ...answer })

test('a page of 200 is asked for by the cursor of the page before', async () => {
  const { standIn } = await ofPeople(Array.from({ length: 201 }, (_, index) => index + 1))
  const first = await readSlackPeople(tokenWith(scopes), '')
  expect(first.people).toHaveLength(200)
  const second = await readSlackPeople(tokenWith(scopes), first.next)
  expect(second).toMatchObject({ people: [{ slackId: 'U000201' }], next: '' })
  expect(standIn.seen.map(({ body }) => body)).toEqual([{ limit: '200' }, { limit: '200', cursor: first.next }])
  expect(standIn.violations).toEqual([])
})

test('without the scope for addresses there are none, and without the one for people access is lost', async () => {
  await ofPeople([6])
  expect((await readSlackPeople(tokenWith('users:read'), '')).people[0]?.email).toBe('')
  await expect(readSlackPeople(tokenWith('chat:write'), '')).rejects.toMatchObject({ kind: 'revoked' })
})

test.each([
  ['an answer of another shape', { json: { ok: true, members: 'none' } }, 'unavailable'],
  ['HTML', { html: '<h1>Sorry</h1>' }, 'unavailable'],
  ['a cursor that ran out', { json: { ok: false, error: 'invalid_cursor' } }, 'refused'],
])('%s is a failure of Slack', async (_, answer, kind) => {
  await answering(answer)
  await expect(readSlackPeople(tokenWith(scopes), '')).rejects.toMatchObject({ kind })
})

test('what Slack leaves out is empty', async () => {
  await answering({ json: { ok: true, members: [{ id: 'U1', tz: null, deleted: null }] } })
  expect(await readSlackPeople(tokenWith(scopes), '')).toEqual({
    people: [{ slackId: 'U1', name: '', email: '', jobTitle: '', timeZone: '', pictureUrl: '', isGuest: false }],
    next: '',
  })
})

describe.skipIf(!existsSync(path))('as Slack describes it (skipped where that description is not at hand)', () => {
  test('nothing is sent that the method does not take', async () => {
    const { standIn } = await ofPeople([6])
    await readSlackPeople(tokenWith(scopes), '')
    const known = readMethod().parameters.map(({ name }) => name)
    expect(Object.keys(standIn.seen[0]?.body ?? {}).filter((name) => !known.includes(name))).toEqual([])
  })

  test('the answer of its example is read', async () => {
    await answering({ json: readMethod().responses[200].examples['application/json'] })
    const { people, next } = await readSlackPeople(tokenWith(scopes), '')
    expect(people.map(({ name, email, jobTitle }) => [name, email, jobTitle])).toEqual([
      ['Egon Spengler', 'spengler@ghostbusters.example.com', ''],
      ['Glinda Southgood', 'glenda@south.oz.coven', 'Glinda the Good'],
    ])
    expect(next).toBe('dXNlcjpVMEc5V0ZYTlo=')
  })
})
