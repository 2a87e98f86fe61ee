import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeopleList } from '@/components/members/people/people-list'
import {
  accessQuestion,
  handOverPath,
  roleNews,
  sharedRole,
  tagFault,
  tagNews,
} from '@/components/members/people/acts/people-words'
import { personOf } from '@/components/members/people/acts/people-rows'
import { anAdmin } from '@/tests/factories/members'
import { listPeople } from '@/lib/members/people/queries/list-people'
import { peopleListSchema } from '@/lib/members/people/schema'

const [tom, ana] = [
  { id: '1', name: 'Tom Reed', role: 'Member' },
  { id: '2', name: 'Ana Silva', role: 'Admin' },
]

test('changing a role begins with the present one, and with none where people differ', () => {
  expect(sharedRole([ana])).toBe('Admin')
  expect(sharedRole([tom, { ...ana, role: 'Member' }])).toBe('Member')
  expect(sharedRole([tom, ana])).toBeUndefined()
})

test('a row of the list knows the role of its person', async () => {
  const admin = await anAdmin()
  const { rows } = await listPeople(admin, peopleListSchema.parse({}))
  const markup = renderToStaticMarkup(<PeopleList rows={rows} selfId={admin.memberId} isManaged />)
  expect(markup).toContain('data-role="Admin"')
  expect(personOf({ id: '2', name: 'Ana Silva', role: 'Admin' })).toEqual(ana)
})

test('a role that somebody had before is no change', () => {
  expect(roleNews([ana], 'Manager', 1)).toEqual({ type: 'success', title: 'Ana Silva is now a Manager' })
  expect(roleNews([ana], 'Admin', 0)).toEqual({ type: 'info', title: 'Ana Silva is already an Admin' })
  expect(roleNews([tom, ana], 'Admin', 1)).toEqual({ type: 'success', title: '2 people are now Admins' })
})

test('says when the reader’s own row is left out of an act', () => {
  expect(accessQuestion('active', [tom, ana], true)).toMatchObject({
    title: 'Deactivate 2 people?',
    text: expect.stringContaining('You’re left out: another admin can deactivate you.'),
  })
  expect(accessQuestion('active', [tom], false).text).not.toContain('left out')
})

test('a tag that changed nobody is no success', () => {
  expect(tagNews([tom, ana], 'added', 1)).toEqual({ type: 'success', title: 'Added to 1 person' })
  expect(tagNews([tom, ana], 'added', 0)).toEqual({ type: 'info', title: 'They have this tag already' })
  expect(tagNews([tom], 'removed', 0)).toEqual({ type: 'info', title: 'Tom Reed doesn’t have this tag' })
})

test('the work of one person is handed over on their page, that of several among the deactivated', () => {
  expect(handOverPath([tom])).toBe('/users/edit/1')
  expect(handOverPath([tom, ana])).toBe('/users?state=deactivated')
})

test('removing no tag asks for one', () => {
  expect(tagFault('')).toBe('Enter a tag.')
  expect(tagFault('Lisbom')).toBe('There’s no tag with this name.')
})
