import { expect, test } from 'vitest'
import { badges } from '@/lib/badges/rules/badges'
import { birthdayOf, reachedGoals, startDateOf } from '@/prisma/seed/acme/celebrations/days'

const today = '2026-11-29'
const demoPeople = ['amara', 'priya', 'tom'] as const

test('each person of the demo’s sign-in has a celebration as it opens', () => {
  const isCelebrated = (key: (typeof demoPeople)[number]) =>
    birthdayOf(key, today) === today.slice(5) ||
    [today, '2026-11-28', '2026-11-27'].some((day) => startDateOf(key, today)?.slice(5) === day.slice(5))
  expect(demoPeople.filter(isCelebrated)).toEqual([...demoPeople])
})

test('one more goal on time makes Tom an Achiever', () => {
  const achiever = badges.find(({ name }) => name === 'Achiever')
  expect(achiever && 'counted' in achiever && achiever.counted.most).toBe(reachedGoals.length + 1)
})
