import { expect, test } from 'vitest'
import { builtInAgendas } from '@/lib/one-on-ones/rules/agenda-templates'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'

test('six agenda templates come with the product, each within the limits', () => {
  expect(new Set(builtInAgendas.map(({ key }) => key)).size).toBe(6)
  for (const { points } of builtInAgendas) {
    expect(points.length).toBeLessThanOrEqual(oneOnOneLimits.agendaPoints)
    expect(points.every((point) => point.length <= oneOnOneLimits.point)).toBe(true)
  }
})
