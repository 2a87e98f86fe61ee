import { expect, test } from 'vitest'
import { nextPage } from '@/components/invitations/invite/next-page'

const typed = 'ana@acme.example, bo+x@acme.example'
const outcome = { offer: null, left: [], unmailed: [] }

test('missing seats lead to the form with the addresses, where they have a price', () => {
  expect(nextPage({ ...outcome, offer: {} }, typed)).toBe(
    '/users/add?emails=ana%40acme.example%2C%20bo%2Bx%40acme.example',
  )
})

test('people who were left out or got no mail are in the list', () => {
  expect(nextPage({ ...outcome, left: ['ana@acme.example'] }, typed)).toBe('/users?tab=invited')
  expect(nextPage({ ...outcome, unmailed: ['ana@acme.example'] }, typed)).toBe('/users?tab=invited')
  expect(nextPage(outcome, typed)).toBeNull()
})
