import { expect, test } from 'vitest'
import { roomInWords } from '@/lib/invitations/rules/seats'

test('says what is used up: the seats, or the invitations of the day', () => {
  const full = 'You have reached the limit for your plan.'
  expect(roomInWords({ full, seats: 0, today: 200 })).toEqual(['No seats left'])
  expect(roomInWords({ full, seats: 5, today: 0 })).toEqual(['No invitations left today'])
  expect(roomInWords({ full: null, seats: 1, today: 200 })).toEqual(['1 seat left on your plan', ''])
  expect(roomInWords({ full: null, seats: null, today: 3 })).toEqual(['', '3 invitations left today'])
})
