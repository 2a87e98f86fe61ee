import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrgChartScreen } from '@/components/teams/org/org-chart-screen'

const linksToMake = (search: string) => {
  const nothing = { branches: [], count: 0, next: null, isCut: false, top: null, above: [], people: new Map() }
  const chart = { ...nothing, can: { create: true } }
  return (
    renderToStaticMarkup(<OrgChartScreen filter={{ search }} chart={chart} workspace={{ name: 'Acme' }} />).split(
      'href="/users/teams/add"',
    ).length - 1
  )
}

test('where there are no teams yet, there is one way to make the first; a search leaves it where it was', () => {
  expect([linksToMake(''), linksToMake('zebra')]).toEqual([1, 1])
})
