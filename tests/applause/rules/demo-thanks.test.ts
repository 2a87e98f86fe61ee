import { expect, test } from 'vitest'
import { before } from '@/prisma/seed/acme/applause/before'
import { lately } from '@/prisma/seed/acme/applause/lately'

const thanks = [...before, ...lately]

test('the demo has sixty thanks of 90 days, five of them since yesterday, with reactions and comments', () => {
  expect(thanks).toHaveLength(60)
  const hours = thanks.flatMap((story) => ('hoursAgo' in story ? story.hoursAgo : []))
  expect(hours).toHaveLength(5)
  expect(Math.max(...hours)).toBeLessThan(24)
  const days = thanks.flatMap((story) => ('day' in story ? story.day : []))
  expect([Math.min(...days) >= -90, Math.max(...days) < -1]).toEqual([true, true])
  for (const story of thanks.filter((one) => 'hoursAgo' in one)) expect(story.reactions).toBeDefined()
  expect(thanks.filter(({ comments }) => comments !== undefined).length).toBeGreaterThanOrEqual(5)
})

test('nobody of the demo thanks themselves', () => {
  for (const { by, to } of thanks) expect(to).not.toContain(by)
})
