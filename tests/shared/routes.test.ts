import { expect, it } from 'vitest'
import { pathAfterSwitch, pathIn, safeReturnPath, workspaceNamedIn } from '@/lib/shared/routes'

const origin = 'https://rapport.example'

it.each([
  ['/feedback?tab=created#list', '/feedback?tab=created#list'],
  ['feedback', '/feedback'],
  ['https://rapport.example/users', '/users'],
  ['/feedback/../users', '/users'],
  ['/feedback//twice', '/feedback//twice'],
  ['/?next=//evil.example', '/?next=//evil.example'],
])('%s is returned to as %s', (value, path) => expect(safeReturnPath(value, origin)).toBe(path))

it.each([
  undefined,
  null,
  '',
  'https://evil.example/feedback',
  'https://rapport.example.evil.example/feedback',
  'https://rapport.example@evil.example/feedback',
  'http://rapport.example/feedback',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/%2E%2e/\\evil.example',
  'https://rapport.example//evil.example/x',
  'https://rapport.example/\\evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://rapport.example/1',
  'https://',
])('%j leads to the dashboard', (value) => expect(safeReturnPath(value, origin)).toBe('/dashboard'))

it('what is returned leads to this origin from wherever it is followed, also where no origin is known', () => {
  for (const value of ['/x/..//evil.example', 'http://rapport.invalid//evil.example', '/./\\evil.example', '/users']) {
    expect(new URL(safeReturnPath(value), origin).origin).toBe(origin)
  }
})

const workspaceId = '0192f0c4-7d5e-7a30-8f4e-0c2f5a1b9d10'

it.each([
  ['/users', `/users?workspace=${workspaceId}`],
  ['/feedback?tab=pending', `/feedback?tab=pending&workspace=${workspaceId}`],
  ['/feedback/id/1?part=two#last', `/feedback/id/1?part=two&workspace=${workspaceId}#last`],
])('%s of a workspace is %s, and read again', (path, whole) => {
  expect(pathIn(workspaceId, path)).toBe(whole)
  expect(workspaceNamedIn(whole)).toBe(workspaceId)
})

it.each(['/users', '/users?workspace=', "/users?workspace=' OR 1=1 --", `/users?workspace=${workspaceId}0`, '/?%'])(
  '%s names no workspace',
  (path) => expect(workspaceNamedIn(path)).toBeNull(),
)

const id = '0192f0c4-7d5e-7a30-8f4e-0c2f5a1b9d11'

it.each([
  ['/goals', workspaceId, '/goals'],
  ['/goals?person=1', workspaceId, '/goals?person=1'],
  [`/goals/${id}/detail`, workspaceId, `/goals/${id}/detail?workspace=${workspaceId}`],
  [`/feedback/id/${id}#last`, workspaceId, `/feedback/id/${id}?workspace=${workspaceId}#last`],
  [`/goals/${id}/detail?workspace=${id}`, workspaceId, `/goals/${id}/detail?workspace=${id}`],
  [`/goals/${id}/detail`, null, `/goals/${id}/detail`],
])('after a switch %s goes on at its own workspace where it is of one object', (path, left, expected) =>
  expect(pathAfterSwitch(path, left)).toBe(expected),
)
