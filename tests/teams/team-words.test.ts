import { expect, test } from 'vitest'
import { lossQuestion, putNews } from '@/components/teams/team-words'

const [priya, tom] = [{ name: 'Priya Nair' }, { name: 'Tom Reed' }]

test('names the one who is new to a team, else counts those who are', () => {
  expect(putNews([priya], 1, 'Design')).toEqual({ type: 'success', title: 'Priya Nair added to Design' })
  expect(putNews([priya, tom], 1, 'Design')).toEqual({ type: 'success', title: '1 person added to Design' })
  expect(putNews([priya, tom], 0, 'Design')).toEqual({ type: 'info', title: 'Already in Design' })
})

test('a manager is asked before they give up their own team, and about nobody else', () => {
  expect(lossQuestion('unmake', { own: 'true', leads: 'true' })).toMatchObject({ title: 'Stop managing this team?' })
  expect(lossQuestion('out', { own: 'true', leads: 'true' })).toMatchObject({ title: 'Leave this team?' })
  expect(lossQuestion('out', { leads: 'true' })).toBeNull()
})
