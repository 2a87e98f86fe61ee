import { expect, test } from 'vitest'
import { invitedNews, nextPage } from '@/components/invitations/invite/next-page'

const typed = 'ana@acme.example, bo+x@acme.example'
const outcome = { offer: null, invited: 0, left: [], unmailed: [] }
const here = (email: string) => ({ email, why: 'here' as const })

test('missing seats lead to the form with the addresses, where they have a price', () => {
  expect(nextPage({ ...outcome, offer: {} }, typed)).toBe(
    '/users/add?emails=ana%40acme.example%2C%20bo%2Bx%40acme.example',
  )
})

test('people who were left out or got no mail are in the list', () => {
  expect(nextPage({ ...outcome, left: [here('ana@acme.example')] }, typed)).toBe('/users?tab=invited')
  expect(nextPage({ ...outcome, unmailed: ['ana@acme.example'] }, typed)).toBe('/users?tab=invited')
  expect(nextPage(outcome, typed)).toBeNull()
})

test('an invitation in place says who was left out and why, and how many got a mail', () => {
  const left = [here('ana@acme.example')]
  expect(invitedNews({ ...outcome, invited: 1, left }, typed)).toEqual({
    type: 'success',
    title: '1 invitation sent',
    description: 'ana@acme.example is already here.',
  })
  expect(
    invitedNews(
      {
        ...outcome,
        left: [...left, here('bo@acme.example'), ...['kofi', 'mei'].map((name) => here(`${name}@acme.example`))],
      },
      typed,
    ),
  ).toEqual({
    type: 'info',
    title: 'Nobody new to invite',
    description: 'ana@acme.example is already here. bo@acme.example is already here. 2 more left out.',
  })
  expect(invitedNews({ ...outcome, invited: 1 }, 'ana@acme.example')?.description).toBe('To ana@acme.example')
  expect(invitedNews({ ...outcome, offer: {} }, typed)).toBeNull()
})
