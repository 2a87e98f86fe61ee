import type { Actor } from '@/lib/access/actor'
import { newToken } from '@/lib/platform/secrets'
import type { FormContent } from '@/lib/reviews/model/schema'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aCircle, aDraft, aForm, anAnswer, aQuestion, aReview, questionOf } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import {
  builtActions,
  callAction,
  callRoute,
  statusOf,
  statusOfBody,
  type Outcome,
  type RawBody,
} from '@/e2e/support/calls'
import { footprintOf } from './footprint'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const far = (length: number) => 'x'.repeat(length)
const manyIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

const refused = (...fields: string[]): Outcome => ({ code: 'invalid', fields })

/** What a form may not hold even while it is being written. */
const unsaveable: [what: string, content: object][] = [
  ['a title of 121 characters', { title: far(121) }],
  ['a description of 2,001', { description: far(2001) }],
  ['101 questions', { questions: Array.from({ length: 101 }, () => aQuestion('input')) }],
  ['a question of 501 characters', { questions: [aQuestion('input', { questionText: far(501) })] }],
  ['an option of 251', { questions: [aQuestion('checkbox', { options: [{ optionText: far(251) }] })] }],
  ['21 options', { questions: [aQuestion('checkbox', { options: Array(21).fill({ optionText: 'a' }) })] }],
  ['a type that is none', { questions: [{ ...aQuestion('input'), type: 'essay' }] }],
  ['a scale beyond ten', { questions: [aQuestion('scale', { higherLabel: 11 })] }],
  ['names that are neither', { anonymity: 'SECRET' }],
  ['about something else', { about: 'everybody' }],
  ['1,001 people', { assigneeIds: manyIds(1001) }],
  ['an id that is none', { assigneeIds: ['1 OR 1=1'] }],
  ['101 teams', { teamIds: manyIds(101) }],
  ['501 addresses', { emails: Array.from({ length: 501 }, (_, index) => `p${index}@elsewhere.example`) }],
  ['an address of 255 characters', { emails: [`${far(243)}@example.com`] }],
  ['51 readers', { sharedWithIds: manyIds(51) }],
  ['a day that is none', { closesOn: 'tomorrow' }],
  ['a time that is none', { closesTime: '25:00' }],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }],
  ['a character no database keeps', { title: 'a\u0000b' }],
]

/** What keeps a finished form from being sent, and the field that is named. */
const unsendable: [what: string, field: string, content: (us: Us) => Partial<FormContent>][] = [
  ['no title', 'title', () => ({ title: ' ' })],
  ['no questions', 'questions', () => ({ questions: [] })],
  ['an unfinished question', 'questions', () => ({ questions: [aQuestion('input', { questionText: '' })] })],
  ['nobody asked', 'assigneeIds', () => ({ assigneeIds: [] })],
  ['a close in the past', 'closesOn', () => ({ closesOn: '2020-01-31' })],
  ['a day the calendar has not', 'closesOn', () => ({ closesOn: '2199-02-31' })],
  ['the address of a colleague', 'emails', ({ creator }) => ({ emails: [creator.email.toUpperCase()] })],
  ['an address that is none', 'emails', () => ({ emails: ['olga at elsewhere'] })],
  ['too few for anonymity', 'anonymity', () => ({ anonymity: 'ANONYMOUS' })],
  ['nobody it is about', 'subjectIds', () => ({ about: 'people', subjectIds: [] })],
  ['a stranger asked', 'assigneeIds', ({ stranger }) => ({ assigneeIds: [stranger.memberId] })],
  ['a team of strangers', 'teamIds', ({ strangeTeam }) => ({ teamIds: [strangeTeam] })],
  ['about a stranger', 'subjectIds', ({ stranger }) => ({ about: 'people', subjectIds: [stranger.memberId] })],
  ['read by a stranger', 'sharedWithIds', ({ stranger }) => ({ sharedWithIds: [stranger.memberId] })],
]

type Us = { creator: Actor; asked: Actor[]; stranger: Actor; strangeTeam: string }

async function us(): Promise<Us> {
  const { creator, asked } = await aCircle(2)
  const elsewhere = await aWorkspace()
  const stranger = await anAdmin({ workspace: elsewhere, firstName: 'Concealed' })
  const { id: strangeTeam } = await aTeam({ workspace: elsewhere, name: 'Concealed', members: [stranger] })
  return { creator, asked, stranger, strangeTeam }
}

for (const [what, given] of unsaveable) {
  test(`a form with ${what} is not saved`, async () => {
    const { creator } = await us()
    const draft = await aDraft(creator)
    const before = await footprintOf(creator.workspaceId)
    const content = { ...aForm(), ...given }
    const outcome = await callAction('saveDraftAction', { ...draft, content }, { cookie: await cookieFor(creator) })
    expect(outcome.code).toBe('invalid')
    expect(outcome.fields[0]).toMatch(`content.${Object.keys(given)[0]}`)
    expect(await footprintOf(creator.workspaceId)).toEqual(before)
  })
}

for (const [what, field, given] of unsendable) {
  test(`a form with ${what} is not sent, and the field is named`, async () => {
    const world = await us()
    const { creator, asked, stranger } = world
    const draft = await aDraft(creator, { asked, ...given(world) })
    const before = [await footprintOf(creator.workspaceId), await footprintOf(stranger.workspaceId)]
    const sender = { cookie: await cookieFor(creator) }
    expect(await callAction('publishReviewAction', draft, sender)).toEqual(refused(field))
    expect([await footprintOf(creator.workspaceId), await footprintOf(stranger.workspaceId)]).toEqual(before)
    expect((await statusOf(`/feedback/edit/${draft.id}`, sender)).html).not.toContain('Concealed')
  })
}

test('a Member asks about themselves alone, and at most 20 people', async () => {
  const workspace = await aWorkspace()
  const member = await aMember({ workspace })
  const people = await Promise.all(Array.from({ length: 21 }, () => aMember({ workspace })))
  const sender = { cookie: await cookieFor(member) }
  const tooMany = await aDraft(member, { asked: people })
  expect(await callAction('publishReviewAction', tooMany, sender)).toEqual(refused('assigneeIds'))
  const aboutAnother = await aDraft(member, {
    asked: people.slice(1, 3),
    about: 'people',
    subjectIds: people.slice(0, 1).map(({ memberId }) => memberId),
  })
  expect(await callAction('publishReviewAction', aboutAnother, sender)).toEqual(refused('subjectIds'))
})

test('answers that do not fit their question are refused under it', async () => {
  const { creator, asked } = await us()
  const [person] = asked
  if (!person) throw new Error('Nobody was asked.')
  const review = await aReview(creator, { asked })
  const line = questionOf(review, 'input')
  const scale = questionOf(review, 'scale')
  const choice = questionOf(review, 'checkbox')
  const before = await footprintOf(creator.workspaceId)
  const send = async (answers: object[]) =>
    callAction('saveAnswersAction', { reviewId: review.id, answers }, { cookie: await cookieFor(person) })
  expect(await send([anAnswer(line, { text: far(501) })])).toEqual(refused(line.id))
  expect(await send([anAnswer(scale, { score: 9 })])).toEqual(refused(scale.id))
  expect(await send([anAnswer(choice, { optionIds: manyIds(1) })])).toEqual(refused(choice.id))
  expect(await send([anAnswer(line, { text: far(10_001) })])).toEqual(refused('answers.0.text'))
  expect((await send([{ ...anAnswer(line), questionId: crypto.randomUUID() }])).code).toBe('invalid')
  expect(await send([])).toEqual(refused('answers'))
  expect(await footprintOf(creator.workspaceId)).toEqual(before)
})

const someAccount = {
  firstName: 'Eve',
  lastName: '',
  password: 'plum violin seven',
  workspaceName: 'Eve',
  size: 'small',
  timeZone: 'UTC',
}
const unregistered: [field: string, given: object][] = [
  ['firstName', { firstName: far(101) }],
  ['lastName', { lastName: 'a\r\nBcc: everybody@elsewhere.example' }],
  ['email', { email: 'eve@elsewhere.example\r\nBcc: x@y.example' }],
  ['email', { email: `${far(250)}@example.com` }],
  ['password', { password: 'short' }],
  ['password', { password: far(129) }],
  ['workspaceName', { workspaceName: far(129) }],
  ['slug', { slug: 'ab' }],
  ['slug', { slug: 'Admin-of-all' }],
  ['slug', { slug: far(49) }],
  ['size', { size: 'huge' }],
]

test('registering refuses each field beyond its limit by its name', async () => {
  for (const [field, given] of unregistered) {
    const input = { ...someAccount, email: `${unique('eve')}@elsewhere.example`, slug: unique('eve'), ...given }
    expect(await callAction('registerWorkspaceAction', input), JSON.stringify(given).slice(0, 60)).toEqual(
      refused(field),
    )
  }
})

test('tokens that were never given out, and such as cannot be', async () => {
  const password = 'plum violin seven'
  expect((await callAction('verifyEmailAction', { token: newToken(), password })).code).not.toBe('ok')
  expect(await callAction('verifyEmailAction', { token: 'short', password })).toEqual(refused('token'))
  expect((await callAction('resetPasswordAction', { token: newToken(), password })).code).not.toBe('ok')
  expect(await callAction('resetPasswordAction', { token: far(44), password })).toEqual(refused('token'))
})

const actionNames = [...builtActions.keys()]
const GROUPS = 4

for (let group = 0; group < GROUPS; group += 1) {
  test(`a body that is no input is refused by every action, and none fails over it (${group + 1} of ${GROUPS})`, async () => {
    const bodies = ['[]', '[null]', '["x"]', '[{"id":{"$ne":""}}]', `["${far(10_000)}"]`]
    for (const name of actionNames.filter((_, index) => index % GROUPS === group)) {
      // Each by somebody else: one person may not call all of them within a minute.
      const cookie = await cookieFor(await anAdmin())
      const outcomes = await Promise.all(bodies.map((body) => callAction(name, null, { cookie }, body)))
      for (const { code } of outcomes) expect(code, name).not.toMatch(/^(failure|too-many|5\d\d)$/)
    }
  })
}

const text = 'text/plain;charset=UTF-8'
const form = 'multipart/form-data; boundary=edge'
const part = '--edge\r\ncontent-disposition: form-data; name="$ACTION_REF_1"\r\n\r\n'

const unreadable: [what: string, sent: RawBody][] = [
  ['nothing', { type: text, body: '' }],
  ['no JSON', { type: text, body: 'nonsense' }],
  ['half an input', { type: text, body: '[{"id":' }],
  ['a number that is none', { type: text, body: '["$n12x"]' }],
  ['a function', { type: text, body: '["$F1"]' }],
  ['a form in a form', { type: text, body: '["$K1"]' }],
  ['a map of nothing', { type: text, body: '["$Q1"]' }],
  ['more than a hundred of the longest answers', { type: text, body: `["${far(4_300_000)}"]` }],
  ['a form without an edge', { type: 'multipart/form-data', body: 'nonsense' }],
  ['a form that is none', { type: form, body: 'nonsense' }],
  ['a form that breaks off', { type: form, body: part }],
  ['an empty form', { type: form, body: '--edge--\r\n' }],
  ['a form for no action', { type: form, body: `${part}\r\n--edge--\r\n` }],
  ['fields as a link sends them', { type: 'application/x-www-form-urlencoded', body: 'email=%' }],
]

test('a body that cannot be read is the fault of its sender, to an action and to a page', async () => {
  for (const [what, sent] of unreadable) {
    expect(await statusOfBody('registerWorkspaceAction', sent, false), `${what}, to an action`).toBeLessThan(500)
    expect(await statusOfBody('registerWorkspaceAction', sent, true), `${what}, to a page`).toBeLessThan(500)
  }
})

test('a form whose hidden fields were tampered with is the fault of its sender', async () => {
  const { id } = builtActions.get('registerWorkspaceAction') ?? {}
  const field = (name: string, value: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const reference = field('$ACTION_REF_1', '') + field('$ACTION_1:0', JSON.stringify({ id, bound: '$@1' }))
  for (const more of ['', field('$ACTION_1:1', 'nonsense'), field('$ACTION_1:1', '"x"')]) {
    const sent = { type: form, body: `${reference}${more}--edge--\r\n` }
    expect(await statusOfBody('registerWorkspaceAction', sent, true), more).toBeLessThan(500)
  }
})

test('a route refuses what is not JSON, and what is not its input', async () => {
  const { creator } = await us()
  const sender = { cookie: await cookieFor(creator) }
  expect((await callRoute('POST /api/notification', sender, '{')).code).toBe('invalid')
  expect(await callRoute('POST /api/notification', sender, '{"id":"1"}')).toEqual(refused('id'))
  expect(await callRoute('GET /api/notification?type=none', sender)).toEqual(refused('type'))
  expect(await callRoute('GET /api/people/of-team?id=x', sender)).toEqual(refused('id'))
  for (const path of ['/feedback/preview/x', '/feedback/id/1%27', '/feedback/edit/..%2f', '/feedback/%00']) {
    expect([400, 404], path).toContain((await statusOf(path, sender)).status)
  }
})
