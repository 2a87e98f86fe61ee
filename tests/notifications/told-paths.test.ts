import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAnswered, pathAbout, toldPaths } from './told-paths'

test('there are notices to follow', () => {
  expect(toldPaths.length).toBeGreaterThan(8)
  expect(toldPaths).toContain('/feedback/id/${reviewId}')
  expect(isAnswered('/nowhere/at/all')).toBe(false)
})

// Whom one writes to for help is a page of the public site, and that one is not part of the product.
const inside = toldPaths.filter((path) => !path.startsWith('/support'))

test.each(inside)('%s leads to a page', (template) => {
  expect(isAnswered(pathAbout(template, randomUUID()))).toBe(true)
})
