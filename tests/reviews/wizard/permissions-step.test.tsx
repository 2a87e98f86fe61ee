import { renderToStaticMarkup } from 'react-dom/server'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { PermissionsStep } from '@/components/reviews/asking/permissions/permissions-step'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { db } from '@/lib/platform/db'
import { formatKeys } from '@/lib/reviews/drafting/rules/format-keys'
import { findNewDraft } from '@/lib/reviews/drafting/queries/get-new-draft'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { randomId } from '@/lib/shared/randomness'
import { aMember } from '@/tests/factories/members'
import { aCircle } from '@/tests/factories/reviews'

const save = () => Promise.resolve(undefined)

function Step({ draft }: { draft: WizardDraft }) {
  return (
    <WizardContext value={useDraft(draft, save)}>
      <PermissionsStep />
    </WizardContext>
  )
}

const closed = /<details[^>]*>(<summary(?:(?!<\/summary>).)*<\/summary>)(?:(?!<details).)*?<\/details>/s
const control = /<(summary|button|select|textarea|a|input)\b(?![^>]*\bdisabled)/g

/** The step without what its closed lines hold, and without the bar that leads on. */
function atFirstSight(html: string) {
  const [step = ''] = html.split('class="fixed')
  let seen = step
  while (closed.test(seen)) seen = seen.replace(closed, '$1')
  return seen
}

test.each(Object.values(Role))('a %s meets at most ten controls, and leaves no draft behind', async (role) => {
  const actor = await aMember({ role })
  for (const format of formatKeys) {
    const draft = await findNewDraft(actor, format)
    if (draft === null) continue
    const html = renderToStaticMarkup(
      <SearchParamsContext value={new URLSearchParams()}>
        <Step draft={draft} />
      </SearchParamsContext>,
    )
    const controls = atFirstSight(html).match(control) ?? []
    expect(controls.length).toBeGreaterThan(5)
    expect(controls.length).toBeLessThanOrEqual(10)
  }
  expect(await db.review.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})

test('where peers are to be nominated, the head count says so', async () => {
  const actor = await aMember()
  const draft = await findNewDraft(actor, 'blank')
  if (draft === null) throw new Error('Everybody may start from a blank form.')
  const nominations = { min: 2, max: 3, approver: 'CREATOR' as const }
  const content = { ...draft.content, about: 'me' as const, nominations }
  const html = renderToStaticMarkup(
    <SearchParamsContext value={new URLSearchParams()}>
      <Step draft={{ ...draft, content }} />
    </SearchParamsContext>,
  )
  expect(html).toContain('and 2 to 3 peers to be nominated')
  expect(html).toContain('2 to 3 peers nominated · Opt out')
})

test('Confidential about oneself is refused in one sentence', async () => {
  const { creator, asked } = await aCircle(2)
  const draft = await findNewDraft(creator, 'peer')
  if (draft === null) throw new Error('A manager may ask about others.')
  const assigneeIds = asked.map(({ memberId }) => memberId)
  const content = { ...draft.content, about: 'me' as const, anonymity: 'CONFIDENTIAL' as const, assigneeIds }
  const html = renderToStaticMarkup(
    <SearchParamsContext value={new URLSearchParams()}>
      <Step draft={{ ...draft, content: { ...content, seenBySubject: true } }} />
    </SearchParamsContext>,
  )
  const opened = html.replace(/<span data-fault.*?<\/span>/s, '')
  expect(opened.match(/Confidential needs a colleague/g)).toHaveLength(1)
  expect(html).not.toContain('reads results only with')
})

test('each field that sending may refuse has its place on the step', async () => {
  const actor = await aMember({ role: 'Manager' })
  const draft = await findNewDraft(actor, 'peer')
  if (draft === null) throw new Error('A manager may ask about others.')
  const html = renderToStaticMarkup(
    <SearchParamsContext value={new URLSearchParams()}>
      <Step draft={draft} />
    </SearchParamsContext>,
  )
  const places = [...html.matchAll(/data-field="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const refused = [
    'assigneeIds',
    'teamIds',
    'tagIds',
    'emails',
    'subjectIds',
    'sharedWithIds',
    'anonymity',
    'releaseMode',
  ]
  expect(places).toEqual(expect.arrayContaining([...refused, 'nominations', 'closesOn']))
})

test('a confidential form that asks too few for anybody it is about to read it says so', async () => {
  const { creator, asked } = await aCircle(3)
  const draft = await findNewDraft(creator, 'peer')
  if (draft === null) throw new Error('A manager may ask about others.')
  const drawn = (count: number, nominations: WizardDraft['content']['nominations'] = null) => {
    const assigneeIds = asked.slice(0, count).map(({ memberId }) => memberId)
    const content = { ...draft.content, subjectIds: [randomId()], assigneeIds, nominations }
    return renderToStaticMarkup(
      <SearchParamsContext value={new URLSearchParams()}>
        <Step draft={{ ...draft, content }} />
      </SearchParamsContext>,
    )
  }
  const note = 'reads results only with at least 3 answers, so ask more people.'
  expect(drawn(2)).toContain(note)
  expect(drawn(3)).not.toContain(note)
  expect(drawn(0)).not.toContain(note)
  expect(drawn(1, { min: 1, max: 1, approver: 'CREATOR' })).toContain(note)
  expect(drawn(1, { min: 1, max: 3, approver: 'CREATOR' })).not.toContain(note)
})
